# 잘못된 입력에 대한 답. 첫 줄은 제목, 다음 줄은 어떻게 하면 되는지.

error-read-up-to = 읽은 곳 `{ $understood }` · 멈춘 곳 `{ $rest }`
error-read-all = 읽은 곳 `{ $understood }` · 그 뒤가 없어요
error-read-nothing = 멈춘 곳 `{ $rest }`

error-notation-empty = 굴릴 것이 없어요
    `2d6`이나 `2D6>=7`처럼 써 주세요.
error-notation-too-long = 너무 길어요
    { $limit }자까지 쓸 수 있어요. 나눠서 굴려 주세요.
error-notation-times = { $given }번은 굴릴 수 없어요
    `x` 뒤에는 1부터 { $limit }까지 써 주세요: `x3 2d6`
error-notation-choice-of-one = 고를 것이 하나뿐이에요
    둘 이상 쉼표로 나눠 주세요: `choice[창,칼]`
error-notation-no-dice = 주사위가 없어요
    `2d6+1`처럼 주사위를 넣어 주세요.
error-notation-too-many-dice = 주사위 { $dice }개는 너무 많아요
    한 번에 { $limit }개까지 굴릴 수 있어요.
error-notation-too-many-bursts = 폭발하면 주사위가 너무 많아요
    평균 { $dice }개쯤 돼요. { $limit }개까지 굴릴 수 있으니 수나 폭발 횟수를 줄여 주세요.
error-notation-too-dear = 확률을 제때 셀 수 없는 굴림이에요
    모든 굴림에 정확한 확률을 함께 보여 드려요. 주사위 수나 면 수를 줄이거나, 더하는 것을 하나씩 굴려 주세요.
error-notation-multiply-dice = 주사위끼리 곱할 수 없어요
    숫자와 곱해 주세요: `2d6*2`
error-notation-divide-by-dice = 주사위로 나눌 수 없어요
    숫자로 나눠 주세요: `2d6/2`
error-notation-divide-by-zero = 0으로 나눌 수 없어요
    1 이상의 숫자로 나눠 주세요.
error-notation-too-deep = 괄호가 너무 깊어요
    { $limit }겹까지 쓸 수 있어요.
error-notation-bracket = 괄호가 닫히지 않았어요
    `)`를 넣어 주세요.
error-notation-expected-dice = 주사위 식으로 읽을 수 없어요
    `2d6`, `4d6kh3+2`, `choice[창,칼]`처럼 써 주세요.
error-notation-unfinished = 식이 끝나지 않았어요
    뒤에 숫자나 주사위를 넣어 주세요.
error-notation-number = 숫자가 너무 커요
    { $limit }까지 쓸 수 있어요.
error-notation-sides = { $sides }면체는 굴릴 수 없어요
    1면부터 { $limit }면까지 있어요.
error-notation-sides-missing = 몇 면체인지 없어요
    `d` 뒤에 면 수를 써 주세요: `d6`
error-notation-keep = { $dice }개에서 { $given }개를 남길 수 없어요
    `{ $word }` 뒤에는 1부터 { $limit }까지 써 주세요.
error-notation-drop = { $dice }개에서 { $given }개를 뺄 수 없어요
    `{ $word }` 뒤에는 1부터 { $limit }까지 써 주세요.
error-notation-explode-and-keep = 폭발과 남기기는 함께 못 써요
    `!`와 `kh` 가운데 하나만 써 주세요.
error-notation-explode-cap = 폭발 횟수가 맞지 않아요
    `^` 뒤에는 1부터 { $limit }까지 써 주세요.
error-notation-explode-always = 늘 폭발하는 주사위예요
    `!` 뒤에는 2부터 { $sides }까지 써 주세요.
error-notation-count-and-keep = 성공 세기와 남기기는 함께 못 써요
    `c`와 `kh` 가운데 하나만 써 주세요.
error-notation-compare-with = 무엇과 비교할지 없어요
    `>=` 뒤에 숫자를 써 주세요: `2d6>=7`
error-notation-left-over = 뒤의 글을 읽을 수 없어요
    더하려면 `+`, 설명이면 `#`을 앞에 붙여 주세요.
error-notation-reroll = /roll에는 다시 굴리기 규칙이 없어요
    먼저 굴리고, 다시 굴릴 주사위만 한 번 더 굴려 주세요. 게임별 명령은 그 게임의 리롤을 알아요.
error-notation-advantage = 주사위로 써 주세요
    둘 중 높은 쪽 `{ $best }` · 낮은 쪽 `{ $worst }`
error-notation-target = 부호로 비교해 주세요
    이렇게 써 주세요: `{ $example }`
error-notation-times-or-label = 되풀이인가요, 설명인가요?
    되풀이 `{ $times }` · 설명 `{ $label }`
error-notation-times-or-product = 되풀이인가요, 곱하기인가요?
    되풀이 `{ $times }` · 곱하기 `{ $product }`
error-notation-count-or-total = 주사위를 셀까요, 합을 비교할까요?
    세기 `{ $counted }` · 합 `{ $total }`
error-notation-count-which = { $number }만 셀까요, { $number } 이상을 셀까요?
    { $number }만 `{ $exactly }` · 이상 `{ $least }`
error-notation-no-such-face = 그런 눈이 나오는 주사위가 아니에요
    { $sides }면체예요. 합을 비교하려면 `{ $total }`
