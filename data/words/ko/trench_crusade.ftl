# 참호성전 판정: 결과, 굴림, 보정, 결정, 오류, 명령. 번역자의 용어를 쓴다.

### 결과
result-miss = 빗나감
result-scatter = 비산
result-lost = 공격을 잃음
result-friend-no-effect = 아군 명중 · 피해 없음
result-friend-minor-hit = 아군 경상
result-friend-down = 아군 중상
result-friend-out-of-action = 아군 전투불가
result-melee-friend = 아군
result-melee-enemy = 적
result-risky-failed = 실패 · 그 행동만 끝
result-risky-ends = 실패 · 조작 종료
result-no-roll = 굴림 필요 없음
result-no-fall = 낙상 부상 없음
result-stays = 떨어지지 않음
result-dive-landed = 강하 성공
result-dive-landed-no-fall = 강하 성공
result-dive-landed-no-effect = 강하 성공 · 낙상 피해 없음
result-dive-landed-minor-hit = 강하 성공 · 낙상 경상
result-dive-landed-down = 강하 성공 · 낙상 중상
result-dive-landed-out-of-action = 강하 성공 · 낙상 전투불가
result-dive-failed-no-fall = 강하 실패 · 중상
result-dive-failed-no-effect = 강하 실패 · 낙상 피해 없음
result-dive-failed-minor-hit = 강하 실패 · 경상
result-dive-failed-down = 강하 실패 · 중상
result-dive-failed-out-of-action = 강하 실패 · 전투불가
result-climbed = 등반 성공
result-climb-failed = 등반 실패
result-jumped = 도약 성공
result-jump-not-made = 뛸 수 없음
result-jump-failed-no-fall = 도약 실패
result-jump-failed-no-effect = 도약 실패 · 피해 없음
result-jump-failed-minor-hit = 도약 실패 · 경상
result-jump-failed-down = 도약 실패 · 중상
result-jump-failed-out-of-action = 도약 실패 · 전투불가
result-crossed = 험지 통과
result-stopped = 험지에서 멈춤
result-charge-reached = 돌격 성공
result-charge-partly = 일부에게 돌격 성공
result-charge-failed = 돌격 실패
result-charge-stopped = 돌격 중 막힘
result-charge-lost = 돌격하지 못함
result-charge-anew = 회피 · 다시 선언
result-charge-not-made = 돌격 불가
result-holds = 사기 유지
result-recovers = 사기 회복
result-shaken = 사기 저하
result-flees = 패주
result-roll-off-won = 경합 승리: 굴린 쪽
result-roll-off-won-own = 경합 승리
result-roll-off-lost = 경합 승리: 상대편
result-initiative-won = 주도권: 굴린 쪽
result-initiative-won-own = 주도권
result-initiative-lost = 주도권: 상대편
result-initiative-won-by = 주도권: { $who }
result-initiative-lost-by = 주도권: { $who }
result-roll-off-won-by = 경합 승리: { $who }
result-roll-off-lost-by = 경합 승리: { $who }
result-relic-claimed = 유물 획득
result-relic-failed = 유물 실패
result-relic-failed-ends = 유물 실패 · 조작 종료
result-d3-1 = 1
result-d3-2 = 2
result-d3-3 = 3

### 굴림
purpose-edge = 난간 판정
purpose-jump-down = 뛰어내리기
purpose-dive = 강하돌격
purpose-climbing = 등반
purpose-jumping = 도약
purpose-ground = 험지
purpose-unseen-charge = 시야 밖 돌격
purpose-charge-bonus = 돌격 추가 거리
purpose-evade = 회피 D3
purpose-fall-injury = 낙상 부상
purpose-melee-target = 누구를 쏘는지
purpose-which-model = 어느 모델인지
purpose-roll-off-own = 경합
purpose-roll-off-other = 경합
purpose-d3 = D3
purpose-relic = 유물

### 보정
reason-weapon = { $name_ko ->
    [none] 무기
   *[other] { $name_ko }
 }
