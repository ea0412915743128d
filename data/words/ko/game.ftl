# 채널에서 두는 게임.

command-game = 이 채널에서 두는 게임
command-game-new = 이 채널에 게임 열기 (첫 자리는 나)
command-game-status = 현황판을 채널 끝에 다시 올리기
command-game-mine = 내가 할 일, 모든 게임에서
command-game-log = 기록 보기
command-game-activate = 내 부대 하나를 조작(활성화)하기
command-game-pass = 이번 턴의 조작(활성화)을 그만하기
command-game-first = 이번 턴의 선공을 정하기
command-game-next = 다음 단계나 턴으로
command-game-score = 점수 적기
command-game-undo = 되돌리기: 내 마지막 행동은 바로, 나머지는 상대가 동의하면
command-game-pause = 게임 멈추기
command-game-resume = 멈춘 게임 이어 하기
command-game-faction = 내 세력 적기
command-game-substitute = 내 자리를 다른 사람에게 넘기기
command-game-arbiter = 중재자 정하기 (상대가 동의하면)
command-game-orders = 물음에 미리 답해 두기, 내 지시 보기
command-game-end = 게임 끝내기, 주사위 봉인 열기
command-game-export = 기록 파일과 전투 보고서 받기
command-game-away = 정한 날까지 내 모든 게임의 알림 쉬기 (비우면 돌아옴)
command-unit = 이 게임의 부대
command-unit-add = 내 쪽에 부대 넣기 (쉼표로 여럿)
command-unit-mark = 표식 놓기와 떼기
command-unit-status = 상태 켜기와 끄기
command-unit-show = 부대 하나 보기
option-scenario = 시나리오 이름
option-invited = 상대 (알림으로 부름)
option-game-points = 부대 규모
option-pace = 한 수에 쓸 시간 (비우면 24)
option-quiet = 조용한 시간, 예: 23:00-08:00
option-game-thread = 새 스레드에서 두기
option-arbiter = 바로잡을 수 있는 사람
option-order-question = 어떤 물음에 (비우면 내 지시 보기)
option-order-answer = 어떻게 답할지
option-order-unit = 이 부대만
option-faction = 내 세력
option-turns = 턴 수 (비우면 시나리오대로)
option-unit = 부대 이름
option-first-player = 선공을 잡을 사람
option-points = 점수 (빼려면 음수)
option-score-player = 누구의 점수 (비우면 나)
option-reason = 까닭
option-undo-to = 남길 마지막 기록 번호 (비우면 한 걸음)
option-substitute = 자리를 넘겨받을 사람
option-end-reason = 어떻게 끝났는지
option-winner = 이긴 사람 (비우면 점수대로)
option-away-until = 쉬는 마지막 날, 2026-12-24 또는 며칠인지 (비우면 돌아옴)
option-unit-names = 이름, 여럿이면 쉼표로
option-unit-traits = 특성이나 장비, 쉼표로
option-unit-player = 누구의 부대인지 (중재자용)
option-marker = 표식
option-change = 얼마나 (떼려면 음수)
option-status = 상태
option-on = 켜기 (끄려면 False)
end-played = 끝까지 두었음
end-conceded = 내가 항복
end-abandoned = 그만두기로 함

first-initiative = 주도권
first-priority = 우선권
first-supremacy = 우세
first-first-player = 선공

