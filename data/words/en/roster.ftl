# Army lists that are read in.

command-unit-import = Read an army list into your side (you see a preview first)
option-roster-text = the list; leave it empty to get a form that keeps line breaks
option-roster-file = the list as a file: .json .ros .rosz .txt

roster-form-title = Paste your list
roster-form-label = Army list
roster-form-help = An export of your list builder, or one line a model
roster-form-example = Johann | Yeoman | rifle, gas mask
roster-unnamed = List without a name
roster-models = { $count ->
    [one] { $count } model
   *[other] { $count } models
 }
roster-cost-ducats = { $count } Ducats
roster-cost-glory = { $count } Glory
roster-cost-points = { $count } points
roster-read-as = read as: { $form }
roster-as-companion-json = Trench Companion JSON
roster-as-companion-text = Trench Companion text
roster-as-tabletop-json = Tabletop Simulator JSON
roster-as-new-recruit-json = New Recruit JSON
roster-as-new-recruit-xml = New Recruit .ros
roster-as-new-recruit-text = New Recruit text
roster-as-conquest-army = Conquest Tabletop army
roster-as-lines = plain lines
roster-look = Please check
roster-not-saved = Nothing is saved until you press the button.
roster-button-add = Add to my side
roster-button-cancel = Cancel
roster-added = { $count ->
    [one] { $count } model on your side
   *[other] { $count } models on your side
 }
roster-added-before = This list is on the table already
roster-added-before-help = Nothing was added twice. To add it again, read it in again.
roster-cancelled = Nothing was added
roster-cancelled-help = You can read the list in again at any time.

roster-warning-unknown-names = { $count ->
    [one] One name is not known and stays as text: { $names }
   *[other] { $count } names are not known and stay as text: { $names }
 }
roster-warning-left-out = In reserve, lost or dead, so left out ({ $count }): { $names }
roster-warning-notes = Remarks, not brought as models ({ $count }): { $names }
roster-warning-stash = In the stash, so left out ({ $count }): { $names }
roster-warning-total-differs = The list says { $stated }, its models add up to { $counted }
roster-warning-no-models = There is no model in it
roster-warning-other-version = The file is of version { $version }, which is not known
roster-warning-other-system = The list is for { $system }, this game is not
roster-warning-unknown-markers = Not a marker of this game, kept as a word: { $names }
roster-warning-same-names = Several share a name and get numbers: { $names }

error-roster-empty = There is no list in it
    Paste a list, or attach the file of your list builder.
error-roster-link = That is a link, not a list
    Open it, export the list there, and paste the text or attach the file.
error-roster-two-sources = Text and file are two lists
    Give only one of them.
error-roster-too-large = That file is too large for a list
    Up to { $limit } KB. Attach the list alone, without pictures.
error-roster-too-many-lines = That is too long for a list
    Up to { $limit } lines.
error-roster-line-too-long = A line is too long
    Up to { $limit } characters a line; one line a model.
error-roster-too-many = Too many models
    Up to { $limit } a list.
error-roster-encoding = That is not a text that can be read
    Save the list as UTF-8 text, or attach the .json, .ros or .rosz file.
error-roster-json = The JSON is broken
    Download the file once more; do not paste a part of it.
error-roster-too-deep = That file is nested too deep for a list
    Attach the list as your list builder saves it.
error-roster-unknown-json = That JSON is no list that is known
    Known: Trench Companion, Tabletop Simulator, New Recruit, Conquest Tabletop. Plain lines work for every game.
error-roster-xml = The .ros file cannot be read
    Export it once more from your list builder.
error-roster-doctype = That file declares a document type
    Lists never do, so it is not read. Export it once more from your list builder.
error-roster-zip = The .rosz file is broken or locked
    Export it once more, or attach the .ros file inside it.
error-roster-zip-members = A .rosz file holds one list
    This one holds { $count } files. Attach the .ros file alone.
error-roster-one-line = The line breaks are lost
    A command option makes spaces of them. Use `/unit import` without options and paste there, or attach the text as a file.
error-roster-file-gone = The file could not be fetched
    Attach it once more.