reason-sheltered = 지형 뒤에서 사격
reason-long-range = 장거리 { $distance }" > { $half }"
reason-long-range-from-half = 장거리 { $distance }" = 절반 { $half }"
reason-target-in-cover = 엄폐
reason-ignore-cover = IGNORE COVER: 엄폐 무시
reason-ignore-long-range = IGNORE LONG RANGE: 장거리 무시
reason-penalty-ignored = 무시한 불이익마다
reason-elevated = 고지대 { $height }"
reason-is-down = 중상 상태
reason-short-range = 근거리
reason-critical-hit = 대성공
reason-critical-keyword = CRITICAL
reason-marks = { $keyword }: 피해 없음이어도 유혈 표식 1개
reason-stated-marks = FIRE, GAS, SHRAPNEL: 피해 없음이어도 유혈 표식 { $count }개
reason-negated = NEGATE { $keyword }: 추가 표식 없음
reason-armour-characteristic = 방어 특성치
reason-injury-modifier-cap = 모두 합쳐 −{ $limit }까지만
reason-off-hand = 보조 무기
reason-fear = 공포
reason-block = 방해(BLOCK)
reason-dived = 강하돌격
reason-unactivated = 조작 전인 대상
reason-target-down = 중상 대상
reason-shield-not-added = 참호 방패: 기갑에는 더해지지 않음
reason-defended-obstacle = 엄폐물로 인한 방해
reason-fall = { $height }" 낙상
reason-movement = 이동거리
reason-stood-up = 기상: 합계의 절반
reason-machine-armour-charge = 기갑: D6 대신 D3
reason-skirmisher = 척후병
reason-leader = 지휘자
reason-roll-off = 높은 쪽 승리, 동점은 다시
reason-d3 = D6의 절반, 올림
reason-flying-ground = 비행: 여기서 조작을 시작하거나 이동을 끝낼 때만
reason-into-melee = 단병접전에 사격

replaced-tough-and-machine-armour = 강인함 뒤 기갑: 전투불가 → 중상 → 경상
replaced-golem-and-machine-armour = 골렘 뒤 기갑: 전투불가 → 중상 → 경상