owed-undo = 되돌리기에 답하기
owed-join = 자리에 앉거나 사양하기
owed-terms = 약속 받아들이기
owed-consent = 부탁에 답하기
owed-start = 게임 시작하기
owed-first = { $first } 정하기
owed-decision = 굴림의 결정 내리기
owed-decision-of = 결정하기: { $about }
owed-activate = { $act }할 부대 고르기
owed-finish = { $units } { $act } 끝내기
owed-phase = 다음 단계로 넘기기
owed-end = 게임 끝내기
owed-dispute = 이의 마무리하기
owed-ruling = 이의 판정하기
please-undo = 되돌리기에 답해 주세요
please-join = 자리에 앉거나 사양해 주세요
please-terms = 약속을 받아들여 주세요
please-consent = 부탁에 답해 주세요
please-start = 게임을 시작해 주세요
please-first = { JOSA($first, "을") } 정해 주세요
please-decision = 굴림을 결정해 주세요
please-decision-of = 결정해 주세요: { $about }
please-activate = { $act }할 차례예요
please-finish = { $units } { JOSA($act, "을") } 끝내 주세요
please-phase = 다음 단계로 넘겨 주세요
please-end = 게임을 끝내 주세요
please-dispute = 이의를 마무리해 주세요
please-ruling = 이의를 판정해 주세요
owed-since = { $time }부터
panel-away = { $person } 님은 { $day }까지 쉬어요
ping = { $person } 님, **{ $what }**. { $title }
ping-last = { $person } 님, 다른 사람은 모두 마쳤어요. **{ $what }**. { $title }
ping-next = { $person } 님, 이다음 차례예요. { $title }
ping-remind-1 = { $person } 님, { $since }부터 기다리고 있어요: **{ $what }**. { $title }
ping-remind-2 = { $person } 님, 약속한 { $pace }시간이 지났어요. { $since }부터 기다리고 있어요: **{ $what }**. { $title }
ping-remind-3 = { $person } 님, 마지막 알림이에요. { $since }부터 기다리고 있어요: **{ $what }**. 이어 두기 어려우면 `/game substitute`로 자리를 넘길 수 있어요. { $title }
ping-several = { $person } 님, 게임 { $count }개가 기다려요:
ping-event = 기록 { $seq }
ping-known = 이 일은 더 알리지 않아요
ping-known-help = 새로 할 일이 생기면 다시 알려 드려요.
button-know = 알고 있어요
away-until = { $day }까지 쉬어요
away-help = 그때까지 알림이 가지 않고, 상대는 현황판에서 볼 수 있어요.
away-back = 다시 왔군요
away-back-help = 기다리던 일은 조용한 시간이 아니면 바로 알려 드려요.

game-opened = { $title }
game-opened-help = 게임을 열었어요. 상대는 아래 현황판에서 자리에 앉아 주세요.
game-own-scenario = 직접 만든 시나리오예요. 점수를 규칙대로 세지 않으니 `/game score`로 적어 주세요.
game-opened-seal = 주사위 봉인 { $seal }
game-opened-there = { $thread } 스레드에서 두어요.
game-open-line = 상대를 기다려요
game-seated-line = 두 자리가 찼어요
game-over-line = 끝난 게임
game-paused-word = 멈춤
game-turn = **{ $turn }턴**
game-turn-of = **{ $turn }턴** / { $turns }
game-round = **{ $turn }라운드**
game-round-of = **{ $turn }라운드** / { $turns }
game-points = 승점
game-seal = 기록 { $seq } · 봉인 { $seal }
game-over = { $title } 끝
game-won-by = { $person } 님 승리
game-drawn = 무승부
game-uncounted = 승자를 적지 않았어요
game-called-off = 승부 없이 그만뒀어요
game-dropped-roll = 결정을 기다리던 굴림은 없던 일이 됐어요: { $title }
game-seed = 주사위 씨앗
game-verify = /game export 파일을 umpire verify로 검산할 수 있어요
seat-free-word = 빈자리
brought = { $name }: { $what }
aside-of-a-roll = 다른 굴림을 기다리는 중이라 기록에 남지 않아요
beside-the-game = 게임 밖의 굴림이라 게임 기록에 남지 않아요
nothing-changed = 전장에서 바뀐 것은 없어요
came-back = 표식 수는 그대로예요 (쓴 만큼 다시 붙음)
made-again = { $unit }: 이번 { $act }에서 이미 한 행동이에요 ({ $act }당 한 번)
beyond-the-table = { $unit }: { $marker } { $change } 적지 못함, 현황판에는 { $held }
unit-unread = 특성으로 읽지 못한 부분: { $parts } · 아는 특성: { $known }
units-legend = ● 행동 전  ◐ 행동 중  ○ 행동 끝  ✕ 사상자
written-down = 적었어요
nothing-written = 적을 것이 없어요
nothing-written-help = 이미 그렇게 되어 있어요.
log-by-arbiter = 중재자 { $by } 님: { $line }

