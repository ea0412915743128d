# 이의와 판정.

command-dispute = 이의와 판정
command-dispute-this = 이의 제기
command-dispute-open = 이의 열기: 관련 규칙을 나란히 놓고 양쪽 주장을 들어요
command-dispute-rulings = 이 서버의 판정 찾기
command-dispute-withdraw = 판정 거두기 (까닭과 함께 남아요)
command-dispute-export = 이 서버의 판정을 TOML 파일로 받기
command-dispute-import = 다른 서버의 판정 파일 들여오기
command-dispute-house = 이 서버만의 규칙
command-dispute-house-add = 이 서버만의 규칙 넣기
command-dispute-house-list = 이 서버만의 규칙 보기
command-dispute-house-remove = 이 서버만의 규칙 거두기
option-dispute-question = 무엇을 정해야 하는지
option-dispute-rule = 문제가 된 규칙 (비우면 질문으로 찾아요)
option-dispute-opponent = 상대 (비우면 먼저 주장을 쓰는 사람)
option-dispute-thread = 스레드에서 열기
option-dispute-search = 찾을 낱말이나 번호 (비우면 전부)
option-dispute-number = 판정 번호 (예: D-12)
option-dispute-why = 까닭
command-dispute-arbiter = 이 서버의 이의를 판정할 중재자를 정하거나(서버 관리자) 확인
option-arbiter-person = 중재자 (비우면 확인만)
option-arbiter-nobody = 앞으로는 아무도 아님
option-dispute-file = /dispute export로 받은 TOML 파일
option-dispute-house-text = 규칙 문장
option-dispute-house-answer = 규칙이 열어 둔 질문의 답 고르기
option-dispute-house-rule = 어느 규칙에 붙는지

dispute-number = D-{ $number }
dispute-where = 이의 { $number }
dispute-paused = 시계 멈춤
dispute-about = [이 글에 대한 이의]({ $link })
dispute-no-rules = 맞는 규칙을 찾지 못했어요. “더 보기”에서 더해 주세요.
dispute-other-edition = { $edition } 언급 없음
dispute-open-point = 정해지지 않은 점: { $question }
dispute-change = { $older } → { $newer } · { $line }
dispute-also = 그 밖에: { $names }
dispute-read = 관련 규칙 읽기
dispute-recent = 최근 기록
log-dispute = 이의를 제기할 기록
dispute-reading = { $person } **{ $letter }: { $text }**
dispute-silent = { $person } { $letter }: 아직 말하지 않음
dispute-somebody = 상대
dispute-nobody = 없음
dispute-ends-agreed = 둘이 같은 쪽에 동의하면 끝나요.
dispute-ends-stated = 양쪽이 주장을 쓰면 정할 수 있어요.
dispute-agreed-with = A 동의 { $first } · B 동의 { $second }
dispute-chance-how = 운은 둘 다 눌러야 굴려요: 1–3 A, 4–6 B
dispute-wish-chance = { $person } 님: 운에 맡기기
dispute-wish-arbiter = { $person } 님: 중재자 { $arbiter } · 상대도 같은 사람을 고르면 맡겨요
dispute-wish-vote = { $person } 님: 투표 { $hours }시간 · 상대도 누르면 시작해요
dispute-wish-close = { $person } 님: 투표 마감 · 상대도 누르면 바로 세요
dispute-wish-drop = { $person } 님: 그만두기 · 상대도 누르면 끝나요
dispute-arbiter-decides = ⏳ { $person } 님이 판정해요
dispute-vote-decides = ⏳ 채널이 정해요
dispute-vote-sides = 두 사람은 투표하지 않아요
dispute-vote-until = 마감 { $relative }
dispute-vote-until-exact = { $exact }
dispute-vote-counted = 투표 { $count }명
dispute-vote-tied = 투표가 { $first } : { $second }로 같아요. 다른 방법을 골라 주세요.
dispute-dropped = 판정 없이 그만두었어요
dispute-ruled = ⚖️ 판정
dispute-how-agreed = 합의
dispute-how-chance = 운
dispute-how-chance-face = 운: **{ $face }** (1–3 A, 4–6 B)
dispute-how-arbiter = 중재자
dispute-how-vote = 투표
dispute-how-vote-count = 투표 A { $first } : B { $second }
dispute-how-house = 서버 규칙
dispute-for-table = 이 채널에서만 쓰는 판정이에요
dispute-for-game = 이 게임에서만 쓰는 판정이에요
dispute-for-server-how = 관리자가 누르면 서버 판정이 돼요
dispute-resumed = 게임은 이어져요. 이 일이 있기 전으로 돌아갈 수도 있어요.

