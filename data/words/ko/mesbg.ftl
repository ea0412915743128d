# 미들어스의 굴림. 결과와 까닭은 명사형, 사람에게는 해요체.

### 명령
command-mesbg = 미들어스 굴림
command-mesbg-priority = 우선권 굴림: 각자 D6, 높은 쪽
command-mesbg-duel = 결투: 양쪽 주사위, 깃발, Might, 동점까지
command-mesbg-fight = 한 전투 전체: 결투, 승자의 공격, Fate까지
command-mesbg-strikes = 공격: 부상표, Might, Fate
command-mesbg-shoot = 사격: 명중, 가로막힘, 부상
command-mesbg-heroic = 히로익 스트라이크, 스트렝스, 챌린지
command-mesbg-cast = Will로 시전하고 저항하기
command-mesbg-courage = 용기 판정: 2D6
command-mesbg-jump = 점프 테스트: D6
command-mesbg-leap = 도약 테스트: D6
command-mesbg-climb = 등반 테스트: D6
command-mesbg-fall = 낙하: 제 키까지는 피해 없음

### 옵션
option-mesbg-attacks = 내 쪽 Attack 수 (결투 주사위)
option-mesbg-fight = 내 쪽 Fight 값
option-mesbg-strength = 내 쪽 Strength
option-mesbg-defence = 내 쪽 Defence
option-mesbg-their-attacks = 상대 쪽 Attack 수
option-mesbg-their-fight = 상대 쪽 Fight 값
option-mesbg-their-strength = 상대 쪽 Strength
option-mesbg-their-defence = 상대 쪽 Defence
option-mesbg-fighting = 내 쪽이 싸우는 방법
option-mesbg-their-fighting = 상대 쪽이 싸우는 방법
option-mesbg-might = 내 쪽 Might 포인트
option-mesbg-their-might = 상대 쪽 Might 포인트
option-mesbg-hero = Might:Will:Fate:Wounds, 3:2:1:2
option-mesbg-their-hero = Might:Will:Fate:Wounds, 2:1:1:2
option-mesbg-spears = 내 뒷줄 창
option-mesbg-their-spears = 상대의 뒷줄 창
option-mesbg-spear-fight = 내 지원의 Fight
option-mesbg-their-spear-fight = 상대 지원의 Fight
option-mesbg-spear-stats = 내 지원의 Fight/Strength: 3/3
option-mesbg-their-spear-stats = 상대 지원의 Fight/Strength: 3/3
option-mesbg-banner = 군기가 있는 쪽
option-mesbg-position = 지면 포위, 또는 넘어짐
option-mesbg-alignment = 누가 선한 진영, 누가 악한 진영
option-mesbg-priority-holder = 우선권을 가진 쪽
option-mesbg-might-order = Might를 먼저 말하는 쪽
option-mesbg-strikes = 공격 수 (부상 굴림 수)
option-mesbg-target-defence = 대상의 Defence
option-mesbg-hit-strength = 공격의 Strength
option-mesbg-wound-modifier = 부상 굴림 보정: 랜스 +1
option-mesbg-target-state = 포위·넘어짐
option-mesbg-target-wounds = 대상에게 남은 Wounds
option-mesbg-target-fate = 대상의 Fate 포인트
option-mesbg-striker-might = 때리는 쪽 Might
option-mesbg-auto-fate = Fate를 묻지 않고 씀
option-mesbg-heroic-defence = 히로익 디펜스: 나온 눈 6만
option-mesbg-rend = Rend: 대상의 Strength
option-mesbg-heroic-action = 영웅 행동
option-mesbg-heroic-value = 지금의 Fight, Strength, Might
option-mesbg-heroic-start = 처음의 Might (챌린지, 비우면 그 부대의 것)
option-mesbg-cast-dice = 시전에 쓰는 Will
option-mesbg-cast-needed = 시전 값, 4+면 4
option-mesbg-cast-resist = 저항에 쓰는 Will (비우면 그 플레이어에게 물음)
option-mesbg-channelling = 히로익 채널링
option-mesbg-cast-equal = 같은 눈이면 저항인가?
option-mesbg-accuracy = 히로익 애큐러시
option-mesbg-shoot-value = Shoot 값 (4+면 4)
option-mesbg-shots = 사격 수
option-mesbg-missile = 사격 무기
option-mesbg-moved = 움직였는가 (명중 −1)
option-mesbg-hit-modifier = 명중 굴림에 더하는 다른 보정
option-mesbg-in-the-way = 첫째로 가로막는 것
option-mesbg-in-the-way-2 = 가로막는 것 둘째
option-mesbg-in-the-way-3 = 가로막는 것 셋째
option-mesbg-shooter-might = 쏘는 쪽 Might
option-mesbg-shooter-side = 쏘는 쪽의 진영
option-mesbg-into-fight = 전투 중인 적에게 (악한 진영)
option-mesbg-friend-defence = 가까운 아군의 Defence
option-mesbg-in-the-way-numbers = 2024년 판의 가로막힘 값
option-mesbg-natural-six = 보정에 밀린 6
option-mesbg-courage = 적힌 그대로의 Courage
option-mesbg-roll-modifier = 굴림 보정
option-mesbg-last-priority = 지난 턴 우선권
option-mesbg-tie-again = 2024년 판의 동점
option-mesbg-obstacle-height = 높이 (인치)
option-mesbg-gap-width = 건너뛸 틈의 너비, 인치
option-mesbg-own-height = 자기 키 (인치)
option-mesbg-test-numbers = 2024년 판의 값
option-mesbg-drop = 떨어지는 높이, 인치
option-mesbg-fall-numbers = 2024년 판의 값
option-mesbg-part-inch = 키를 넘는 1" 미만
option-mesbg-own-hero = Might:Will:Fate:Wounds, 2:1:1:2
option-mesbg-faller-defence = Defence