orders-offer = 다음부터 어떻게 할까요?
orders-offer-help = 다음부터 그렇게 답해요. 이번 결정은 아직 기다려요. `/game orders`로 거두거나 한 부대만 정할 수 있어요.
button-order = 다음부터 묻지 않기
button-order-never = 하지 않기
button-order-always = 늘 하기
orders-headline = 미리 정한 지시
orders-none = 없어요. 매번 물어봐요.
orders-how = 정하기: /game orders의 question과 answer에서 골라 주세요.
orders-help = 나만 볼 수 있어요. 지시대로 답하면 그때 카드에 드러나요.
order-never = 하지 않기
order-always = 늘 할 수 있는 만큼
order-ask = 나에게 묻기 (지시 거두기)
by-standing-order = { $person } 님이 미리 정한 지시대로 · { $order }

terms-headline = 약속
terms-none = 따로 정한 것이 없어요.
terms-edition = 판본
terms-points = 규모
terms-turns = 길이
terms-pace = 한 수에
terms-hours = { $hours }시간 안
terms-quiet = 조용한 시간
terms-rulings = 서버 판정
terms-arbiter = 중재자
terms-accepted = 받아들임:
terms-form-pace = 한 수에 쓸 시간 (시간 단위)
terms-form-quiet = 조용한 시간, 예: 23:00-08:00
terms-form-points = 부대 규모

consent-marked = 표식을 바꿀까요?
consent-status = 상태를 바꿀까요?
consent-scored = 점수를 바꿀까요?
consent-substituted = 자리를 이어받을까요?
consent-arbiter = 중재자를 정할까요?
consent-ended = 게임을 끝낼까요?
consent-drops-roll = 결정을 기다리는 굴림은 없던 일이 돼요: { $title }
consent-lapses = { $time }까지 답이 없으면 { $person } 님이 `/game end`로 혼자 끝낼 수 있어요.
consent-asked-by = { $person } 님이 부탁했어요
consent-seat = { $title }에서 { $person } 님을 이어서 두어요. 지난 기록은 그대로 { $person } 님의 것이에요.
consent-arbiter-what = { $person } 님이 바로잡고, 되돌리기에도 답할 수 있어요.
consent-agreed = 동의했어요
consent-refused = 동의하지 않았어요
panel-posted = 현황판을 올렸어요
undone = 되돌렸어요

undo-headline = 기록 { $count }개를 되돌릴까요?
undo-grown = **요청한 뒤로 { $count }건이 늘었어요.** 다시 보고 답해 주세요.
undo-asked-by = { $person } 님이 부탁했어요
undo-or-arbiter = 중재자가 정할 수도 있어요: { $person } 님
undo-why-theirs = 상대가 한 일이 들어 있어요
undo-why-dice = 이미 본 주사위가 들어 있어요
undo-undone = 되돌릴 것
undo-kept = 그대로인 것
undo-kept-until = 기록 { $seq }까지
undo-kept-dice = 이미 본 주사위 { $count }개: 같은 선언을 다시 하면 같은 눈이 나와요
undo-kept-log = 되돌린 일도 줄을 그어 기록에 남겨요
undo-agreed = 되돌렸어요
undo-refused = 되돌리지 않아요
undo-answered-by = { $person } 님이 정했어요 · 기록 { $seq }
taken-back = **되돌림** · 이제 세지 않아요
taken-back-by = { $person } 님이 되돌렸어요 · 기록 { $seq }
taken-back-agreed = { $asker } 님이 부탁하고 { $person } 님이 정했어요 · 기록 { $seq }
and-more = 외 { $count }개

log-headline = 기록
mine-headline = 내 할 일
mine-nothing = 지금은 없어요
mine-away = { $day }까지 쉬는 중이라 그때까지 알림이 가지 않아요. 먼저 돌아오면 날짜 없이 `/game away`를 써 주세요.
mine-no-games = 두고 있는 게임이 없어요. `/game new`로 열어 보세요.
export-headline = 기록과 전투 보고서
export-what = html과 md는 읽는 보고서, json은 검산용이에요.
report-luck = 주사위 운
report-seed-secret = (끝나면 공개)

button-join = 자리에 앉기
button-decline = 사양하기
button-accept-terms = 받아들이기
button-terms = 약속
button-change-terms = 바꾸기
button-start = 게임 시작
button-owe = 내 할 일
button-log = 기록
button-export = 내보내기
button-resume = 이어 하기
button-roll-first = { $first } 굴리기
button-decide = 결정하기
button-next-phase = 다음 단계
button-agree = 동의
button-refuse = 거절