dispute-button-open = 이의 제기
dispute-button-state = 주장 쓰기
dispute-button-agree = { $letter }에 동의
dispute-button-chance = 운에 맡기기
dispute-button-arbiter = 중재자
dispute-button-vote = 투표
dispute-button-vote-for = { $letter }에 투표
dispute-button-close = 투표 마감
dispute-button-rule-for = { $letter }로 판정
dispute-button-own-words = 다른 판정
dispute-button-more = 더 보기
dispute-button-restate = 주장 고치기
dispute-button-cite = 규칙 더하기
dispute-button-drop = 그만두기
dispute-button-keep = 서버 판정으로
dispute-button-rewind = 되돌리기
dispute-button-import = 들여오기
button-keep-ruling = 판정으로 남기기
button-keep-ruling-of = 판정으로 남기기: { $answer }
keep-wished = { $person } 님: “{ $answer }” 판정으로 남기기 · 상대도 누르면 남아요
open-ruled = { $number } · { $question } → { $answer }

point-open-fall-steps = 낙상 높이의 3"는 어떻게 세나요?
point-open-laok-stands-counted = 보너스에 세는 스탠드는?
point-open-laok-double-halving = 연발 사격은 몇 번 절반이 되나요?
point-open-laok-exactly-half = 정확히 절반은 절반 안인가요?
point-open-laok-broken-half = 절반은 언제 수의 절반인가요?
point-open-laok-stand-returns = 회복이 스탠드의 상처보다 적게 남아도 잃은 스탠드가 돌아오나요?

dispute-more-headline = 더 보기
dispute-more-help = 주장을 고치면 그 주장에 한 동의는 처음부터예요.
dispute-more-drop = 그만두면 판정 없이 끝나요.
dispute-strike = 관련 규칙에서 빼기
dispute-noted = 적었어요
dispute-noted-again = 카드를 새로 올렸어요
dispute-vote-over = 투표가 이미 끝났어요
dispute-vote-over-help = 방금 누른 것은 세지 않았어요.
dispute-opened-in = 이의를 { $thread }에서 열었어요
dispute-no-thread = 스레드를 만들 수 없어 여기에 열었어요
dispute-arbiter-headline = 누구에게 맡길까요?
dispute-arbiter-help = 두 사람이 같은 사람을 골라야 맡겨요. 두 사람 자신은 고를 수 없어요.
dispute-arbiter-pick = 중재자 고르기
dispute-arbiter-plays = 정해 둔 중재자가 이 이의의 당사자라서 판정할 수 없어요.
dispute-arbiter-standing = 정해 둔 중재자: { $person } 님 · 한쪽만 눌러도 맡겨요
arbiter-headline = 중재자
arbiter-of-server = 이 서버의 이의는 한쪽이 부탁하면 { $person } 님이 판정해요
arbiter-of-server-nobody = 이 서버에는 정해 둔 중재자가 없어요
arbiter-of-game = 이 게임의 이의는 한쪽이 부탁하면 { $person } 님이 판정해요
arbiter-help = 이의의 당사자는 그 이의를 판정할 수 없어요. 게임의 중재자는 `/game arbiter`로 정해요.
dispute-vote-headline = 투표를 얼마나 할까요?
dispute-vote-help = 상대도 투표를 누르면 시작해요.
dispute-vote-pick = 시간 고르기
dispute-hours = { $hours }시간
dispute-thread-name = 이의 { $number }: { $question }