### 고르기
fighting-hand = 한손 무기
fighting-elven = 엘프제 한손 무기
fighting-two-handed = 양손 무기 (결투 −1, 부상 +1)
fighting-elven-two-handed = 엘프제 양손 무기
fighting-burly = 양손, Burly·master-forged (부상 +1)
fighting-lance = 돌격한 랜스 (부상 +1)
fighting-unarmed = 비무장 (−1, −1)
fighting-shielding = 방패 방어 (주사위 2배, 공격 없음)
banner-side-mine = 내 쪽
banner-side-theirs = 상대 쪽
banner-side-both = 양쪽
banner-side-mine-bearer = 내 쪽, 기수가 직접 싸움 (−1)
banner-side-theirs-bearer = 상대 쪽, 기수가 직접 싸움 (−1)
position-mine-trapped = 내 쪽 갇힘
position-theirs-trapped = 상대 쪽 갇힘
position-both-trapped = 양쪽 갇힘
position-mine-prone = 내 쪽 누움
position-theirs-prone = 상대 쪽 누움
position-both-prone = 양쪽 누움
alignment-good = 나 선한 진영, 상대 악한 진영
alignment-evil = 나 악한 진영, 상대 선한 진영
alignment-same = 둘 다 선하거나 둘 다 악함
shooter-good = 선한 진영
shooter-evil = 악한 진영
holder-roller = 나
holder-opponent = 상대
holder-first-turn = 첫 턴
state-trapped = 갇힘
state-prone = 누움
missile-bow = 활
missile-crossbow = 석궁 (이동하면 사격 불가)
missile-sling = 슬링 (움직이지 않으면 2발)
missile-thrown = 투척 무기
way-wall = 벽, 바위, 나무 (3+)
way-model = 다른 모델 (3+)
way-hedge = 약한 울타리, 덤불, 작물 (4+)
way-fortification = 요새, 솟은 암반, 창문 (5+)
way-agreed-2 = 합의한 값 2+
way-agreed-3 = 합의한 값 3+
way-agreed-4 = 합의한 값 4+
way-agreed-5 = 합의한 값 5+
way-agreed-6 = 합의한 값 6
heroic-strike = 스트라이크 (Fight)
heroic-strength = 스트렝스 (Strength)
heroic-challenge = 챌린지 승리 (Might)