purpose-roll-off = 주사위 경합

result-chance-1 = 1 · A쪽
result-chance-2 = 2 · A쪽
result-chance-3 = 3 · A쪽
result-chance-4 = 4 · B쪽
result-chance-5 = 5 · B쪽
result-chance-6 = 6 · B쪽

event-created = 게임 열림: { $title }
event-joined = { $side } 님이 자리에 앉음
event-faction-named = { $side } 님의 세력: { $faction }
event-terms = { $person } 님 제안: { $what }
event-accepted = { $person } 님이 약속을 받아들임
event-invited = { $person } 님을 부름
event-declined = { $person } 님이 사양함
event-arbiter = 중재자: { $person } 님
event-consent-asked = { $person } 님이 { $to } 님에게 부탁: { $what }
event-consent-given = { $by } 님이 동의
event-consent-refused = { $by } 님이 동의하지 않음
event-declared = { $title }: { $decider } 님의 결정을 기다림
event-declared-dice = { $title }: { $decider } 님의 주사위를 기다림
event-decided = { $by } 님이 결정함, 다음 결정은 { $decider } 님
event-decided-dice = { $by } 님이 답함, 이제 { $decider } 님이 주사위를 적을 차례
event-order-sealed = { $person } 님이 지시를 미리 정함
event-order-withdrawn = { $person } 님이 지시를 거둠
event-order-used = { $person } 님의 지시 · { $order }
event-left = 떠난 사람의 정보를 지움 (@–)
somebody-left = 떠난 사람
event-started = 전투 시작
event-unit-added = { $side } 님: { $name } 추가
event-marked = { $unit }: { $marker } { $change }
event-status = { $on ->
    [yes] { $unit }: { $status }
   *[no] { $unit }: { $status } 풀림
 }
event-activated = { $unit } { $act } 시작
event-activation-ended = { $units } { $act } 끝
report-activated = { $units } { $act }
event-passed = { $side } 님: 더 { $act }하지 않음
event-first = { $first }: { $side } 님
event-without-roll = 규칙대로, 굴림 없이
event-phase = → { $phase }
event-turn = { $turn }턴 시작
event-round = { $turn }라운드 시작
terms-quiet-short = 조용한 시간 { $hours }
terms-pace-short = 한 수에 { $hours }시간
terms-no-quiet = 조용한 시간 없음
terms-size-short = 규모 { $points }
dispute-waits = { $people } 님을 기다림
roll-of = { $person } 님
event-scored = { $side } 님 **{ $points }점** { $reason }
event-noted = { $text }
event-undo-asked = { $by } 님이 기록 { $to }까지 되돌리기를 부탁
event-undo-refused = { $by } 님이 되돌리기를 거절
event-reverted = 기록 { $to }까지 되돌림 · { $by } 님
event-paused = 멈춤 · { $by } 님
event-resumed = 다시 이어 함 · { $by } 님
event-disputed = 이의 D-{ $number }: 시계 멈춤
event-dispute-ended = 이의 D-{ $number } 끝남, 다시 이어 함
event-substituted = 자리 교대: { $side } 님

error-no-game-here = 이 채널에는 게임이 없어요
    `/game new`로 열어 주세요.
error-game-here-already = 이 채널에는 이미 게임이 있어요
    끝낸 뒤에 열거나 다른 채널이나 스레드에서 열어 주세요.
error-game-has-begun = 이미 시작한 게임이에요
    자리를 바꾸려면 `/game substitute`를 써 주세요.
error-game-open = 아직 시작하지 않은 게임이에요
    현황판의 “게임 시작”을 먼저 눌러 주세요.
error-game-paused = 멈춘 게임이에요
    `/game resume`으로 이어 할 수 있어요. 그동안에도 `/rule`, 확률 보기(`preview`), `/game log`, `/game undo`는 되고, `/game end`로 끝낼 수 있어요.
error-game-ended = 끝난 게임이에요
    기록은 `/game log`로 볼 수 있어요.
error-game-not-paused = 멈춘 게임이 아니에요
    그대로 두면 돼요.
