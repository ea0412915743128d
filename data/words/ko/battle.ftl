# 점수, 비밀, 턴의 진행.

command-battle = 이 게임의 점수, 비밀, 턴 진행
command-battle-score = 시나리오대로 턴이나 게임을 계산하기
command-battle-agree = 시나리오에서 정해지지 않은 규칙의 해석을 합의하기
command-battle-take = 이번 턴에 내 쪽이 차지한 곳 적기
command-battle-deed = 내 쪽이 이룬 성취 적기 (게임에 한 번)
command-battle-seal = 명령 봉인하기; 같은 제목이면 양쪽 것이 함께 열려요
command-battle-secrets = 내가 봉인한 것 읽기
command-battle-arrive = 예비 모델을 전장에 내보내기
command-battle-pair = 부대 둘을 하나로 조작하기
command-battle-order = 턴 끝까지 가는 명령 내리기
command-battle-combat = 이번 턴에 누가 누구와 싸우는지 적기
option-place = 곳의 번호
option-by-unit = 어느 부대가 했는지
option-deed = 성취
option-deed-name = 책에 적힌 이름 (자료에 목록이 없는 판본)
option-seal-text = 명령; 열릴 때까지 나만 봐요
option-seal-title = 양쪽이 부를 제목 (비우면 제목 없음)
option-arriving = 나올 부대, 쉼표로
option-partner = 두 번째 부대
option-order = 능력이나 명령
option-combat-units = 이 싸움의 양쪽 부대, 쉼표로

rolled-by = { $person } 님이 굴림 · 기록 { $seq }
settled-by = 규칙대로, 굴림 없이 · 기록 { $seq }
owes-between = { " " }님,{ " " }
owes = { $people } 님이 할 일
owed-picks = 모델을 몰래 고르기
owed-stack = 커맨드 스택 쌓기
owed-flip = 맨 위 카드 뒤집기
owed-combat = 다음 싸움 고르기
owed-test = 사기 수습 굴리기
owed-score = 점수 세기
owed-confirm = 점수 확인하기
owed-length = 게임이 이어지는지 굴리기
please-picks = 모델을 몰래 골라 주세요
please-stack = 커맨드 스택을 쌓아 주세요
please-flip = 맨 위 카드를 뒤집어 주세요
please-combat = 다음 싸움을 골라 주세요
please-test = 사기 수습을 굴려 주세요
please-score = 점수를 세어 주세요
please-confirm = 점수를 확인해 주세요
please-length = 게임이 이어지는지 굴려 주세요

button-picks = 고르기
button-stack = 스택 쌓기
button-flip = 카드 뒤집기
button-test = 사기 수습
button-score = 점수 세기
button-show-report = 점수 보기
button-length = 길이 굴리기
button-end = 게임 끝내기
button-give-way = 상대부터
button-reinforce = 증원 굴리기
button-more = 더 보기
button-pass = 더 { $act } 안 함
button-finish = { $act } 끝내기
panel-dispute = { $dispute } · 이의가 끝나면 게임이 이어져요
panel-active = **{ $units }** { $act } 중
button-pause = 멈추기
button-count = 이대로 세기
button-propose = 이렇게 제안하기
button-enter = 숫자 적기
button-confirm = 맞아요
button-object = 달라요
button-seal = 봉인하기
button-start-over = 처음부터

panel-activate = { $act }할 부대 고르기
panel-combat = 다음 싸움 고르기
panel-combat-now = 지금 싸움: **{ $units }**
more-headline = 더 보기
more-commands = `/game undo` 되돌리기
    `/battle deed` 성취, `/battle take` 차지한 곳
    `/battle seal` 비밀 명령, `/battle secrets` 내 비밀
    `/dispute` 의견이 다를 때
    `/game substitute` 자리 넘기기
note-broken-side = 무너짐: 움직이기 전에 용기 판정
side-deeds = 성취: { $deeds }
side-orders = 명령: { $orders }
reminder-without = { $traits } 효과 없음
reminder-without-open = { $traits }: 자료가 갈림 (금지/허용), 합의할 것
reminder-start-models = 처음에는 모델 { $count }개까지
reminder-models = 모델 { $count }개까지
reminder-no-morale = 사기 수습 없음
reminder-first-unknown = 누가 먼저인지는 자료에 없어요. `/game first`로 정하거나 굴려 주세요.
reminder-combats = 누가 누구와 싸우는지 적어 주세요: `/battle combat`
reminder-taken = 이번 턴에 차지한 { $what }: { $numbers }
units-legend-models = ● 조작 전  ◐ 조작 중  ○ 조작 끝  ✕ 전투불가
units-legend-cards = ● 앞면, 활성화 전  ◐ 활성화 중  ○ 뒷면, 활성화 끝  ✕ 제외
units-legend-stack = ● 활성화 전  ◐ 활성화 중  ○ 활성화 끝  ✕ 제외
act-activation = 조작
act-activation-of-cards = 활성화
act-acting = 행동

