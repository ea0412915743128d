# 카드와 답변. 사람에게는 해요체, 규칙과 결과는 명사형이나 -다.

### 규칙
rule-related = 관련 규칙 읽기
rule-open = 정해지지 않은 점
rule-open-help = 자료가 정하지 않아요. 둘이 정하거나 운에 맡겨 주세요.
rule-changed = 판본 차이
rule-older = { JOSA($older, "은") } { $newer }보다 오래된 판
rule-not-in-edition = { $edition } 자료에는 언급 없음 · { $other } 내용이에요
rule-answers = { $author } 님의 글에 대한 규칙
pages = { $pages }쪽
page = { $pages }쪽
pages-unknown = 쪽 미확인
standing-agree = 두 자료 일치
standing-one = 한 자료
standing-weak = 약한 근거
note-translator = 번역자 주 · 규칙 원문 아님
note-author = 글쓴이 주 · 규칙 원문 아님
note-editor = 편집자 주 · 규칙 원문 아님
editions-headline = { $name } · 판본 비교
editions-silent = { $editions } 언급 없음
choice-headline-one = 이 규칙인가요?
choice-headline = 어느 규칙인가요?
choice-doubtful = “{ $query }” · 확실하지 않아요
choice-help = 여기 없으면 낱말을 바꿔 주세요
missing-headline = 찾지 못했어요
missing-help = 실려 있는 { $where } 규칙에 그런 것이 없어요. 책에 나오는 낱말로 다시 찾아 보세요.
missing-anywhere = 실려 있는 네 가지 게임의 규칙에 그런 것이 없어요. 책에 나오는 낱말로 다시 찾아 보세요.
missing-nearest = 가까운 주제 열기
game-named-help = 무엇이 궁금한가요? `/rule`에 규칙 이름이나 질문을 적어 주세요. 예: `돌격`, `엎드린 적을 쏘면?`
game-named-topics = 주제 열기

### 주사위
roll-times = { $times }번 굴림
roll-of-several = 혼자 { $total }번 굴린 가운데 { $place }번째로 굴린 것
roll-times-passed = { $times }번 중 { $good }번 성공
roll-successes = 성공 { $count }
roll-dice = 주사위 { $count }개
roll-picked = { $count }가지 가운데 하나
roll-passed = 성공
roll-failed = 실패
roll-chance-or-more = { $value } 이상일 확률 { $chance }
roll-chance-or-less = { $value } 이하일 확률 { $chance }
roll-chance-check = 성공할 확률 { $chance }
roll-chance-each = 한 번 성공할 확률 { $chance }
roll-chance-unknown = 주사위가 많아 정확한 확률은 내지 않아요
roll-hint-count = 주사위를 하나씩 세려면 `{ $notation }`
roll-all-dice = 주사위 { $count }개를 나온 순서대로:
roll-odds-headline = 확률
roll-odds-line-more = { $value } 이상 · { $chance }
roll-odds-line-less = { $value } 이하 · { $chance }

### 판정
chance-of-this = 이 결과의 확률 { $chance }
dice-by-hand = 직접 굴린 주사위
dice-unused = 적었지만 쓰지 않은 눈: { $faces }
throws-in-file = 앞선 굴림 { $count }번은 파일에 있어요
dice-awaited = { $purpose }: { $count }D{ $sides }
dice-awaited-who = 굴린 눈을 적어 주세요 · { $who }
dice-held = 받아 둔 눈: { $faces } · { $count }개 더
dice-form-label = 나온 눈
rules-used = 쓰인 규칙 읽기
rule-text-of = { $edition }의 글
no-modifiers = 보정 없음
needs = { $value }+ 필요
needs-or-less = { $value } 이하 필요
or-less = { $value } 이하
kept-highest = 높은 { $count ->
    [1] 하나
    [2] 둘
    [3] 셋
    [4] 넷
   *[other] { $count }개
 }
kept-lowest = 낮은 { $count ->
    [1] 하나
    [2] 둘
    [3] 셋
    [4] 넷
   *[other] { $count }개
 }
nothing-rolled-yet = 아직 굴리지 않았어요
odds-assumed = 결정할 일은 굵은 답으로 본 확률
odds-others-unknown = 다른 답은 경우가 많아 정확한 확률을 내지 않아요
in-some-cases = 경우에 따라 { $what }
decides = { $person } 님이 정해요
decides-table = 둘이 합의하고, 굴린 사람이 눌러 주세요
decided = { $question } { $answer } · { $who }
side-roller = 굴린 쪽
side-opponent = 상대편
side-attacker = 공격하는 쪽
side-defender = 막는 쪽
side-first = 첫째 쪽
side-second = 둘째 쪽
open-question = 자료가 정하지 않은 점
open-answered = 미정: { $question } “{ $answer }”
answer-placeholder = 답 고르기
model-removed = 전장에서 제거
blood-changes = 유혈 표식 { $before } → { $after }
replaced-tough = 강인함: 전투불가 대신 중상 (게임에 한 번)
replaced-golem = 골렘: 전투불가 대신 중상
replaced-machine-armour = 기갑: 중상 대신 경상