error-seat-already-yours = 이미 앉아 있어요
    상대가 앉기를 기다려 주세요.
error-seats-taken = 빈자리가 없어요
    자리를 넘겨받으려면 플레이어에게 `/game substitute`를 부탁해 주세요.
error-seat-free = 아직 빈자리가 있어요
    상대가 현황판에서 자리에 앉아야 시작할 수 있어요.
error-seat-kept = 부른 사람을 위해 남겨 둔 자리예요
    그 사람이 “사양하기”를 누르면 누구나 앉을 수 있어요.
error-terms-not-accepted = 아직 약속을 받아들이지 않았어요
    둘 다 현황판에서 “받아들이기”를 눌러야 시작할 수 있어요.
error-roll-undone = 되돌린 굴림이에요
    이제는 치지 않아요. 기다리는 결정이 있으면 `/game status`로 볼 수 있어요.
error-scenario-not-quite = “{ $given }” 시나리오는 없어요
    혹시 이것인가요: { $known }. 목록에서 골라 주세요. 직접 만든 시나리오라면 다른 이름으로 열어 주세요.
error-no-consent-asked = 이제는 없는 부탁이에요
    이미 답했거나 거둔 부탁이에요.
error-consent-already-asked = 아직 답하지 않은 부탁이 있어요
    먼저 그 부탁에 답해야 해요.
error-consent-is-theirs = 부탁받은 사람이 답해요
    이번에 누른 것은 세지 않았어요. 부탁한 사람은 “거절”로 거둘 수 있어요.
error-not-invited = 부른 사람이 아니에요
    빈자리에는 현황판에서 앉을 수 있어요.
error-no-such-question = 미리 답할 수 없는 물음이에요: “{ $given }”
    목록에서 골라 주세요.
error-too-many-orders = 지시가 이미 { $limit }개예요
    먼저 하나를 거두어 주세요.
error-no-such-order = 그런 지시는 없어요
    내 지시는 `/game orders`로 볼 수 있어요.
error-opponent-not-somebody = 상대로 둘 수 없는 사람이에요
    다른 사람을 골라 주세요.
error-no-threads-here = 이 채널에는 스레드를 만들 수 없어요
    이 옵션을 빼거나 텍스트 채널에서 열어 주세요.
error-thread-not-permitted = 봇이 여기에 스레드를 만들 수 없어요
    “공개 스레드 만들기”와 “스레드에서 메시지 보내기” 권한이 필요해요. 옵션을 빼면 이 채널에서 두어요.
error-arbiter-plays = 두는 사람은 중재자가 될 수 없어요
    보기만 하는 사람을 골라 주세요.
error-arbiter-plays-not = 중재자는 자리에 앉을 수 없어요
    다른 사람을 골라 주세요.
error-arbiter-already = 이미 중재자예요
    그대로 두면 돼요.
error-score-nothing = 0점은 바뀌는 것이 없어요
    더할 점수나, 뺄 점수를 음수로 써 주세요.
error-score-below-none = 점수가 0보다 작아져요
    지금 { $held }점인데 { $points }점만큼 바꿀 수는 없어요.
error-not-a-player = 이 게임의 플레이어가 아니에요
    보는 것은 누구나 할 수 있어요: `/game log`
error-plays-already = 이미 이 게임을 하고 있는 사람이에요
    다른 사람을 골라 주세요.
error-unit-without-name = 이름이 없어요
    부대 이름을 써 주세요.
error-unit-name-taken = “{ $name }” 이름은 이미 있어요
    다른 이름이나 번호를 붙여 주세요.
error-too-many-units = 부대가 너무 많아요
    한 게임에 { $limit }개까지예요.
error-no-such-unit = “{ $given }” 부대는 없어요
    목록에서 골라 주세요.
error-no-such-marker = “{ $given }” 표식은 없어요
    있는 표식: { $known }
error-no-such-status = “{ $given }” 상태는 없어요
    있는 상태: { $known }
error-marker-limit = 표식이 한도를 벗어나요
    지금 { $held }개, 한도 { $most }개인데 { $change }만큼 바꿀 수는 없어요.
error-not-your-unit = { $name }: 상대의 부대예요
    내 부대를 골라 주세요.
error-activated-already = { $name }: 이번 턴에 이미 { $act }했어요
    아직 { $act }하지 않은 부대를 골라 주세요.