score-turn-headline = { $turn }턴 점수
score-round-headline = { $turn }라운드 점수
score-end-headline = 마지막 계산
score-read-headline = 정해지지 않은 규칙
score-help = 판에 보이는 대로 골라 주세요. 상대가 확인해요.
score-end-help = 고른 모델이 열렸어요. 남은 성취를 고르면 상대가 확인해요.
score-open-help = 어느 자료에도 없고 점수가 달라져요. 함께 정해 주세요.
score-open-rule = 관련 규칙: { $rule }
score-choose-reading = 해석 고르기
score-who-holds = 누가 차지했나요?
score-nobody = 아무도 없음
score-deeds = 성취
score-deeds-help = 양쪽 합쳐 게임에 한 번씩
score-no-deed = 이룬 것 없음
score-entered = 직접 적는 점수
score-rules = 규칙: { $names }
score-borrowed = { $edition } 자료는 없어 { $other }을 따름
score-confirm-headline = 판이 이런가요?
score-agree-headline = 이 해석에 동의하나요?
score-said-by = { $person } 님이 적었어요
score-proposed-by = { $person } 님이 제안했어요
score-object-help = “달라요”를 누르면 고쳐 적을 수 있어요.
score-other-help = “달라요”를 누르면 다른 해석을 제안할 수 있어요.
score-counted = { $what } · 확인됨
score-agreed = { $what } · 합의됨
score-nothing = 얻은 점수 없음
line-points = { $points }점
line-glory = 영광 { $count }
award-limit = 한 번에 얻는 한도를 넘음
award-target-out = 고른 적 { $count } 전투불가
award-target-safe = 지킨 모델 { $count } 생존
award-entered = 직접 적음
campaign-line = 캠페인 기록: { $mine } : { $theirs }
glory-line = 영광점수: { $mine } : { $theirs }
reinforced = { $count ->
    [0] 나올 모델 없음
   *[other] 모델 { $count }개까지 나올 수 있어요: `/battle arrive`
 }

report-score = 점수 흐름
report-before = 전투 전
report-under-way = { $turn } 진행 중
report-percentile = 굴림 { $count }번, 나올 수 있던 모든 결과의 { $share }보다 운이 좋음
report-not-counted = 여기서 뺀 굴림: 직접 굴린 것 { $hand }, 옛 버전 { $unknown }
report-luck-help = 50%면 보통이에요. 기대값은 선언한 굴림마다 정확히 계산했고, 되돌린 굴림도 셌어요.
report-column-who = 플레이어
report-column-wanted = 바란 결과
report-column-rolls = 굴림
report-column-came = 나옴
report-column-expected = 기대
report-rulings = 이 게임의 판정
report-seal = 주사위 검산

picks-headline = 몰래 고르기
picks-theirs = 적 { $count }개까지
picks-own = 지킬 내 모델 하나
picks-all = 고를 것 없이 전부예요.
picks-choose-theirs = 적을 { $span }개 골라 주세요
picks-choose-own = 지킬 내 모델을 { $span }개 골라 주세요
picks-no-units = 상대의 부대가 아직 없어요.
picks-secret = 나만 보여요. 기록에는 해시만 남아요.
stack-headline = 내 커맨드 스택
stack-next = { $place }번째 카드
sealed-headline = 봉인했어요
sealed-help = 공개되는 것은 이 해시뿐이에요. `/battle secrets`로 다시 볼 수 있어요.
secrets-headline = 내 비밀
secrets-none = 여기서 봉인한 것이 없어요.
secret-open = 열림
secret-closed = 봉인됨
secret-replaced = 다시 씀
seal-picks = 고른 모델
seal-stack = { $turn }라운드 커맨드 스택
seal-order = 명령 “{ $title }”
seal-order-untitled = 비밀 명령
picked-theirs = 적
picked-own = 내 쪽
revealed-headline = 양쪽 명령이 열렸어요
revealed-help = 미리 공개된 해시와 맞아요.

