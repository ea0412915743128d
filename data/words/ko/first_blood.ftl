# 퍼스트 블러드: 결과, 굴림, 이유, 질문, 거절, 명령.

### 결과
result-fb-passed = 성공
result-fb-failed = 실패
result-fb-failed-at-once = 굴림 없이 실패
result-fb-successes = 성공 있음
result-fb-no-successes = 성공 없음
result-fb-through = 막지 못한 히트
result-fb-all-stopped = 히트 모두 막음
result-fb-gap = 밀려남
result-fb-blocked = 밀려나다 막힘
result-fb-edge-stops = 가장자리에서 멈춤
result-fb-edge-removes = 제거
result-fb-edge-slides = 가장자리를 따라 밀려남
result-fb-far-enough = 움직이지 않음
fb-count-half = 절반 { $count }, 올림
fb-count-half-or-more = 절반 { $count } 이상
result-fb-half = 절반, 올림
result-fb-way-1 = 1번
result-fb-way-2 = 2번
result-fb-way-3 = 3번
result-fb-way-4 = 4번
result-fb-way-5 = 5번
result-fb-way-6 = 6번

fb-count-successes = 성공 { $count }
fb-count-successes-or-more = 성공 { $count } 이상
fb-count-through = 막지 못한 히트 { $count }
fb-count-through-or-more = 막지 못한 히트 { $count } 이상
fb-what-follows = 막지 못한 히트의 효과는 원문 미수록 · 프로필을 봐 주세요
fb-zero-fails = 캐릭터리스틱 0은 자동 실패
fb-no-dice = 굴릴 주사위가 없음
fb-half-of = **{ $half }** · { $value }의 절반
fb-rounded-up = 반올림이 아니라 늘 올림: 행군 5 → 3"
fb-broken-fails = 와해됨!: 결의 테스트는 모두 자동 실패
fb-moves = 곧장 **{ $moved }** 이동 · 간격 { $gap }
fb-stays = 이미 { $gap } 떨어져 있음

### 굴림
purpose-fb-test = 캐릭터리스틱 테스트
purpose-fb-test-again = 세컨더리 롤
purpose-fb-resolve = 결의 테스트
purpose-fb-resolve-again = 세컨더리 롤
purpose-fb-attack = 공격
purpose-fb-attack-again = 세컨더리 롤
purpose-fb-barrage = 연발 사격
purpose-fb-barrage-again = 세컨더리 롤
purpose-fb-block = 블록
purpose-fb-block-again = 세컨더리 롤
purpose-fb-hits = 히트
purpose-fb-blocks = 막지 못한 히트
purpose-fb-chance = 무작위

### 이유
reason-fb-characteristic = 캐릭터리스틱 { $value }
reason-fb-stated = 직접 정한 보정
reason-fb-cancel = 실패 리롤과 성공 리롤 상쇄
reason-fb-inspired = 고무됨!
reason-fb-aimed = 조준됨!
reason-fb-extra-dice = { $faces }마다 주사위 하나 추가
reason-fb-extra-hits = { $faces }마다 히트 하나 추가
reason-fb-secondary = 리롤과 추가 주사위를 한꺼번에, 최종
reason-fb-on-table = 놓인 히트: { $faces }
reason-fb-equally-likely = 합의가 없으면 무작위, 확률은 모두 같게
reason-fb-block-lower = 정한 대로: 블록의 눈이 히트 이하이고 { $defence } 이하면 막음
reason-fb-block-higher = 정한 대로: 블록의 눈이 히트 이상이면 막음
reason-fb-block-equal = 정한 대로: 블록과 히트의 눈이 같으면 막음
reason-fb-pair-freely = 정한 대로: 방어 쪽이 가장 좋게 짝지음
reason-fb-pair-in-order = 정한 대로: 높은 눈부터 짝지음