dispute-form-question = 이의 제기
dispute-form-question-label = 무엇을 정해야 하나요?
dispute-form-reading = { $letter } 쪽 주장
dispute-form-reading-label = 규칙을 어떻게 읽나요?
dispute-form-reading-or = 아니면 직접 쓰기
dispute-form-pick = 굴림이 따를 답 고르기
dispute-at-stake = 걸린 것
dispute-weighed-roll = 기록 { $seq }의 굴림으로 계산: { $told }
dispute-weighed-example = 예시로 계산: “{ $story }”
dispute-rolls-use-it = 이제부터 굴림은 이 판정을 따라요: { $line }
point-line = { $question } → { $answer }
dispute-form-why-label = 왜 그런가요? (없어도 돼요)
dispute-form-ruling = 판정
dispute-form-ruling-label = 앞으로 어떻게 하나요?
dispute-form-rule = 규칙 더하기
dispute-form-rule-label = 규칙 이름

dispute-ping-side = { $person } 님, **이의에 대한 주장**을 써 주세요. “{ $question }”
dispute-ping-arbiter = { $person } 님, **이의를 판정**해 주세요. “{ $question }”
dispute-ping-vote-over = { $person } 님, **투표가 끝났어요**. “{ $question }”

ruling-of-server = 이 서버의 판정 { $number }
ruling-of-channel = 이 채널의 판정 { $number }
ruling-of-game = 이 게임의 판정 { $number }
ruling-house-rule = 이 서버의 규칙 { $number }
ruling-not-rule-text = 규칙 원문 아님
ruling-settles = 굴림이 따르는 답: { $answer }
ruling-where = [여기서 정했어요]({ $link })
ruling-every-edition = 모든 판본
ruling-more = 판정 { $count }개 더: `/dispute rulings`
ruling-list-headline = 판정
ruling-list-none = 아직 판정이 없어요. `/dispute open`으로 열 수 있어요.
ruling-list-not-found = “{ $search }” 판정은 없어요
ruling-list-count = { $count }개
ruling-read = 판정 읽기
ruling-house-headline = 이 서버의 규칙
ruling-house-none = 아직 없어요. `/dispute house add`로 넣을 수 있어요.
ruling-scope-server = 서버 전체
ruling-scope-channel = 이 채널에서만
ruling-scope-game = 이 게임에서만
ruling-withdrawn = 거둠: { $reason }
ruling-withdrawn-headline = { $number } 판정을 거두었어요
ruling-withdrawn-help = 기록은 까닭과 함께 남아요.
ruling-added = { $number } 규칙을 넣었어요
ruling-added-help = `/rule`에서 이 서버의 규칙으로 보여요.
ruling-export-headline = 서버의 판정
ruling-export-what = { $count }개 · 다른 서버에서 `/dispute import`로 들여올 수 있어요. 사람과 링크는 넣지 않았어요.
ruling-import-headline = 판정을 들여올까요?
ruling-import-new = 새 판정 **{ $count }개**
ruling-import-known = 이미 있는 것 { $count }개는 그대로 둬요
ruling-import-strange = 모르는 규칙의 것 { $count }개는 들여오지 않아요
ruling-imported = { $count }개를 들여왔어요
ruling-import-nothing = 새로 들여올 판정이 없어요

error-dispute-text-empty = 글이 비어 있어요
    읽을 수 있는 글을 써 주세요. 바뀐 것은 없어요.
error-dispute-text-too-long = 글이 너무 길어요
    { $limit }자까지인데 { $given }자예요. 줄여서 다시 써 주세요.
error-dispute-with-yourself = 혼자서는 다툴 수 없어요
    상대를 고르거나 비워 주세요.
error-dispute-opponent-is-bot = 봇과는 다툴 수 없어요
    상대를 고르거나 비워 주세요.
error-dispute-over = 이미 끝난 이의예요
    바뀐 것은 없어요. 판정은 `/dispute rulings`에 있어요.
error-dispute-gone = 그런 이의가 없어요
    `/dispute open`으로 다시 열어 주세요.