### 결정
question-which-model = 어느 모델인가요?
answer-which-model = { $count }번
question-fall-side = 어느 쪽에서 떨어지나요? ({ $near }" / { $far }")
answer-near-side = 뛴 쪽
answer-far-side = 건너편
question-impervious-piece = 불가침인 것은 어느 쪽인가요?
answer-armour = 갑옷
answer-shield = 방패
question-evade = 회피할까요?
answer-stand = 그대로 있기
answer-evade = 회피
question-evaded-any = 회피 뒤 거리는요?
question-evaded = 회피 뒤 거리가 얼마나 바뀌었나요? ({ $inches }"까지)
answer-evaded = { $count ->
    [0] 그대로
   *[other] { $count }" 멀어짐
 }
answer-evaded-less = { $count }" 가까워짐
question-use-icon = 성상이나 장신구를 쓸까요?
answer-use-it = 써서 조작 유지
answer-keep-it = 아껴 두기
question-shaken-or-flee = 버틸까요, 패주할까요?
answer-stays = 사기 저하로 버티기
answer-flees = 패주하고 패배

question-open-tough-then-standfast = 기갑이 그 중상도 경상으로 바꾸나요?
question-open-shield-is-armour = 방패와 방어 특성치도 뚫리나요?
answer-worn-only = 입은 갑옷만
answer-all-armour = 모두 뚫림
question-open-cap-and-piercing = 하한과 방어구 관통, 무엇이 먼저인가요?
answer-cap-first = 하한 먼저
answer-piercing-first = 관통 먼저
question-open-marker-from-this-attack = 이 공격의 표식을 이 부상 굴림에 쓸 수 있나요?
answer-later = 부상 뒤에 붙음
answer-at-once = 바로 쓸 수 있음
question-open-infection-bloodbath = 감염 표식으로 유혈낭자를 낼 수 있나요?
answer-bloodbath-with-infection = 감염 표식을 보태 유혈낭자
question-open-mark-needs-hit = 빗나가도 추가 표식이 붙나요?
answer-hit-needed = 명중해야 붙음
answer-attack-is-enough = 빗나가도 붙음
question-open-infection-count = 감염 표식은 몇 개인가요?
answer-instead = 유혈 표식 대신 같은 수
answer-besides = 유혈 표식에 더해 1개
question-open-down-told-twice = 중상 대상에게 명중도 +1 DICE인가요?
answer-injury-only = 부상에만
answer-hit-and-injury = 명중과 부상 모두
question-open-risky-second-weapon = RISKY가 빗나간 뒤 남은 공격은요?
answer-lost = 사라짐
answer-kept = 마저 공격
question-open-charge-several = 여러 적에게 한 번에 돌격할 수 있나요?
answer-several = 여럿 가능
answer-one-target = 첫 대상만
question-open-unseen-several = 안 보이는 대상이 여럿이면 굴림은 몇 번인가요?
answer-one-roll = 한 번
answer-a-roll-each = 대상마다
question-open-unseen-charge = 안 보이는 적에게 돌격할 수 있나요?
answer-not-allowed = 불가
answer-with-a-risky-roll = 위험한 행위로 가능
question-open-interposing = 지목하지 않은 적이 길을 막으면요?
answer-stops-there = 거기서 멈춰 싸움
question-open-charge-after-evading = 회피 뒤 돌격은요?
answer-charge-goes-on = 그대로 돌격
answer-declare-anew = 다시 선언
question-open-partly-reached = 일부에게만 닿으면 돌격 성공인가요?
answer-those-reached = 닿은 적에게 성공
answer-all-or-none = 모두 닿아야 성공
question-open-halve-or-cap-first = 12" 한도와 절반, 무엇이 먼저인가요?
answer-limit-first = 한도 먼저
answer-halve-first = 절반 먼저
question-open-heavy-carried = HEAVY 무기를 지니기만 해도 돌격 보너스가 없나요?
answer-carrying-counts = 지니면 없음
answer-only-when-used = 쓸 때만 없음
question-open-trench-wall-of-three = 딱 3" 높이의 참호 벽은 등반인가요?
question-open-climb-down = 내려오는 것도 등반인가요?
answer-a-climb = 등반
answer-no-climb = 등반 아님
question-open-dive-from-height = 성공한 강하도 낙상을 굴리나요?
answer-no-fall = 굴리지 않음
answer-takes-the-fall = 낙상을 굴림
question-open-dive-fail-twice = 강하 실패의 중상과 낙상은 어떻게 겹치나요?
answer-down-then-fall = 중상, 그다음 낙상
answer-one-event = 중상은 한 번만
answer-fall-then-down = 낙상, 그다음 중상
question-open-down-without-roll = 굴림 없는 중상도 기갑이 막나요?
answer-any-down = 어떤 중상이든
answer-rolled-only = 부상 굴림만
question-open-jump-down-risky = 뛰어내리기에 위험한 행동 굴림이 필요한가요?
question-open-down-at-the-edge = 난간 판정에 중상의 −1 DICE가 붙나요?
question-open-fall-steps = { $height }" 낙상에서 3"는 어떻게 세나요?
answer-full-steps = 꽉 찬 3"만
answer-rounded-up = 올림
question-open-flail-off-hand = 도리깨를 보조 무기로 쓸 수 있나요?
answer-barred = 쓸 수 없음
answer-no-bonus = +1 DICE 없이 씀
question-open-claws-attacks = 발톱 한 쌍은 몇 번 공격하나요?
answer-open-claws-attacks = { $count }번
question-open-automatic-in-melee = 근거리에서 AUTOMATIC은 몇 번인가요?
answer-open-automatic-in-melee = { $count }번
question-open-fear-which-roll = 공포의 −DICE는 어느 굴림인가요?
answer-fear-of-the-target = 공포인 적을 때릴 때만
answer-fear-of-all = 모든 근거리 명중
answer-fear-on-every-roll = 모든 성공 굴림
question-open-wall-not-between = 사이에 없는 벽도 방해가 되나요?
answer-touching-is-enough = 닿으면 방해
answer-must-be-between = 사이에 있어야
question-open-ground-rolls = 험지 굴림은 한 번인가요, 두 번인가요?
answer-two-rolls = 두 번
question-open-bloodbath-die = 유혈낭자의 D6은 어느 쪽인가요?
answer-third-die = 남기는 셋째 주사위
answer-added-die = 둘의 합에 더하기
question-open-one-die-kept = 1D6 부상 굴림은 몇 개를 남기나요?
answer-open-one-die-kept = { $count }개
question-open-armour-and-accidents = 낙상이나 험지에도 방어구를 적용하나요?
question-open-first-target-counts = 처음 겨눈 적도 후보인가요?
answer-a-candidate = 후보
answer-no-candidate = 빠짐
question-open-no-friend-qualifies = 쏠 수 있는 아군이 없으면요?
answer-shot-lost = 그 발을 버림
answer-first-target = 원래 대상을 쏨
answer-unseen-friend = 안 보여도 아군을 쏨
question-open-who-picks = 후보가 여럿이면 누가 고르나요?
answer-shooter-picks = 쏘는 쪽
answer-opponent-picks = 상대
answer-at-random = 무작위
question-open-extra-inch = 더 쓰는 1"는 도약 한도에서도 빼나요?
answer-whole-movement = 이동거리에서만
answer-jump-limit = 한도에서도
question-open-two-leaders = 서 있는 지휘자가 여럿이면 +DICE는 몇 개인가요?
answer-open-two-leaders = +{ $count } DICE
question-open-winner-of-flight = 패주하면 누가 이기나요?
answer-other-side-wins = 남은 쪽
answer-points-decide = 승점으로
question-open-failed-risky = 위험한 행동에 실패하면 조작이 끝나나요?
answer-activation-ends = 조작 종료
answer-only-this-action = 그 행동만
question-open-shaken-moves = 굴림 없는 행동도 위험한 행위인가요?
answer-every-action = 모든 행동
answer-only-rolls = 원래 있는 굴림만
question-open-keyword-unstated = 이 판의 무기에도 { $keyword }가 있나요?
question-open-blood-on-this-roll = 이 굴림에도 유혈 표식을 쓸 수 있나요?
question-open-relic-roll = 유물 판정은 어느 것인가요?
answer-plain-roll = 보통 판정
answer-risky-roll = 위험한 행동
question-open-blast-hit-rolls = 폭발의 명중 굴림은요?
answer-one = 전체에 한 번
answer-each = 모델마다
question-open-target-gone = 사라진 대상에게 남은 발은요?
answer-shots-lost = 버림
answer-another-named = 지정한 다른 대상에게

### 바뀐 것
target-number = 대상 { $number }
target-friend = 아군
infection-changes = 감염 표식 { $before } → { $after }
blessing-changes = 축복 표식 { $before } → { $after }
attacker-changes = 공격한 모델: { $what }
goes-down = 중상이 됨
tough-used = 강인함을 씀
activation-over = 조작 종료
activation-over-by = { $keyword }: 조작 종료
shot-drifts = 대상에서 { $inches }" 벗어남 · 방향은 상대가 정함
    -# 그 자리에 휘말린 모델은 /tc injury로 굴려 주세요
fireteam-second = FIRETEAM: 표식 3개의 유혈낭자는 신 안디옥만, 짝이 먼저 맞힌 적에게 하는 둘째 공격만
several-targets = 대상끼리 6" 안에 있어야 함
shot-assault = ASSAULT: 같은 조작에 돌격이나 근거리 공격 가능
shot-heavy = HEAVY: 이동·돌격·퇴각과 한 조작에 못 함
shot-heavy-dash = HEAVY: 이동·돌격·퇴각·약진과 한 조작에 못 함
shot-assault-heavy = ASSAULT: 같은 조작에 근거리 공격 가능
shot-heavy-assault = HEAVY: 이동·퇴각과 한 조작에 못 함. ASSAULT로 돌격할 수 있는지는 정해지지 않음
shot-heavy-assault-dash = HEAVY: 이동·퇴각·약진과 한 조작에 못 함. ASSAULT로 돌격할 수 있는지는 정해지지 않음
shot-reload = RELOAD: 쏘면 조작이 끝남
infection-grows = 감염: 조작할 때마다 1개 늘어남, 6개까지
attacks-unused = 남은 공격 { $count }번
charge-moved = { $inches }" 이동
charge-within = { $needed }"를 가면 닿음: 거리 { $inches }", 1" 안이면 충분
charge-without-bonus = 중장비: 추가 거리 없음
charge-fights = 단병접전 시작
charge-fights-blocker = 길을 막은 적과 단병접전
charge-several-reached = { $count }명과 단병접전
dive-bonus-next = 다음 근거리 공격에 +1 DICE
dive-bonus-both = 근거리 공격의 명중과 부상에 +1 DICE, 방해 무시
climb-no-move = 오르려던 자리에 그대로
morale-lost = { $models }명 중 { $lost }명이 중상이나 전투불가
shaken-again = 턴 끝에 다시 사기 수습
flight-opponent = 상대의 승리
flight-points = 그때까지의 승점으로 승패
points-scored = 승점 +{ $points }
weapon-title = { $weapon } · { $distance }"
combat-text-missing = { $edition }의 전투 편은 자료에 없음 · { $other }대로
movement-text-missing = { $edition }의 이동 편은 자료에 없음 · { $other }대로

### 오류
error-not-a-ranged-weapon = 쏘는 무기가 아니에요
    원거리 무기를 고르거나 `/tc fight`를 써 주세요.
error-which-relic = 어느 유물인가요?
    `place`에 번호를 적어 주세요: { $left }
error-not-a-melee-weapon = 근거리에서 쓸 수 없는 무기예요
    근거리 무기나 PISTOL을 고르거나 `/tc shoot`을 써 주세요.
error-out-of-range = 사거리 밖이에요
    { $limit }" 안이어야 하는데 { $distance }"예요. 미리 재도 되니 다른 대상을 골라도 돼요.
error-too-many-shots = 쏠 수 있는 발수를 넘었어요
    { $limit }발까지인데 { $given }발이에요.
error-friend-named = 아군은 대상으로 고를 수 없어요
    적을 고르세요. 휘말리는 아군은 “others”에 거리로 적어 주세요.
error-no-blast = 범위 공격이 아닌 무기예요
    BLAST 무기를 고르거나 “others”를 비워 주세요.
error-outside-the-blast = 폭발 범위 밖이에요
    { $limit }" 안이어야 하는데 { $distance }"예요.
error-keyword-unknown = “{ $given }”: 모르는 특성이에요
    `CRITICAL, +1 DICE, -1 INJURY DICE, AUTOMATIC 2`처럼 쉼표로 나눠 주세요.
error-trait-unknown = “{ $given }”: 모르는 특성이에요
    `TOUGH, GOLEM, IMPERVIOUS, NEGATE FIRE, FEAR, BLOCK, ARMOUR 3`처럼 써 주세요.
error-weapon-unknown = “{ $given }”: 그런 무기가 없거나 여럿이에요
    { $near ->
        [0] 목록에서 고르거나 사거리만 써 주세요: `24`
       *[other] 혹시 { $near_ko }인가요? 사거리만 써도 돼요: `24`
    }
error-machine-armour-and-shield = 기갑에는 참호 방패를 함께 쓸 수 없어요
    이 판에서는 둘 중 하나만 돼요. 하나를 빼 주세요 (`/rule 기갑`).
error-tough-and-golem = 강인함과 골렘은 함께 가질 수 없어요
    하나를 빼 주세요 (`/rule 골렘`).
error-no-hand-free = 두 무기를 들 손이 모자라요
    { $needed }손이 드는데 손은 { $limit }개예요. 강력함(STRONG)이면 다루기 어려움이 아닌 양손 무기를 한 손에 들 수 있어요. “keywords”에 STRONG을 적어 주세요.
error-weapon-not-in-edition = “{ $given }”: { $edition } 자료에 없는 무기예요
    사거리만 쓰고(`24`) 특성을 “keywords”에 적어 주세요.
error-distances-unreadable = 거리를 읽을 수 없어요
    `1 2.5`처럼 인치를 띄어 넷까지 써 주세요.
error-one-enemy-for-all-shots = 이 무기는 모두 한 적에게 쏴야 해요
    “split”을 비워 주세요 (`/rule 자동 소총`).
error-split-unreadable = 나눈 발수를 읽을 수 없어요
    `2+1`처럼 셋까지, 대상마다의 발수를 써 주세요.
error-charge-too-far = 돌격하기에는 너무 멀어요
    { $limit }" 안이어야 하는데 { $distance }"예요.
error-charge-one-target = 이 판본의 돌격은 대상이 하나예요
    “others”를 비워 주세요. 대상에 닿은 채 다른 적의 1" 안에서 끝날 수 있으면 더 움직여도 돼요.
error-charge-unseen = 보이지 않는 적에게는 돌격할 수 없어요
    보이는 대상을 고르세요.
error-charge-interposed = 길을 막은 적이 대상이어야 해요
    그 적을 대상으로 하거나 다른 길로 가 주세요.
error-dive-too-low = 강하하기에는 낮아요
    { $limit }" 이상이어야 하는데 { $height }"예요.
error-dive-too-high = 강하하기에는 높아요
    { $limit }"까지인데 { $height }"예요.
error-dive-lands-too-far = 대상에서 먼 곳에 내려요
    대상과 { $limit }" 안이어야 하는데 { $distance }"예요.
error-climb-not-needed = 등반할 높이가 아니에요
    { $limit }"까지는 개활지예요. { $height }"는 굴림 없이 지나가요.
error-climb-too-high = 이 이동으로 다 오를 수 없어요
    { $limit }" 안에 끝나야 하는데 { $distance }"예요.
error-jump-too-wide = 뛰어넘기에는 넓어요
    이동거리의 절반인 { $limit }"까지인데 { $distance }"예요.
error-rise-too-high = 건너편이 너무 높아요
    { $limit }"까지인데 { $height }"예요.
error-jump-unfinished = 이 이동으로 다 건널 수 없어요
    { $limit }" 안에 끝나야 하는데 { $distance }"예요.
error-morale-not-needed = 아직 사기를 수습하지 않아요
    { $needed }명부터인데 { $lost }명이 쓰러졌어요.

### 명령
command-tc-shoot = 원거리 공격: 사거리부터 부상까지
command-tc-fight = 근거리 공격: 무기 하나나 둘, 부상까지
command-tc-charge = 돌격: 거리와 추가 거리, 회피, 막힘
command-tc-dive = 강하돌격: 높이, 위험한 행위, 실패하면 낙상
command-tc-climb = 등반
command-tc-jump = 이격된 지형을 도약하기
command-tc-fall = 낙상과 뛰어내리기, 난간 옆 중상
command-tc-ground = 험지
command-tc-morale = 사기 수습
command-tc-initiative = 주도권: 서 있는 모델이 적은 쪽, 같으면 경합
command-tc-rolloff = 주사위 경합: 동점은 다시
command-tc-risky = 위험한 행위: 실패하면 조작 종료
command-tc-relic = 유물 획득 판정
command-tc-d3 = D3

option-tc-weapon = 무기, 또는 사거리: 24
option-tc-weapon-melee = 근접 무기
option-tc-second-weapon = 보조 무기
option-tc-distance = 대상까지의 거리, 인치
option-tc-cover = 대상이 엄폐 중인가
option-tc-height = 쏘는 쪽이 높은 만큼 (인치)
option-tc-target-blood = 대상의 유혈 표식
option-tc-traits = 대상의 특성: TOUGH, GOLEM, FEAR, ARMOUR 3
option-tc-prone = 공격하는 모델이 중상인가
option-tc-dice = 공격자의 DICE 합계
option-tc-infection = 모델의 감염 표식
option-tc-keywords = 더할 것: AP, STRONG, FIRETEAM, INFECTION 2(자기 표식), +1 DICE
option-tc-melee = 대상이 근접 상태
option-tc-friend-armour = 아군의 방어구
option-tc-others = BLAST 옆의 모델: 1 2.5
option-tc-split = AUTOMATIC 나누기: 2+1
option-tc-sheltered = 쏘는 모델이 ½" 이상 지형 뒤에 있는가
option-tc-charged = 이번 턴에 돌격했는가 (1.0.2 전에는 그 적에게)
option-tc-dived = 강하돌격에 성공했는가
option-tc-obstacle = ½" 이상 엄폐물
option-tc-fear-near = 대상이 아닌 다른 적이 FEAR인가
option-tc-fearless = 자기도 FEAR·NEGATE FEAR
option-tc-off-hand = 보조 무기로 하는 공격인가
option-tc-movement = 이동거리, 인치
option-tc-charge-others = 다른 대상: 8.5 10
option-tc-unseen = 대상이 보이지 않는가
option-tc-heavy = HEAVY 무기
option-tc-strong = STRONG인가
option-tc-machine = 기갑을 입었는가
option-tc-stood-up = 이번 조작에 일어났는가
option-tc-skirmisher = 대상이 SKIRMISHER인가
option-tc-target-in-melee = 이미 근접 상태
option-tc-blocker = 지목하지 않은 적까지 (인치)
option-tc-dive-height = 뛰어내리는 높이, 인치
option-tc-landing = 착지점에서 대상까지 (인치)
option-tc-own-armour = 이 모델의 방어구
option-tc-own-shield = 이 모델의 참호 방패
option-tc-own-down = 이 모델이 이미 중상인가
option-tc-own-traits = 특성: TOUGH, GOLEM, ARMOUR 3
option-tc-flying = FLYING인가
option-tc-climb-height = 오르는 높이, 인치
option-tc-run = 같은 이동에서 걷는 거리, 인치
option-tc-trench = 참호 벽인가
option-tc-downwards = 내려오는가
option-tc-gap = 틈의 너비, 인치
option-tc-drop = 틈의 깊이, 인치
option-tc-far-drop = 건너편 깊이 (다르면)
option-tc-rise = 건너편이 얼마나 높은지, 인치
option-tc-moved = 이미 움직인 거리 (인치)
option-tc-fall-height = 떨어지는 높이, 인치
option-tc-voluntary = 일부러 뛰어내리는가
option-tc-edge = 가장자리 1" 안에서 중상
option-tc-models = 전투부대의 모델 수 (제거된 모델도 셈)
option-tc-models-down = 중상인 모델 수
option-tc-models-out = 전투불가인 모델 수
option-tc-leaders = 서 있는 지휘자 수
option-tc-shaken = 이미 사기 저하인가
option-tc-shrines = 야전 성소 수
option-tc-own-up = 내 쪽의 서 있는 모델 수
option-tc-other-up = 상대 쪽의 서 있는 모델 수
option-tc-outside = 자기 조작 밖에서 굴리는가
option-tc-icon = 성상이나 부정한 장신구
option-tc-shaken-action = 사기 저하 중의 굴림 없는 행동
option-tc-place = 어느 유물인지 (게임에서 세는 번호)
option-tc-turn = 몇 턴인지 (게임에서는 지금 턴)
option-tc-scored = 이번 턴에 이미 얻은 점수 (게임에서는 세어 둔 점수)

heavy-none = 없음
heavy-used = 그 무기를 씀
heavy-carried = 지니기만 함
obstacle-none = 없음
obstacle-between = 둘 사이 (대상에 닿지 않음)
obstacle-touching = 대상에 닿음 (사이에 없음)
obstacle-both = 둘 사이이고 대상에 닿음
melee-none = 아님
melee-friend-seen = 그렇다, 아군이 보임
melee-friend-unseen = 그렇다, 아군이 안 보임