### 결과
result-duel-won = 결투 승리: 굴린 쪽
result-duel-won-own = 결투 승리
result-duel-won-by = 결투 승리: { $who }
result-duel-lost = 결투 승리: 상대편
result-duel-lost-by = 결투 승리: { $who }
result-good-wins = 선한 진영 승리
result-evil-wins = 악한 진영 승리
result-priority-wins = 우선권 쪽 승리
result-priority-loses = 우선권 쪽 패배
result-priority-roller = 우선권: 굴린 쪽
result-priority-roller-own = 우선권
result-priority-opponent = 우선권: 상대편
result-priority-roller-by = 우선권: { $who }
result-priority-opponent-by = 우선권: { $who }
result-priority-tied = 동점 · 다시 굴림
result-fight-slays = 굴린 쪽 승리 · 처치
result-fight-slays-by = { $who } 승리 · 처치
result-fight-slays-over = { $who } → { $whom } · 처치
result-fight-wounds = 굴린 쪽 승리 · 부상 입힘
result-fight-wounds-by = { $who } 승리 · 부상 입힘
result-fight-wounds-over = { $who } → { $whom } · 부상 입힘
result-fight-wins = 굴린 쪽 승리 · 부상 없음
result-fight-wins-by = { $who } 승리 · 부상 없음
result-fight-loses = 상대편 승리 · 부상 없음
result-fight-loses-by = { $who } 승리 · 부상 없음
result-fight-wounded = 상대편 승리 · 부상 입힘
result-fight-wounded-by = { $who } 승리 · 부상 입힘
result-fight-wounded-over = { $who } → { $whom } · 부상 입힘
result-fight-slain = 상대편 승리 · 처치
result-fight-slain-by = { $who } 승리 · 처치
result-fight-slain-over = { $who } → { $whom } · 처치
result-fight-hurts = 굴린 쪽: 부상 이상
result-fight-hurts-own = 전투에서 부상 이상
result-fight-hurts-by = { $who }: 부상 이상
result-fight-won = 굴린 쪽 승리
result-fight-won-by = { $who } 승리
result-fight-hurt = 상대편: 부상 이상
result-fight-hurt-by = { $who }: 부상 이상
result-strike-slays = 처치
result-strike-wounds = 부상 입힘
result-strike-saved = Fate로 막힘
result-strike-fails = 부상 없음
result-strike-hurts = 부상 이상
result-fate-saved = 막음
result-shot-slays = 맞혀 처치
result-shot-wounds = 맞혀 부상 입힘
result-shot-saved = 명중 · Fate로 막힘
result-shot-no-wound = 명중 · 부상 없음
result-shot-friend = 아군이 맞음
result-shot-stopped = 가로막힘
result-shot-missed = 빗나감
result-shot-hurts = 부상 이상
result-shot-hits = 표적 명중
result-courage-passed = 용기 판정 통과
result-courage-failed = 용기 판정 실패
result-heroic-done = 영웅 행동
result-magic-cast = 시전 성공
result-magic-resisted = 저항
result-magic-failed = 시전 실패
result-feat-continues = 성공 · 이동 계속
result-feat-ends = 성공 · 이동 끝
result-feat-stops = 실패 · 그 자리에 멈춤
result-feat-falls-prone = 떨어져 누움
result-feat-falls = 떨어짐
result-fall-harmless = 낙하 피해 없음
result-fall-unhurt = 떨어짐 · 부상 없음
result-fall-saved = 떨어짐 · Fate로 막음
result-fall-wounds = 떨어져 부상
result-fall-slays = 떨어져 사망
result-fall-spared = 떨어짐 · 잃은 Wound 없음