result-first-tied = 비김, 다시
result-game-over = 게임 끝
result-game-goes-on = 한 턴 더
purpose-length = 게임의 길이

event-reported = { $side } 님이 판의 모습을 적음
event-report-refused = { $by } 님이 다르다고 함
event-counted = 계산: { $what }
event-read = 정해지지 않은 규칙의 해석 합의
event-deed = { $side } 님: { $deed }
event-place-taken = { $side } 님이 { $what } { $place } 차지
event-tested = { $side } 님: 사기 수습
event-side-status = { $side } 님: { $status } { $on ->
    [yes] 시작
   *[no] 끝
 }
event-length = { $on ->
    [yes] 게임이 한 턴 더 이어짐
   *[no] 주사위로 게임이 끝남
 }
event-sealed = { $side } 님이 봉인: { $what }
event-revealed = { $side } 님 공개: { $what } · { $item }
event-gave-way = { $side } 님이 상대부터 조작하게 함
event-pair = { $unit } · { $partner } 함께 조작
event-ability = { $unit } 명령: { $name }
event-combat = 싸움 { $combat }: { $units }
event-combat-chosen = 싸움 { $combat } 진행
event-reinforced = { $side } 님 증원, 남은 수 { $count }
event-ended-played = 게임 끝
event-ended-conceded = { $by } 님 항복
event-ended-abandoned = 합의로 그만둠
event-ended-lapsed = 상대가 오래 답하지 않아 { $by } 님이 게임을 끝냄
event-ended-fled = 한쪽이 패주해 끝
event-won = { $side } 님 승리
event-nobody-won = 승자 없음

error-nothing-to-count = 계산할 것이 없어요
    이미 계산했거나 목록에 없는 시나리오예요. 점수는 `/game score`로 적어 주세요.
error-count-at-end-of-turn = 아직 계산할 때가 아니에요
    턴의 마지막 단계에서 계산해요.
error-report-outdated = 다른 턴의 카드예요
    현황판에서 점수 세기를 다시 열어 주세요.
error-report-waits = 확인을 기다리는 점수가 있어요
    상대가 먼저 확인하거나 다르다고 해야 해요.
error-points-unread = 해석을 먼저 골라야 해요
    메뉴에서 골라 주세요. 카드는 현황판의 “합의하기”나 `/battle agree`로 다시 열어요.
error-no-report = 기다리는 점수가 없어요
    이미 답했어요.
error-report-is-yours = 내가 적은 점수는 상대가 확인해요
    기다려 주세요. “달라요”를 누르면 거둘 수 있어요.
error-limit-needs-order = 차지한 순서가 필요해요
    한도 { $most }점을 양쪽이 나눠 가져요. `/battle take`로 순서대로 적은 뒤 세어 주세요.
error-nothing-to-take = 이 시나리오에는 차지하는 것이 없어요
    거점은 턴 끝에 계산해요.
error-no-such-place = { $given }번은 없어요
    1번부터 { $count }번까지예요.
error-place-gone = 지금은 { $place }번을 차지할 수 없어요
    제거됐거나 아직 뒤집혀 있어요.
error-place-taken = { $place }번은 이번 턴에 이미 뒤집혔어요
    돌아올 때까지 상대에게 점수를 주지 않아요.
error-turn-counted = { $turn }턴은 이미 계산했어요
    빠진 것이 있으면 되돌려 주세요.
error-no-such-deed = “{ $given }” 성취는 없어요
    목록에서 골라 주세요.
error-deed-needs-name = 책의 어떤 성취인가요?
    이 판본의 목록은 자료에 없으니 이름을 적어 주세요.
error-deed-done = 이미 이룬 성취예요
    양쪽 합쳐 게임에 한 번뿐이에요.
error-nothing-open = 정할 규칙이 없어요
    이 시나리오에서 정해지지 않은 규칙은 모두 합의했어요.
error-two-numbers = “{ $given }”: 숫자 둘이 아니에요
    양쪽 숫자를 { $most } 이하로 적어 주세요: `3 2`
error-nothing-to-pick = 이 시나리오에는 고를 것이 없어요
    그대로 두면 돼요.
error-picks-closed = 고를 때가 지났어요
    1턴 선공을 정하기 전에 골라요.