error-dispute-not-a-side = 이 이의의 두 사람이 아니에요
    방금 누른 것은 세지 않았어요. 투표가 열리면 누구나 할 수 있어요.
error-dispute-state-first = 아직 이 이의의 사람이 아니에요
    “주장 쓰기”로 상대 쪽 주장을 먼저 써 주세요. 방금 누른 것은 세지 않았어요.
error-dispute-readings-fixed = 지금은 주장을 고칠 수 없어요
    판정이나 투표가 끝나기를 기다려 주세요.
error-dispute-reading-changed = 그사이 주장이 바뀌었어요
    방금 누른 것은 세지 않았어요. 카드를 다시 읽고 눌러 주세요.
error-dispute-no-reading = 그 쪽 주장이 아직 없어요
    주장이 올라온 뒤에 눌러 주세요.
error-dispute-both-first = 양쪽 주장이 다 있어야 해요
    “주장 쓰기”로 주장을 먼저 써 주세요.
error-dispute-arbiter-is-side = 이의의 당사자는 중재자가 될 수 없어요
    다른 사람을 골라 주세요.
error-dispute-arbiter-is-bot = 봇은 중재자가 될 수 없어요
    사람을 골라 주세요.
error-dispute-arbiter-already = 이미 그 사람이 맡고 있어요
    판정을 기다려 주세요.
error-dispute-not-the-arbiter = 중재자만 판정할 수 있어요
    방금 누른 것은 세지 않았어요.
error-dispute-hours = 그 시간은 고를 수 없어요
    목록에서 골라 주세요.
error-dispute-no-vote = 열린 투표가 없어요
    두 사람이 투표를 고르면 열려요.
error-dispute-vote-runs = 투표가 아직 열려 있어요
    당사자 두 사람이 모두 “투표 마감”을 누르거나 같은 쪽에 동의하면 바로 끝나요.
error-dispute-sides-do-not-vote = 두 사람은 투표하지 않아요
    합의하려면 “동의”를 눌러 주세요. 방금 누른 것은 세지 않았어요.
error-dispute-voted-already = 이미 그렇게 투표했어요
    한 사람은 한 번만 세요. 바꾸려면 다른 쪽을 눌러 주세요.
error-dispute-too-many-rules = 규칙이 너무 많아요
    { $limit }개까지예요. “더 보기”에서 하나를 빼 주세요.
error-dispute-too-many-open = 이 채널에 열린 이의가 너무 많아요
    { $limit }개까지예요. 하나를 먼저 끝내 주세요.
error-dispute-open-in-game = 이 게임에는 이미 열린 이의가 있어요
    그것을 먼저 끝내 주세요.
error-dispute-which-rule = “{ $given }” 규칙을 찾지 못했어요
    목록에서 고르거나 이름을 다시 써 주세요.
error-house-nothing-open = “{ $rule }” 규칙에는 열린 질문이 없어요
    바뀐 것은 없어요. `answer`를 빼고 `text`에 규칙을 써 주세요.
error-house-answer-unknown = “{ $given }” 답은 없어요
    바뀐 것은 없어요. 목록에서 골라 주세요: { $answers }
error-dispute-not-a-manager = 서버 관리자만 할 수 있어요
    “서버 관리” 권한이 있는 분께 부탁해 주세요. 바뀐 것은 없어요.
error-dispute-no-game = 되돌릴 게임이 없어요
    게임이 끝났거나 게임에 대한 이의가 아니에요.
error-ruling-unknown = “{ $given }” 판정은 없어요
    번호는 `/dispute rulings`에서 볼 수 있어요.
error-ruling-withdrawn-already = { $number } 판정은 이미 거두었어요
    바뀐 것은 없어요.
error-ruling-not-yours = 거둘 수 있는 판정이 아니에요
    서버의 판정은 서버 관리자가, 채널의 판정은 정한 사람이 거둬요.
error-rulings-too-many = 판정이 너무 많아요
    서버마다 { $limit }개까지예요.
error-rulings-none = 내보낼 판정이 없어요
    서버 판정이 있어야 해요: 판정 카드의 “서버 판정으로”