error-notation-threshold-alone = 어떤 주사위인가요?
    하나면 `{ $one }` · 여섯 개에서 세려면 `{ $several }`
error-notation-after-the-dice = 그건 주사위 바로 뒤에 붙여야 해요
    이렇게 써 주세요: `{ $example }`
error-notation-label-with-dice = 주사위에 거는 것인가요, 설명인가요?
    주사위에 걸려면 바로 뒤에 써 주세요. 설명이면 `{ $example }`
error-notation-secret = 비밀 굴림은 옵션이에요
    `{ $example }`만 쓰고 `secret` 옵션을 True로 해 주세요.
error-notation-other-dice = `R`과 `U` 주사위는 없어요
    폭발하는 주사위 `3d6!5` · 세는 주사위 `3B6>=5`
error-notation-explode-or-total = 그 눈에 폭발인가요, 합을 비교하나요?
    폭발 `{ $explode }` · 합 `{ $total }`
error-notation-bracket-dice = 주사위 수는 괄호로 쓸 수 없어요
    먼저 계산해서 써 주세요: `3d6`

error-faces-count = 주사위 수가 맞지 않아요
    `faces`: { $purpose }에는 { $needed }개가 필요한데 { $given }개예요.
error-faces-range = { JOSA($face, "은") } 나올 수 없는 눈이에요
    `faces`: { $purpose }에는 1부터 { $sides }까지 써 주세요.
error-faces-unreadable = 주사위 눈을 읽을 수 없어요
    `6 5 2`처럼 숫자만 써 주세요.
error-faces-left-over = 주사위가 남아요
    { $needed }개만 쓰였고 { $left }개가 남았어요. 굴린 것만 순서대로 써 주세요.
error-record-does-not-fit = 기록이 지금 규칙과 맞지 않아요
    명령을 다시 써 주세요. 바뀐 것은 없어요.
error-record-outdated = 그사이 규칙 자료가 바뀌었어요
    추측하지 않고 새로 여는 것이 맞아요. 명령을 다시 써 주세요.
error-answer-not-offered = 고를 수 없는 답이에요
    카드의 버튼 가운데 골라 주세요.
error-no-such-edition = “{ $given }” 판본은 없어요
    있는 판본: { $known }
error-no-such-system = “{ $given }” 게임은 없어요
    있는 게임: { $known }
error-rule-gone = 이 규칙 항목은 이제 없어요
    이름이 바뀌었을 수 있어요. 다시 찾아 주세요.
error-rule-without-words = 찾을 말이 없어요
    규칙 이름이나 질문을 적어 주세요. 예: `돌격`, `엄폐 뒤 적을 쏘면?`
error-message-without-words = 글이 없는 메시지예요
    글이 있는 메시지에서 다시 해 주세요.
error-number-not-told = { $name }({ $option }) 값이 없어요
    옵션에 적거나, `/unit add`에서 특성을 적은 부대를 골라 주세요.
error-stands-not-told = { $name }({ $option }) 값이 없어요
    { $unit }: 스탠드 { $stands }개. 몇 개가 참여하는지 옵션에 적어 주세요.
error-number-range = { $name }: 범위를 벗어났어요
    { $lowest }부터 { $highest }까지인데 { JOSA($given, "이에요") }.
error-odds-too-many-dice = 주사위가 많아 정확한 확률을 낼 수 없어요
    주사위를 줄이거나 나눠서 물어봐 주세요.
error-only-in-a-server = 서버에서만 쓸 수 있어요
    서버의 채널에서 다시 해 주세요.
error-not-permitted = 여기서는 쓸 수 없는 명령이에요
error-not-permitted-help = 권한이 있는 분께 부탁해 주세요. 바뀐 것은 없어요.
error-option = { $option }: 읽을 수 없어요
error-option-help = 목록에서 고르거나 값을 다시 써 주세요.
error-forbidden = 이 채널에서 할 수 없는 일이에요
error-forbidden-help = 봇의 권한이 모자라요. /settings server에서 무엇이 없는지 볼 수 있어요.
error-roll-not-yours = 다른 사람의 굴림이에요
    확률을 본 사람의 부대 굴림이라 그 사람만 굴릴 수 있어요. 바뀐 것은 없어요.
error-change-not-yours = 다른 사람이 본 확률이에요
    본 사람만 조건을 바꿀 수 있어요. `/{ $command }` 명령으로 직접 볼 수 있어요.
error-change-command-gone = `/{ $command }` 명령이 이제 없어요
    새 명령으로 확률을 봐 주세요.
error-change-line = 읽을 수 없는 줄이 있어요
    `{ $given }`: 옵션, 쌍점, 값 순서로 적어 주세요. 바뀐 것은 없어요.
error-change-no-option = `{ $given }` 옵션은 없어요
    쓸 수 있는 옵션: { $known }
error-change-missing = `{ $option }` 값이 없어요
    꼭 적어야 하는 옵션이에요. 바뀐 것은 없어요.
error-change-too-long = `{ $option }` 값이 너무 길어요
    { $limit }자까지 적을 수 있어요.
error-change-choice = `{ $option }` 값 “{ $given }”: 쓸 수 없어요
    고를 수 있는 값: { $known }
error-change-truth = `{ $option }` 값 “{ $given }”: 쓸 수 없어요
    예 또는 아니요로 적어 주세요.
error-change-number = `{ $option }` 값 “{ $given }”: 쓸 수 없어요
    숫자로 적어 주세요.