### 질문
question-open-fb-block-comparison = 어떤 블록이 히트를 막나요?
question-open-fb-block-pairing = 블록과 히트를 누가 짝짓나요?
question-open-fb-partial-re-roll = 일부와 모두도 상쇄되나요?
question-open-fb-extra-hits = 세컨더리 롤도 히트를 더하나요?
question-open-fb-driven-off = 가장자리에서는 어떻게 되나요?
answer-block-lower = 히트 이하
answer-block-higher = 히트 이상
answer-block-equal = 같은 눈
answer-pair-freely = 방어 쪽이
answer-pair-in-order = 높은 눈부터
answer-all-only = 아니요, 둘 다
answer-partial-too = 상쇄된다
answer-edge-stops = 멈춘다
answer-edge-removes = 제거된다
answer-edge-slides = 따라 물러난다

### 거절
error-fb-edition-silent = { $given } 판의 주사위 규칙은 자료에 없어요
    커맨드 카드 판을 골라 주세요: `cards`
error-fb-broken-only-rallies = 와해됨! 전사는 재집결만 할 수 있어요
    재집결이나 컴뱃 재집결 액션만 돼요.
error-fb-inspired-attacks = 고무됨!은 공격에만 더해져요
    연발 사격과 블록에서는 빼 주세요.
error-fb-aimed-needs-barrage = 조준됨!은 연발 사격 X가 있어야 해요
    연발 사격을 주사위 1개 이상으로 고르거나 조준됨!을 빼 주세요.
error-fb-characteristic-whole = 캐릭터리스틱은 정수예요
    { $given } 대신 정수를 쓰거나 거리를 골라 주세요.
error-fb-hits-twice = 히트가 이미 놓여 있어요
    놓인 눈과 굴릴 개수 가운데 하나만 적어 주세요.
error-fb-both-at-once = 한 눈에 리롤과 추가를 함께 걸 수 없어요
    무엇이 먼저인지 자료에 없어요. 둘이 정해서 하나만 써 주세요.

### 명령
command-fb = 퍼스트 블러드 굴림
command-fb-test = 캐릭터리스틱 테스트: D6이 캐릭터리스틱 이하
command-fb-roll = 공격, 연발 사격, 블록 주사위: 프라이머리 롤과 세컨더리 롤
command-fb-blocks = 히트와 블록을 눈마다 견주기
command-fb-driven = 얼마나 밀려나는지
command-fb-half = 캐릭터리스틱이나 거리의 절반, 올림
command-fb-random = 규칙에 없고 합의도 안 될 때 무작위로 정하기

option-fb-value = 캐릭터리스틱
option-fb-modifier = 보정
option-fb-resolve = 결의 테스트인가
option-fb-broken = 와해됨! 전사인가
option-fb-reroll = 규칙이 리롤하는 것
option-fb-results-again = 리롤하는 눈: 1 6
option-fb-partial = 모두와 특정한 눈도 상쇄?
option-fb-dice = 주사위 수
option-fb-kind = 무슨 주사위인지
option-fb-inspired = 고무됨!: 공격 하나 더
option-fb-aimed = 조준됨!: 연발 사격 하나 더
option-fb-extra-dice = 주사위를 더하는 눈: 1
option-fb-extra-hits = 두 번 세는 눈: 1
option-fb-secondary-hits = 세컨더리 롤에도 추가 히트?
option-fb-blocks = 블록 주사위 수
option-fb-hits = 굴릴 히트 주사위
option-fb-on-table = 놓여 있는 히트: 4 4 2
option-fb-hit-value = 히트 굴림의 캐릭터리스틱
option-fb-defence = 대상의 방어
option-fb-compared = 어떤 블록이 막나?
option-fb-pairing = 블록과 히트를 누가 짝짓나요?
option-fb-gap = 지금 둘 사이의 거리 (인치)
option-fb-obstacle = 전사나 벽까지 (인치)
option-fb-edge = 테이블 끝까지 (인치)
option-fb-at-the-edge = 가장자리에서는?
option-fb-half-value = 절반으로 줄일 값
option-fb-half-of = 캐릭터리스틱인가 거리(인치)인가
option-fb-ways = 정할 것들, 쉼표나 | 로 나눠 2–6개
fb-halved-characteristic = 캐릭터리스틱
fb-halved-distance = 거리(인치)

fb-reroll-failures = 실패 모두
fb-reroll-successes = 성공 모두
fb-reroll-both = 실패 모두와 성공 모두