error-rulings-file-too-large = 파일이 너무 커요
    { $limit } KiB까지인데 { $given } KiB예요.
error-rulings-file-unreadable = TOML로 읽을 수 없어요
    `/dispute export`로 받은 파일을 써 주세요. 멈춘 곳: { $place }
error-rulings-file-unfit = 판정 파일의 꼴이 아니에요
    `/dispute export`로 받은 파일을 써 주세요. 어긋난 곳: { $place }
error-keep-other-player = 이미 눌렀어요
    상대도 누르면 판정으로 남아요.
error-keep-ruled-already = 이미 판정이 있는 점이에요
    바뀐 것은 없어요. 판정은 `/dispute rulings`에 있어요.
error-keep-not-yours = 이 굴림의 사람이 아니에요
    굴리거나 대답한 두 사람만 판정으로 남길 수 있어요. 바뀐 것은 없어요.

# 서버의 자체 항목.

command-pack = 이 서버의 자체 규칙 항목
command-pack-add = 이 서버의 규칙 항목 쓰기 (서버 관리자)
command-pack-edit = 이 서버의 항목 고치기 (서버 관리자)
command-pack-remove = 이 서버의 항목 빼기 (서버 관리자, 기록은 남음)
command-pack-list = 이 서버의 항목 목록
command-pack-export = 이 서버의 항목을 TOML 파일로 받기
command-pack-import = TOML 파일에서 항목 들여오기 (서버 관리자)
option-pack-entry = 항목 번호 (예: P-3)
option-pack-file = /pack export로 받은 TOML 파일
pack-topic = 이 서버의 항목
pack-number = P-{ $number }
pack-not-rule-text = { $number } · 이 서버가 쓴 글, 규칙 원문 아님
pack-aliases = 다른 이름: { $names }
pack-written-by = { $person } { $day }
pack-list = 서버 항목
pack-none = 아직 없어요. `/pack add`로 쓸 수 있어요.
pack-count = { $count }개
pack-form = 서버 항목
pack-form-names-ko = 한국어 이름, 쉼표 뒤에 다른 이름
pack-form-text-ko = 한국어 글
pack-form-names-en = 영어 이름, 쉼표 뒤에 다른 이름
pack-form-text-en = 영어 글
pack-kept = 적었어요
pack-kept-help = `/rule`이 규칙과 함께 찾아요.
pack-removed = { $number } 항목을 뺐어요
pack-export = { $count }개 · 다른 서버의 `/pack import`로 들여올 수 있어요. 사람은 빠져 있어요.
pack-import = 새 항목 { $new }개 · 바뀐 항목 { $changed }개
pack-import-known = { $count }개는 이미 있어 그대로 둬요
pack-import-strange = { $count }개는 모르는 게임이라 빠져요
pack-imported = 항목 { $count }개를 들여왔어요
error-pack-empty = 적을 것이 없어요
    한 언어라도 이름과 글을 써 주세요.
error-pack-half = 이름이나 글이 빠졌어요
    한 언어에는 둘 다 쓰거나 둘 다 비워 주세요.
error-pack-too-many-aliases = 다른 이름이 너무 많아요
    언어마다 { $limit }개까지예요.
error-pack-unknown = “{ $given }” 항목이 없어요
    번호는 `/pack list`에서 볼 수 있어요.
error-pack-nothing = 아직 항목이 없어요
    `/pack add`로 쓸 수 있어요.
error-pack-too-many = 항목이 너무 많아요
    서버마다 { $limit }개까지예요. 먼저 몇 개를 빼 주세요.
error-pack-name-taken = “{ $name }” 이름은 이미 있어요
    `/pack edit`로 고치거나 다른 이름을 써 주세요.
error-pack-brought-in = 이미 들여왔어요
    바뀐 것은 없어요.
error-pack-file-unreadable = TOML로 읽을 수 없어요
    `/pack export`로 받은 파일을 써 주세요. 멈춘 곳: { $place }
error-pack-file-unfit = 항목 파일의 꼴이 아니에요
    `/pack export`로 받은 파일을 써 주세요. 어긋난 곳: { $place }