### 굴림
purpose-duel-roller = 결투
purpose-duel-opponent = 결투
purpose-banner-re-roll = 깃발 재굴림
purpose-drawn-duel = 동점
purpose-drawn-roll-off-roller = 겨루기
purpose-drawn-roll-off-opponent = 겨루기
purpose-to-wound = 부상
purpose-to-wound-again = 부상, 둘째
purpose-fate-roll = Fate
purpose-to-hit = 명중
purpose-in-the-way = 가로막힘
purpose-in-the-way-again = 가로막힘 다시
purpose-heroic-strike = 히로익 스트라이크
purpose-heroic-strength = 히로익 스트렝스
purpose-heroic-challenge = 히로익 챌린지
purpose-cast = 시전
purpose-resist = 저항
purpose-into-fight = 전투에 쏨
purpose-courage-test = 용기 판정
purpose-priority-roller = 우선권
purpose-priority-opponent = 우선권
purpose-feat-jump = 점프
purpose-feat-leap = 도약
purpose-feat-climb = 등반

### 까닭
reason-fight-value = Fight { $fight }
reason-fighter = 모델 { $number } · Fight { $fight }
reason-spear-support = 창·파이크 지원
reason-shielding = 방패 방어, Attack 2배
reason-two-handed = 양손 무기
reason-burly = 양손 무기, Burly·master-forged
reason-unarmed = 비무장
reason-lance = 돌격한 랜스
reason-banner-bearer = 깃발을 든 모델
reason-banner = 깃발, 주사위 1개
reason-same-modifiers = 같은 보정
reason-elven-made = 한쪽만 엘프제 무기, 1만큼 유리
reason-fight-equal = Fight도 같음
reason-drawn-roll-off = 높은 쪽 승리
reason-chart = Strength { $strength } 대 Defence { $defence } · 표 { $chart }
reason-might-carried = 첫 굴림에 쓴 Might
reason-struck-trapped = 갇힘, 공격 2배
reason-struck-prone = 누움, 공격 2배
reason-fate-point = Fate 1점
reason-shoot-value = Shoot { $needed }+
reason-moved-and-shoots = 이동 후 사격
reason-in-the-way-wall = { $number }번째: 벽, 바위, 나무 { $needed }+
reason-in-the-way-model = { $number }번째: 다른 모델 { $needed }+
reason-in-the-way-hedge = { $number }번째: 울타리, 덤불 { $needed }+
reason-in-the-way-fortification = { $number }번째: 요새, 창문 { $needed }+
reason-in-the-way-agreed = { $number }번째: 합의한 값 { $needed }+
reason-accuracy = 히로익 애큐러시: 실패를 다시
reason-heroic-d6 = D6
reason-heroic-d3 = D3, D6의 절반 올림
reason-heroic-defence = 히로익 디펜스: 나온 눈 6만
reason-no-shield = 양손으로 싸우면 방패 Defence +1 없음
reason-rend = Rend: 대상 자신의 Strength { $strength } 기준
reason-will-dice = Will { $dice }점, 가장 높은 눈
reason-into-fight = 1–3 가까운 아군, 4–6 노린 적
reason-courage-added = Courage
reason-courage-target = Courage { $needed }+
reason-priority-die = 높은 쪽이 우선권
reason-feat-jump = 제 키 이하를 뛰어넘음
reason-feat-leap = 제 키 2배까지 건너뜀
reason-feat-climb = 기어오름
reason-within-reach = { $distance }" ≤ { $limit }"
reason-by-new-rulebook = 갖고 있는 규칙서의 값
reason-fell-from = { $drop }" 낙하, 키 { $height }" · Strength { $strength } · { $hits }대

### 결정
question-banner-any = 깃발을 쓸까요?
question-banner = 깃발을 쓸까요? { $own } 대 { $theirs }
question-banner-model-any = 깃발은 누구에게?
question-banner-model = 깃발은 누구에게? { $own } 대 { $theirs }
question-might-duel-any = Might를 쓸까요?
question-might-duel = Might를 쓸까요? { $own } 대 { $theirs }
question-might-hero-any = 누가 Might를 쓸까요?
question-might-hero = 누가 Might를 쓸까요? { $own } 대 { $theirs }
question-might-on-roll-any = Might를 쓸까요?
question-fate-any = Fate를 쓸까요?
question-resist-dice = 시전 { $value }: 저항할까요? Will { $held }점 남음
question-might-on-roll = { $value }, { $needed } 이상 필요: Might를 쓸까요?
question-fate = Fate를 쓸까요? 남은 { $held }점
question-alignment = 어느 쪽이 선한 진영인가요?
question-who-has-priority = 우선권은 누구에게 있나요?
question-priority-last = 지난 턴 우선권은 누구였나요?
question-in-the-way-number = { $number }번째를 지나려면 몇인가요?
question-moving-result = 눈 { $face }, 규칙서로는 무엇인가요?