result-success = 성공
result-critical = 대성공
result-fail = 실패
result-no-effect = 피해 없음
result-minor-hit = 경상
result-down = 중상
result-out-of-action = 전투불가

purpose-success = 성공 굴림
purpose-risky = 위험한 행위
purpose-hit = 명중
purpose-morale = 사기 수습
purpose-injury = 부상

reason-stated = 직접 정한 보정
reason-spent-blood = 유혈 표식 { $count }개
reason-spent-blessing = 축복 표식 { $count }개
reason-spent-infection = 감염 표식 { $count }개
reason-bloodbath = 유혈낭자, 표식 { $count }개
reason-ignore-armour = 방어구 무시
reason-armour-standard = 평갑
reason-armour-reinforced = 중갑
reason-armour-machine = 기갑
reason-trench-shield = 참호 방패
reason-armour-piercing = 철갑탄 / 방어구 관통
reason-impervious = 불가침

question-spend-blood = 유혈 표식을 쓸까요?
question-spend-blessing = 축복 표식을 쓸까요?
question-spend-infection = 감염 표식을 쓸까요?
question-open-blood-beside-bloodbath = 남은 유혈 표식도 쓸 수 있나요?
answer-spend-blood = { $count ->
    [0] 쓰지 않기
   *[other] { $count }개 쓰기
 }
answer-spend-blessing = { $count ->
    [0] 쓰지 않기
   *[other] { $count }개 쓰기
 }
answer-spend-infection = { $count ->
    [0] 쓰지 않기
   *[other] { $count }개 쓰기
 }
answer-bloodbath = 유혈낭자
answer-yes = 예
answer-no = 아니요

### 버튼
button-back = 이전
button-next = 다음 { $page }/{ $pages }
button-editions = 판본 비교
button-other-language = English
button-everywhere = 다른 게임에서 찾기
button-roll-again = 다시 굴리기
button-odds = 확률
button-type-dice = 눈 적기
button-roll-this = 이대로 굴리기
button-change = 조건 바꾸기
change-title = /{ $command } 조건 바꾸기
change-label = 한 줄에 옵션 하나 · 이름: 값
change-yes = 예
change-no = 아니요
button-show-all = 모두에게 보이기
button-check-again = 다시 확인
button-privacy = 개인정보
button-show-a-rule = 규칙 하나 보기
button-try-a-roll = 굴려 보기

### 알림
stale = 오래된 버튼이에요
stale-help = 이 버튼은 더 쓰이지 않아요. 명령을 다시 써 주세요.
stale-answered = 이미 정해진 일이에요. 바뀐 것은 없어요.
not-yours = 다른 사람이 정할 차례예요
not-yours-waiting = { $person } 님을 기다리고 있어요.
not-yours-help = 방금 누른 것은 세지 않았어요.
fault = 심판 쪽 문제예요
fault-help = 바뀐 것은 없어요. 다시 해 주세요.
fault-reference = 되풀이되면 관리자에게: { $reference }

### 설정
greeting = 안녕하세요, 심판이에요
greeting-what = 규칙을 찾고, 주사위를 굴리고,
    채널에서 두는 게임을 기록해요.