error-picks-number = 고른 수가 맞지 않아요
    { $whose ->
        [own] 지킬 내 모델을 { $span }개 골라 주세요.
       *[theirs] 적을 { $span }개 골라 주세요.
    }
error-picks-sealed = 고른 것이 아직 봉인돼 있어요
    현황판에서 마지막 계산을 열어 주세요.
error-picks-not-chosen = 아직 고르지 않은 쪽이 있어요
    현황판의 “고르기”를 눌러 주세요.
error-nothing-to-seal = 봉인할 것이 없어요
    { $most }줄 이하로 적어 주세요.
error-seal-opened = 이미 열린 것이에요
    다른 제목으로 봉인해 주세요.
error-seal-lost = 봉인한 내용이 데이터베이스에 없어요
    열 수 없어요. 봇을 돌리는 사람에게 백업을 부탁해 주세요.
error-stack-not-sealed = 아직 쌓지 않은 스택이 있어요
    현황판의 버튼으로 쌓아 주세요.
error-no-stack-now = 지금은 스택을 쌓지 않아요
    커맨드 단계에서 쌓아요.
error-stack-incomplete = 스택에는 모든 부대가 한 번씩 있어야 해요
    빠진 부대: { $missing }
error-flip-your-stack = 누가 움직일지는 스택이 정해요
    현황판의 버튼으로 맨 위 카드를 뒤집어 주세요.
error-stack-empty = 남은 카드가 없어요
    `/game pass`로 마쳐 주세요.
error-cannot-give-way = 지금은 상대부터 하게 할 수 없어요
    선공이 아직 아무도 움직이지 않았을 때만 정할 수 있어요.
error-no-pairs = 이 게임에서는 부대를 하나씩 { $act }해요
    하나만 골라 주세요.
error-not-a-pair = { $name }: { $trait } 특성이 없어요
    두 부대 모두 그 특성이 있어야 해요.
error-pair-with-itself = { $name }: 같은 부대예요
    서로 다른 부대 둘을 골라 주세요.
error-no-orders-now = 지금은 명령을 내리지 않아요
    규칙이 정한 단계에서 내려요.
error-order-without-name = 어떤 명령인가요?
    이름을 적어 주세요.
error-order-in-force = { $name }: 이미 걸려 있어요
    같은 능력은 겹치지 않아요.
error-no-combats-now = 지금은 싸움을 풀지 않아요
    전투 단계에서 풀어요.
error-combat-needs-both = 싸움에는 양쪽이 있어야 해요
    양쪽 부대를 쉼표로 적어 주세요.
error-in-combat-already = { $name }: 이미 싸움에 있어요
    한 턴에 한 싸움만 해요.
error-no-such-combat = 싸움 { $given }번은 없어요
    현황판에서 골라 주세요.
error-order-is-theirs = 순서는 상대가 정해요
    이번 턴의 선공이 골라요.
error-combat-fought = 싸움 { $number }번은 이미 골랐어요
    현황판에서 다른 싸움을 골라 주세요.
error-combats-left = 남은 싸움이 있어요
    모든 싸움을 풀어야 해요.
error-test-due = 할 판정이 남았어요
    현황판의 버튼으로 굴려 주세요.
error-no-test-due = 내가 할 판정이 없어요
    생기면 현황판에 나와요.
error-turn-not-counted = 이번 턴을 아직 계산하지 않았어요
    현황판의 “점수 세기”를 눌러 주세요.
error-length-not-rolled = 주사위로 게임이 이어지는지 정해요
    현황판에서 굴려 주세요.
error-no-length-roll = 지금은 굴려서 정하지 않아요
    시나리오가 정한 때에 굴려요.
error-no-reinforcements = 지금은 증원이 없어요
    시나리오가 정한 턴부터, 예비 모델이 있을 때, 턴에 한 번 굴려요.
error-reinforcements-unread = 증원은 한 번인가요, 매 턴인가요?
    자료에 없어요. `/battle agree`로 합의해 주세요.
error-not-in-reserve = { $name }: 예비가 아니에요
    예비 상태의 모델만 나와요.
error-too-many-arrive = 그만큼은 나올 수 없어요
    이번 턴에 남은 수: { $left }. 먼저 현황판에서 굴려 주세요.
error-unit-in-reserve = { $name }: 아직 나오지 않았어요
    전장에 나온 뒤에 골라 주세요.
error-button-unknown = 이제 쓰지 않는 버튼이에요
    지금의 현황판을 써 주세요.
