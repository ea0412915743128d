# 읽어 들이는 명단.

command-unit-import = 명단을 읽어 내 쪽에 넣기 (미리보기 먼저)
option-roster-text = 명단 글. 비우면 줄바꿈이 남는 입력 창이 열려요
option-roster-file = 명단 파일: .json .ros .rosz .txt

roster-form-title = 명단 붙여 넣기
roster-form-label = 명단
roster-form-help = 명단 작성기에서 내보낸 글, 또는 한 줄에 모델 하나
roster-form-example = 요한 | 요먼 | 소총, 방독면
roster-unnamed = 이름 없는 명단
roster-models = 모델 { $count }
roster-cost-ducats = 두카트 { $count }
roster-cost-glory = 영광 { $count }
roster-cost-points = { $count }점
roster-read-as = 읽은 형식: { $form }
roster-as-companion-json = Trench Companion JSON
roster-as-companion-text = Trench Companion 글
roster-as-tabletop-json = Tabletop Simulator JSON
roster-as-new-recruit-json = New Recruit JSON
roster-as-new-recruit-xml = New Recruit .ros
roster-as-new-recruit-text = New Recruit 글
roster-as-conquest-army = Conquest Tabletop 군대
roster-as-lines = 한 줄에 하나
roster-look = 확인해 주세요
roster-not-saved = 버튼을 누르기 전에는 아무것도 저장되지 않아요.
roster-button-add = 내 쪽에 넣기
roster-button-cancel = 취소
roster-added = 모델 { $count }개를 넣었어요
roster-added-before = 이미 넣은 명단이에요
roster-added-before-help = 두 번 넣지 않았어요. 또 넣으려면 다시 읽어 주세요.
roster-cancelled = 넣지 않았어요
roster-cancelled-help = 언제든 다시 읽을 수 있어요.

roster-warning-unknown-names = 모르는 이름 { $count }개, 글로 남겼어요: { $names }
roster-warning-left-out = 예비·실종·전사라서 뺐어요 ({ $count }): { $names }
roster-warning-notes = 모델이 아닌 메모로 보았어요 ({ $count }): { $names }
roster-warning-stash = 보관 중인 장비라서 뺐어요 ({ $count }): { $names }
roster-warning-total-differs = 명단에는 { $stated }, 모델을 더하면 { $counted }
roster-warning-no-models = 모델이 하나도 없어요
roster-warning-other-version = 모르는 파일 버전이에요: { $version }
roster-warning-other-system = { $system } 명단인데 이 게임은 달라요
roster-warning-unknown-markers = 이 게임에 없는 표식, 글로 남겼어요: { $names }
roster-warning-same-names = 이름이 같아서 번호를 붙여요: { $names }

error-roster-empty = 명단이 비어 있어요
    명단을 붙여 넣거나 작성기에서 받은 파일을 올려 주세요.
error-roster-link = 명단이 아니라 링크예요
    링크를 열어 명단을 내보낸 뒤, 글을 붙여 넣거나 파일을 올려 주세요.
error-roster-two-sources = 글과 파일이 함께 있어요
    둘 가운데 하나만 주세요.
error-roster-too-large = 명단이라기엔 너무 큰 파일이에요
    { $limit } KB까지예요. 그림 없이 명단만 올려 주세요.
error-roster-too-many-lines = 명단이라기엔 너무 길어요
    { $limit }줄까지예요.
error-roster-line-too-long = 너무 긴 줄이 있어요
    한 줄에 { $limit }자까지, 모델 하나씩 써 주세요.
error-roster-too-many = 모델이 너무 많아요
    명단 하나에 { $limit }개까지예요.
error-roster-encoding = 글로 읽을 수 없는 파일이에요
    UTF-8 글로 저장하거나 .json, .ros, .rosz 파일을 올려 주세요.
error-roster-json = JSON이 깨져 있어요
    일부만 붙이지 말고 파일을 다시 받아 올려 주세요.
error-roster-too-deep = 명단이라기엔 너무 깊게 겹친 파일이에요
    작성기가 저장한 그대로 올려 주세요.
error-roster-unknown-json = 모르는 JSON이에요
    아는 것: Trench Companion, Tabletop Simulator, New Recruit, Conquest Tabletop. 한 줄에 하나씩 쓴 글은 모든 게임에서 돼요.
error-roster-xml = .ros 파일을 읽을 수 없어요
    작성기에서 다시 내보내 주세요.
error-roster-doctype = 문서 형식을 선언한 파일이에요
    명단에는 없는 것이라 읽지 않아요. 작성기에서 다시 내보내 주세요.
error-roster-zip = .rosz 파일이 깨졌거나 잠겨 있어요
    다시 내보내거나 안에 든 .ros 파일을 올려 주세요.
error-roster-zip-members = .rosz 파일에는 명단이 하나여야 해요
    이 파일에는 { $count }개가 들어 있어요. .ros 파일만 올려 주세요.
error-roster-one-line = 줄바꿈이 사라졌어요
    명령 옵션은 줄바꿈을 빈칸으로 바꿔요. `/unit import`만 보내서 열리는 창에 붙이거나 파일로 올려 주세요.
error-roster-file-gone = 파일을 가져오지 못했어요
    다시 올려 주세요.
