# 명령과 옵션 설명 (100자까지). 명령 이름은 어느 언어에서나 영어 그대로.

command-find-rule = 규칙 찾기
command-rule = 이름이나 질문으로 규칙 찾기: 강하돌격, ㄱㅎㄷㄱ, 난전에 쏴도 돼?
command-roll = 주사위 굴리기: 4d6kh3+2, 2D6>=7, 6B6>=4, x3 2D6, D66, choice[a,b]
command-tc = 참호성전 굴림
command-tc-success = 성공 굴림: 2D6, 7+ 성공, 12+ 대성공
command-tc-injury = 부상 굴림: 방어구와 표식을 넣어 부상판정표까지
command-settings = 심판 설정
command-settings-server = 서버 설정: 언어, 기본 게임, 판본, 권한 확인
command-settings-mine = 내 설정: 읽는 언어
command-settings-time = 내 시간: 시간대, 조용한 시간, 다음 차례 알림
command-help = 무엇을 할 수 있나요?
command-later = 데모 전용: 시간 넘기기 (투표 마감, 알림)
command-about = 심판은 무엇인가요? 판, 라이선스, 개인정보
command-privacy = 나에 대해 보관하는 것, 받기와 지우기

option-later-hours = 몇 시간
option-query = 규칙 이름, 낱말, 또는 질문 그대로
option-system = 게임 (비우면 전체)
option-who = 누가 누구를: 하켄 > 트루퍼
option-edition = 판
option-private = 나만 보기
option-dice-notation = 4d6kh3+2, 2D6>=7, 6B6>=4, x3 2D6, D66, choice[a,b]
option-label = 무슨 굴림인지
option-secret = 나만 보고, 나중에 보일 수 있음
option-net-dice = DICE 합계 (예: -1)
option-blood-own = 자기 유혈 표식
option-blessing-own = 자기 축복 표식
option-success-kind = 무슨 굴림인지
option-opponent = 상대 플레이어
option-opponent-injured = 다친 모델의 주인
option-preview = 확률만 보기
option-faces = 손으로 굴린 눈: 6 5 2
option-injury-dice = INJURY DICE 합계
option-injury-modifier = 방어구 말고 더할 값
option-armour = 대상의 방어구
option-shield = 참호 방패가 있음
option-piercing = 방어구를 어떻게 하는지
option-down = 이미 중상
option-blood-target = 대상의 유혈 표식
option-blessing-target = 대상의 축복 표식
option-tough = TOUGH, 아직 안 씀
option-golem = GOLEM
option-impervious = IMPERVIOUS 방어구
option-deadly = DEADLY (3D6)
option-marks = FIRE·GAS·SHRAPNEL의 유혈
option-zone = 내 시간대나 도시, 예: Asia/Seoul
option-quiet-own = 알림을 받지 않을 시간, 예: 23:00-08:00 (없애려면 -)
option-heads-up = 다음이 내 차례일 때 미리 알림

armour-none = 없음
armour-standard = 평갑 (−1)
armour-reinforced = 중갑 (−2)
armour-machine = 기갑 (−3)
piercing-none = 해당 없음
piercing-armour-piercing = 철갑탄 / 방어구 관통
piercing-ignore-armour = 방어구 무시