question-open-banner-order = 깃발은 누가 먼저 정하나요?
question-open-tie-fights = 동점에서 누구의 Fight를 보나요?
question-open-might-on-tie = 비겼을 때 Might는 누가 먼저인가요?
question-open-same-side = 같은 진영끼리 비기면?
question-open-might-on-fate = Fate 굴림을 Might로 올리나요?
question-open-priority-tie = 우선권 동점은 어떻게 하나요?
question-open-natural-six = 나온 눈 6은 늘 명중인가요?
question-thrown-in-a-charge = 돌격하며 던지나요?
question-open-in-the-way = 가로막힘은 어느 값으로 하나요?
question-open-moving-tests = 어느 판의 값으로 할까요?
question-open-falling = 낙하 피해는 어느 값인가요?
question-open-defence-split = 둘째 굴림도 나온 눈 6이어야 하나요?
answer-both-sixes = 둘 다 나온 눈 6
answer-unmodified = 보정 없이 그 칸의 값
question-open-resist = 같은 눈이면 저항인가요?
answer-equal-resists = 같아도 저항
answer-higher-resists = 더 높아야 저항
question-open-fall-strength = 규칙서의 Strength는 몇인가요?
question-open-fall-hits = 규칙서에서는 몇 대인가요?
question-open-further-inch = 1"에 못 미치는 높이도 세나요?

answer-banner = { $count ->
    [0] 그대로 두기
   *[other] 다시 굴리기
 }
answer-banner-model = { $count ->
    [0] 그대로 두기
   *[other] 모델 { $count }
 }
answer-might-hero = { $count ->
    [0] 쓰지 않기
   *[other] 모델 { $count }
 }
answer-might-duel = { $count ->
    [0] 쓰지 않기
   *[other] { $count }점 쓰기
 }
answer-resist-dice = { $count ->
    [0] 저항 안 함
   *[other] 주사위 { $count }개
 }
answer-might-on-roll = { $count ->
    [0] 쓰지 않기
   *[other] { $count }점 쓰기
 }
answer-fate = { $count ->
    [0] 쓰지 않기
   *[other] 1점 쓰기
 }
answer-in-the-way-number = { $count }+
answer-open-fall-strength = Strength { $count }
answer-open-fall-hits = { $count }대
answer-roller-good = 굴린 쪽이 선한 진영
answer-roller-good-by = { $who } 쪽이 선한 진영
answer-opponent-good = 상대가 선한 진영
answer-opponent-good-by = { $who } 쪽이 선한 진영
answer-same-alignment = 둘이 같은 진영
answer-roller-side = 굴린 쪽
answer-roller-side-by = { $who }
answer-opponent-side = 상대
answer-opponent-side-by = { $who }
answer-first-turn-of-game = 첫 턴
answer-as-2018 = 2018년 판 값
answer-new-rulebook = 갖고 있는 규칙서대로
answer-agree-each = 지형마다 합의
answer-losing-first = 지고 있는 쪽
answer-priority-first = 우선권 쪽
answer-highest-fight = 각 편의 최고
answer-tied-fighters = 동점을 굴린 모델
answer-roll-off-first = 동점 굴림에 진 쪽
answer-roller-as-evil = 굴린 쪽을 악으로
answer-roller-as-evil-by = { $who } 쪽을 악으로
answer-opponent-as-evil = 상대를 악으로
answer-opponent-as-evil-by = { $who } 쪽을 악으로
answer-priority-takes-high = 우선권 쪽이 4–6
answer-drawn-roll-off = 각자 D6
answer-other-than-last = 지난 턴에 없던 쪽
answer-priority-again = 늘 다시 굴림
answer-six-hits = 늘 명중
answer-six-must-reach = 값에 닿아야 명중
answer-minus-one = 아니요, −1
answer-no-minus = 예, −1 없음
answer-whole-inches-only = 온전한 1"만
answer-part-inch-counts = 올려 센다
answer-feat-ends = 성공 · 이동 끝
answer-feat-continues = 성공 · 이동 계속
answer-feat-stops = 실패 · 멈춤
answer-feat-falls-prone = 떨어져 누움
answer-feat-falls = 떨어짐