error-roll-waits = 결정을 기다리는 굴림이 있어요: { $title }
    { $person } 님이 먼저 결정해야 해요. `/game status`로 카드를 다시 볼 수 있어요.
error-roll-waits-dice = 주사위를 기다리는 굴림이 있어요: { $title }
    { $person } 님이 먼저 나온 눈을 적어야 해요. `/game status`로 카드를 다시 볼 수 있어요.
error-stale-answered = 지난 카드예요
    그 사이에 결정되었거나 되돌렸어요. `/game status`로 지금 열린 것을 볼 수 있어요.
error-roll-crossed = 그 사이에 다른 굴림이 있었어요
    아무것도 굴리지 않았어요. 다시 굴려 주세요.
error-unit-against-itself = { $name }: 자기 자신을 상대로는 굴릴 수 없어요
    누가 누구에게인지 적어 주세요. 예: `{ $name } > 상대 부대`
error-unit-is-out = { $name }: 전장에서 빠진 부대예요
    남은 부대를 골라 주세요.
error-nobody-first-yet = 이번 턴의 선공이 아직 없어요
    현황판에서 굴리거나 `/game first`로 정해 주세요.
error-unit-still-acts = { $name } { JOSA($act, "이") } 아직 안 끝났어요
    먼저 이 { JOSA($act, "을") } 끝내 주세요. 그러면 상대 차례예요.
error-their-unit-acts = 상대가 { $name } { JOSA($act, "을") } 아직 하고 있어요
    내 차례가 되면 알려 드려요.
error-not-your-side = 내 편이 아니에요
    다른 사람의 부대는 중재자만 추가할 수 있어요.
error-activation-over = 이미 끝난 { JOSA($act, "이에요") }
    바뀐 것은 없어요. 누가 { $act }할 차례인지는 현황판에서 볼 수 있어요.
error-activation-is-theirs = { $name }: 내 부대가 아니에요
    그 부대의 주인이나 중재자가 { JOSA($act, "을") } 끝내요.
error-activation-open = 아직 { $act } 중인 부대가 있어요
    현황판에서 먼저 끝내 주세요.
error-not-your-turn = 지금은 상대가 { $act }할 차례예요
    상대가 { $act }하면 알려 드려요.
error-all-activated = 모두 { $act }했어요
    현황판의 “다음 단계”로 넘어가 주세요.
error-first-settled = 이번 턴의 선공은 이미 정해졌어요
    바꾸려면 되돌려 주세요.
error-still-to-act = 아직 { $act }할 부대가 있어요
    { $act }하거나 `/game pass`로 마쳐 주세요.
error-last-turn-over = 마지막 { $turns }턴이 끝났어요
    `/game end`로 끝내 주세요.
error-nothing-to-undo = 되돌릴 것이 없어요
    시작한 뒤의 일만 되돌릴 수 있어요.
error-undo-already-asked = 이미 되돌리기를 부탁한 상태예요
    먼저 그 부탁에 답해야 해요.
error-no-undo-asked = 되돌리기를 부탁한 사람이 없어요
    `/game undo`로 부탁할 수 있어요.
error-undo-is-theirs = 내 부탁에는 상대가 답해요
    상대가 동의하거나 거절할 때까지 기다려 주세요.
error-not-an-export = 내보낸 게임 파일이 아니에요
    `/game export`로 받은 JSON을 써 주세요.
error-quiet-unreadable = 조용한 시간을 읽지 못했어요: “{ $given }”
    `23:00-08:00`처럼 두 시각을, 없애려면 `-`를 써 주세요.
error-away-unreadable = 날짜를 읽지 못했어요: “{ $given }”
    `2026-12-24` 같은 날짜나 며칠인지 숫자로 써 주세요.
error-away-range = 그 날짜로는 정할 수 없어요
    오늘부터 { $days }일 안으로 정해 주세요.
error-no-such-zone = “{ $given }” 시간대는 없어요
    `Asia/Seoul`처럼 목록에서 골라 주세요.
error-game-disputed = 이의 D-{ $number }부터 끝내야 해요
    끝나면 게임이 이어져요. 이의 카드의 “더 보기”에서 그만둘 수도 있어요.