greeting-first = 먼저 { $rule }, 그다음 { $help }
settings-headline = 서버 설정
settings-who = 서버 관리자만 바꿀 수 있어요
settings-language = 공개 답변 언어
settings-system = 기본 게임
settings-no-system = 정하지 않음
settings-edition = 기본 판본
settings-footing = 채팅은 읽지 않아요 · 비공식 팬 프로젝트
settings-managers-only = 서버 관리자만 바꿀 수 있어요
settings-managers-only-help = “서버 관리” 권한이 있는 분께 부탁해 주세요. 바뀐 것은 없어요.
language-ko = 한국어
language-en = English
language-auto = 디스코드 언어를 따름
my-language-headline = 내가 읽는 언어
my-language-help = 나만 보는 답변에 쓰여요.
hours-headline = 내 시간
hours-zone = 시간대
hours-zone-server = 서버의 언어에 따름
hours-quiet = 조용한 시간
hours-quiet-agreed = 게임마다 약속한 대로
hours-quiet-none = 없음
hours-away = 쉬는 날
hours-here = 없음
hours-heads-up = 다음 차례 알림
hours-help = 알림은 조용한 시간과 쉬는 날이 끝난 뒤에 가요. 쉬는 날은 `/game away`로 정해요.
permissions-fine = 필요한 권한이 모두 있어요
permission-view_channel = **채널 보기** 권한이 없어요
permission-view_channel-need = 여기에 답을 올리지 못해요
permission-send_messages = **메시지 보내기** 권한이 없어요
permission-send_messages-need = 게임 알림을 보내지 못해요
permission-send_messages_in_threads = **스레드에서 메시지 보내기** 권한이 없어요
permission-send_messages_in_threads-need = 스레드에서 게임을 열지 못해요
permission-create_public_threads = **공개 스레드 만들기** 권한이 없어요
permission-create_public_threads-need = 게임용 스레드를 만들지 못해요
permission-attach_files = **파일 첨부** 권한이 없어요
permission-attach_files-need = 확률 그림과 주사위 목록을 붙이지 못해요
permission-read_message_history = **메시지 기록 보기** 권한이 없어요
permission-read_message_history-need = 예전 카드를 고치지 못해요
permission-pin_messages = **메시지 고정** 권한이 없어요
permission-pin_messages-need = 게임 현황판을 고정하지 못해요
privacy-headline = 개인정보
privacy-text = 심판은 채팅을 읽지 않아요. 명령과 버튼, “규칙 찾기”나 “이의 제기”를 누른 글만 받아요.
    - **남는 것** 서버 설정, 내가 고른 언어·시간대·조용한 시간·쉬는 날, 카드 버튼에 담긴 내용(굴림과 누른 사람 번호), 두고 있는 게임의 기록, 미리 정한 지시, 봉인한 비밀, 이의와 판정(물은 말, 해석, 누가 정했는지), 서버의 자체 항목
    - **남지 않는 것** 채팅, 이름, 찾은 낱말 기록
    - **내 정보**는 언제든 파일로 받거나 지울 수 있어요: 아래 버튼
my-data-headline = 나에 대해 보관하는 것
my-data-help = 내 설정, 게임에서 한 일, 미리 정한 지시, 이의 제기에서 한 말이에요.
delete-headline = 내 정보를 모두 지울까요?
delete-what = 설정과 지시를 지워요. 게임과 이의 제기, 판정에는 내 자리에 “떠난 사람”이 남고, 거기서 두고 쓴 것은 다른 사람의 것이기도 해서 그대로 남아요. 되돌릴 수 없어요.
deleted = 내 정보를 지웠어요
deleted-help = 명령을 다시 쓰면 그때 필요한 것만 새로 보관해요.
button-my-data = 내 정보
button-delete-me = 내 정보 지우기
button-delete-now = 완전히 지우기

### 도움말
help-headline = 무엇을 할 수 있나요?
help-rule = 규칙 찾기
help-rule-command = rule
help-rule-how = `강하돌격`, `ㄱㅎㄷㄱ`, `diving` 모두 돼요
help-roll = 굴리기
help-roll-command = roll
help-roll-how = `2d6>=7`, `4d6kh3+2`, `choice[창,칼]`
help-by-game = 게임별 판정 { $groups } · preview로 확률 먼저
help-settings = 설정
help-settings-command = settings mine
help-settings-how = 언어 · 서버는 /settings server
help-game = 게임 두기
help-game-command = game new
help-game-how = 이 채널에서, 몇 주가 걸려도
help-examples = 굴림 예시 읽기
examples-headline = { $game } · 굴림 예시
examples-what = 심판이 스스로 검사하는 예시예요
help-message-menu = 메시지 길게 누르기: **규칙 찾기** · **이의 제기**
about-headline = 심판 Umpire
about-what = 미니어처 워게임의 규칙을 찾고 굴림을 판정하는 봇이에요.
about-version = 판 { $version } · MIT 라이선스
about-library = 게임 { $systems }개 · 규칙 { $entries }항목, 모두 직접 쓴 요약
about-fan = **비공식 팬 프로젝트**예요. 각 게임의 이름과 규칙은 저작권자의 것이고, 심판은 그 회사들과 관계가 없어요.
about-licences = 글꼴 NanumSquare: SIL OFL 1.1 · discord.py: MIT

demo-umpire = 심판
demo-player = 민준
demo-onlooker = 서연
demo-channel = 전장
later-headline = { $hours }시간 뒤
later-now = 이제 { $now }이에요.
later-help = 데모에만 있는 명령이에요.
later-due = 때가 된 일은 아래에 나와요.