### 바뀐 것
whose-roller = 굴린 쪽
whose-roller-by = { $who }
whose-opponent = 상대편
whose-opponent-by = { $who }
might-left = { $whose } · Might { $before } → { $after }
might-raised = **{ $value }** ({ $before } + Might { $spent })
cannot-wound = Strength { $strength }, Defence { $defence }: 부상 불가
fall-within-height = { $drop }", 제 키 { $height }" 이하
heroic-now = { $what } { JOSA($count, "이") } 됨
heroic-now-or-more = { $what } { $count } 이상
heroic-changes = { $what } { $before } → { $after }
heroic-then = 이 값으로 굴릴 때: `{ $option }:{ $after }`
heroic-capped = { $most }이 최대
heroic-what-strike = Fight
heroic-what-strength = Strength
heroic-what-challenge = Might
will-spent = { $whose } · Will −{ $count }
channelling-enhanced = 2018년 판의 채널링: 강화판 주문을 시전
fate-left = { $whose } · Fate { $before } → { $after }
wounds-left = { $whose } · Wounds { $before } → { $after }
loser-backs-away = 진 쪽 1" 후퇴
loser-is-trapped = 진 쪽 갇힘, 물러나지 못함
winner-strikes-not = 이긴 쪽 공격 없음
winner-may-stand = 누운 승자는 바로 일어날 수 있음
slain-removed = { $whose } · 사상자로 제거
friends-hit = 가장 가까운 아군 명중 { $count }
friend-slain = 가장 가까운 아군 · 사상자로 제거
stopped-wall = 벽, 바위, 나무가 막음 { $count }
stopped-model = 사이의 모델이 대신 맞음 { $count }
stopped-hedge = 울타리, 덤불이 막음 { $count }
stopped-fortification = 요새, 창문이 막음 { $count }
stopped-agreed = 사이의 물체가 막음 { $count }
lies-prone = 누운 상태
then-falls = 피해는 `/mesbg fall`로

### 잘못된 입력
error-nobody-in-front = 앞줄에 아군이 없어요
    창과 파이크는 싸우는 아군의 뒤에서 도와요.
error-good-risks-friends = 선한 진영은 아군이 맞을 위험이 있으면 쏠 수 없어요
    악한 진영이면 side를 악한 진영으로 골라 주세요.
error-crossbow-moved = 석궁은 움직인 뒤에 쏠 수 없어요
    moved를 끄거나 다른 무기를 골라 주세요.
error-mesbg-obstacle-too-high = 너무 높아 뛰어넘을 수 없어요
    제 키인 { $needed }"까지인데 { $given }"예요. 등반은 `/mesbg climb`.
error-mesbg-obstacle-needs-no-test = 테스트 없이 넘어요
    키의 절반인 { $needed }"까지는 그냥 넘는데, { $given }"예요.
error-mesbg-gap-too-wide = 너무 넓어 건너뛸 수 없어요
    제 키의 2배인 { $needed }"까지인데 { $given }"예요.
error-hero-points-unreadable = 읽을 수 없어요: “{ $given }”
    Might:Will:Fate:Wounds 순서로 `3:2:1:2`처럼 써 주세요.
error-fight-strength-unreadable = 읽을 수 없어요: “{ $given }”
    Fight/Strength 순서로 `4/3`처럼 써 주세요.
