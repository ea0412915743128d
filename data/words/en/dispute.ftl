# Disputes and rulings.

command-dispute = Disputes and rulings
command-dispute-this = Dispute this
command-dispute-open = Open a dispute: the rules side by side, both sides heard
command-dispute-rulings = Search this server’s rulings
command-dispute-withdraw = Withdraw a ruling (it stays, with the reason)
command-dispute-export = Get this server’s rulings as a TOML file
command-dispute-import = Bring in rulings from another server’s file
command-dispute-house = This server’s own rules
command-dispute-house-add = Add a rule of this server’s own
command-dispute-house-list = List this server’s own rules
command-dispute-house-remove = Withdraw a rule of this server’s own
option-dispute-question = what has to be decided
option-dispute-rule = the rule in question (empty: found from the question)
option-dispute-opponent = the other side (empty: whoever states a reading first)
option-dispute-thread = open it in a thread
option-dispute-search = a word or a number (empty: all)
option-dispute-number = the ruling’s number (for example D-12)
option-dispute-why = the reason
command-dispute-arbiter = Name who decides disputes in this server (managers), or see who does
option-arbiter-person = who decides (empty: only shows who does)
option-arbiter-nobody = nobody from now on
option-dispute-file = a TOML file from /dispute export
option-dispute-house-text = the rule in one sentence
option-dispute-house-answer = an answer that settles what the rule leaves open
option-dispute-house-rule = the rule it belongs to

dispute-number = D-{ $number }
dispute-where = Dispute { $number }
dispute-paused = paused
dispute-about = [About this message]({ $link })
dispute-no-rules = No rule found. Add one under More.
dispute-other-edition = not mentioned in { $edition }
dispute-open-point = Open question: { $question }
dispute-change = { $older } → { $newer } · { $line }
dispute-also = Also: { $names }
dispute-read = Read a rule in question
dispute-recent = Last events
log-dispute = Dispute an event
dispute-reading = { $person } **{ $letter }: { $text }**
dispute-silent = { $person } { $letter }: not heard yet
dispute-somebody = The other side
dispute-nobody = nobody
dispute-ends-agreed = It ends when both agree.
dispute-ends-stated = State both readings, then decide.
dispute-agreed-with = Agreed with A: { $first } · with B: { $second }
dispute-chance-how = Chance needs both: 1–3 A, 4–6 B
dispute-wish-chance = { $person }: by chance
dispute-wish-arbiter = { $person }: { $arbiter } as arbiter · the other side has to name the same
dispute-wish-vote = { $person }: a vote of { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
 } · it begins when the other side presses too
dispute-wish-close = { $person }: count the votes now · the other side has to press too
dispute-wish-drop = { $person }: let it rest · the other side has to press too
dispute-arbiter-decides = ⏳ { $person } decides
dispute-vote-decides = ⏳ The channel decides
dispute-vote-sides = The two sides do not vote
dispute-vote-until = Closes { $relative }
dispute-vote-until-exact = { $exact }
dispute-vote-counted = { $count ->
    [one] { $count } vote
   *[other] { $count } votes
 }
dispute-vote-tied = The vote is tied { $first } : { $second }. Choose another way.
dispute-dropped = Ended without a ruling
dispute-ruled = ⚖️ Ruling
dispute-how-agreed = agreed
dispute-how-chance = by chance
dispute-how-chance-face = by chance: **{ $face }** (1–3 A, 4–6 B)
dispute-how-arbiter = by arbiter
dispute-how-vote = by vote
dispute-how-vote-count = by vote A { $first } : B { $second }
dispute-how-house = house rule
dispute-for-table = It holds in this channel only
dispute-for-game = It holds in this game only
dispute-for-server-how = A manager’s press makes it the server’s
dispute-resumed = The game goes on. You can also go back to before it happened.

dispute-button-open = Dispute
dispute-button-state = State yours
dispute-button-agree = Agree with { $letter }
dispute-button-chance = By chance
dispute-button-arbiter = Arbiter
dispute-button-vote = Vote
dispute-button-vote-for = Vote { $letter }
dispute-button-close = Close vote
dispute-button-rule-for = Rule { $letter }
dispute-button-own-words = Own words
dispute-button-more = More
dispute-button-restate = Restate
dispute-button-cite = Add a rule
dispute-button-drop = Let it rest
dispute-button-keep = Keep in server
dispute-button-rewind = Go back
dispute-button-import = Bring in
button-keep-ruling = Keep as ruling
button-keep-ruling-of = Keep as ruling: { $answer }
keep-wished = { $person }: keep “{ $answer }” as a ruling · the other player has to press too
open-ruled = { $number } · { $question } → { $answer }

point-open-fall-steps = How are the 3" of a fall counted?
point-open-laok-stands-counted = Which stands count for the bonus?
point-open-laok-double-halving = Is Barrage halved once or twice?
point-open-laok-exactly-half = Is exactly half within half range?
point-open-laok-broken-half = Half of which number of stands?
point-open-laok-stand-returns = Does a lost stand come back for less healing than it has Wounds?

dispute-more-headline = More
dispute-more-help = Restating a reading resets who agreed with it.
dispute-more-drop = Let it rest: it ends without a ruling.
dispute-strike = Take a rule off
dispute-noted = Written down
dispute-noted-again = The card was posted anew
dispute-vote-over = The vote had ended
dispute-vote-over-help = Your press was not counted.
dispute-opened-in = The dispute is open in { $thread }
dispute-no-thread = No thread could be made; it is open here
dispute-arbiter-headline = Who shall decide?
dispute-arbiter-help = Both sides have to name the same person, and neither of themselves.
dispute-arbiter-pick = Name the arbiter
dispute-arbiter-plays = The arbiter named here is a side of this dispute and cannot decide it.
dispute-arbiter-standing = Arbiter here: { $person } · either side may ask
arbiter-headline = Arbiter
arbiter-of-server = { $person } decides disputes in this server when a side asks
arbiter-of-server-nobody = This server has no arbiter
arbiter-of-game = { $person } decides disputes of this game when a side asks
arbiter-help = Whoever is a side of a dispute cannot decide it. `/game arbiter` names one for a game.
dispute-vote-headline = How long shall the vote run?
dispute-vote-help = It begins when the other side presses Vote too.
dispute-vote-pick = Choose how long
dispute-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
 }
dispute-thread-name = Dispute { $number }: { $question }

dispute-form-question = Dispute
dispute-form-question-label = What has to be decided?
dispute-form-reading = Reading { $letter }
dispute-form-reading-label = How do you read the rule?
dispute-form-reading-or = Or in your own words
dispute-form-pick = A reading that rolls then use
dispute-at-stake = At stake
dispute-weighed-roll = For the roll of event { $seq }: { $told }
dispute-weighed-example = For the worked example “{ $story }”
dispute-rolls-use-it = Rolls follow it from now on: { $line }
point-line = { $question } → { $answer }
dispute-form-why-label = Why? (may stay empty)
dispute-form-ruling = Ruling
dispute-form-ruling-label = What holds from now on?
dispute-form-rule = Add a rule
dispute-form-rule-label = The rule’s name

dispute-ping-side = { $person }, please **state your reading** of “{ $question }”
dispute-ping-arbiter = { $person }, please **decide the dispute** “{ $question }”
dispute-ping-vote-over = { $person }, **the vote has closed** on “{ $question }”

ruling-of-server = Server ruling { $number }
ruling-of-channel = Channel ruling { $number }
ruling-of-game = Game ruling { $number }
ruling-house-rule = House rule { $number }
ruling-not-rule-text = Not rule text
ruling-settles = Rolls use it: { $answer }
ruling-where = [Ruled here]({ $link })
ruling-every-edition = every edition
ruling-more = { $count ->
    [one] { $count } more ruling
   *[other] { $count } more rulings
 }: `/dispute rulings`
ruling-list-headline = Rulings
ruling-list-none = No rulings yet. `/dispute open` begins one.
ruling-list-not-found = No ruling for “{ $search }”
ruling-list-count = { $count ->
    [one] { $count } ruling
   *[other] { $count } rulings
 }
ruling-read = Read a ruling
ruling-house-headline = House rules
ruling-house-none = None yet. `/dispute house add` adds one.
ruling-scope-server = in the whole server
ruling-scope-channel = in this channel only
ruling-scope-game = in this game only
ruling-withdrawn = Withdrawn: { $reason }
ruling-withdrawn-headline = { $number } is withdrawn
ruling-withdrawn-help = It stays on record, with the reason.
ruling-added = { $number } is added
ruling-added-help = `/rule` shows it as this server’s own rule.
ruling-export-headline = Rulings of this server
ruling-export-what = { $count ->
    [one] { $count } ruling
   *[other] { $count } rulings
 } · `/dispute import` takes the file in another server. People and links are left out.
ruling-import-headline = Bring these in?
ruling-import-new = **{ $count ->
    [one] { $count } new ruling
   *[other] { $count } new rulings
 }**
ruling-import-known = { $count } known already, left as they are
ruling-import-strange = { $count } about unknown rules, not brought in
ruling-imported = { $count ->
    [one] { $count } ruling is
   *[other] { $count } rulings are
 } brought in
ruling-import-nothing = There is nothing new to bring in

error-dispute-text-empty = There is no text
    Write something that can be read. Nothing has changed.
error-dispute-text-too-long = That is too long
    Up to { $limit } characters; yours has { $given }. Shorten it.
error-dispute-with-yourself = A dispute has two sides
    Choose somebody else, or leave the other side empty.
error-dispute-opponent-is-bot = A bot cannot be a side
    Choose a person, or leave the other side empty.
error-dispute-over = This dispute has ended
    Nothing has changed. `/dispute rulings` has the ruling.
error-dispute-gone = There is no such dispute
    Open it again with `/dispute open`.
error-dispute-not-a-side = You are not one of the two sides
    Your press was not counted. In a vote everybody counts.
error-dispute-state-first = You are not a side of this dispute yet
    State the other reading first. Your press was not counted.
error-dispute-readings-fixed = Readings cannot be changed now
    Wait for the ruling or the end of the vote.
error-dispute-reading-changed = That reading has changed meanwhile
    Your press was not counted. Read the card again, then press.
error-dispute-no-reading = That reading is not stated yet
    Press again when it stands on the card.
error-dispute-both-first = Both readings are needed first
    Use “State yours”.
error-dispute-arbiter-is-side = A side of the dispute cannot be arbiter
    Choose somebody else.
error-dispute-arbiter-is-bot = A bot cannot be arbiter
    Choose a person.
error-dispute-arbiter-already = That person is arbiter already
    Wait for the ruling.
error-dispute-not-the-arbiter = Only the arbiter decides
    Your press was not counted.
error-dispute-hours = That time cannot be chosen
    Choose from the list.
error-dispute-no-vote = No vote is open
    It opens when both sides choose it.
error-dispute-vote-runs = The vote is still open
    It ends at once when both sides press Close vote, or agree with the same reading.
error-dispute-sides-do-not-vote = The two sides do not vote
    Use the Agree buttons. Your press was not counted.
error-dispute-voted-already = You have voted so already
    Each person counts once. Press the other one to change it.
error-dispute-too-many-rules = Too many rules
    Up to { $limit }. Take one off under More.
error-dispute-too-many-open = Too many disputes are open here
    Up to { $limit } in a channel. End one first.
error-dispute-open-in-game = A dispute about this game is open already
    End that one first.
error-dispute-which-rule = No rule is called “{ $given }”
    Choose from the list, or write the name again.
error-house-nothing-open = “{ $rule }” leaves nothing open here
    Nothing has changed. Leave out `answer` and write the house rule as `text`.
error-house-answer-unknown = “{ $given }” is none of its answers
    Nothing has changed. Choose from the list: { $answers }
error-dispute-not-a-manager = Only managers of the server can do that
    Ask somebody with the Manage Server permission. Nothing has changed.
error-dispute-no-game = There is no game to go back in
    It has ended, or the dispute is not about a game.
error-ruling-unknown = There is no ruling “{ $given }”
    `/dispute rulings` has the numbers.
error-ruling-withdrawn-already = { $number } was withdrawn before
    Nothing has changed.
error-ruling-not-yours = That ruling is not yours to withdraw
    A server’s ruling is withdrawn by its managers, a channel’s by those who decided it.
error-rulings-too-many = Too many rulings
    Up to { $limit } in a server.
error-rulings-none = There are no rulings to export
    They have to hold in the server first: “Keep in server” on the ruling’s card.
error-rulings-file-too-large = That file is too large
    Up to { $limit } KiB; yours has { $given } KiB.
error-rulings-file-unreadable = That is not readable as TOML
    Use a file from `/dispute export`. It stopped at: { $place }
error-rulings-file-unfit = That is not a file of rulings
    Use a file from `/dispute export`. The first fault: { $place }
error-keep-other-player = You have pressed already
    It becomes a ruling when the other player presses too.
error-keep-ruled-already = That point is ruled already
    Nothing has changed. `/dispute rulings` has the ruling.
error-keep-not-yours = That roll is not yours
    Only those who rolled and answered it can keep a ruling of it. Nothing has changed.

# A server's own entries.

command-pack = This server’s own rule entries
command-pack-add = Write a rule entry of this server’s own (managers)
command-pack-edit = Change one of this server’s entries (managers)
command-pack-remove = Take one of this server’s entries away (managers; it stays on record)
command-pack-list = List this server’s own entries
command-pack-export = Get this server’s entries as a TOML file
command-pack-import = Bring in entries from a TOML file (managers)
option-pack-entry = the entry’s number (for example P-3)
option-pack-file = a TOML file from /pack export
pack-topic = this server’s own
pack-number = P-{ $number }
pack-not-rule-text = { $number } · written by this server, not rule text
pack-aliases = Also: { $names }
pack-written-by = { $person } { $day }
pack-list = Own entries
pack-none = None yet. `/pack add` writes one.
pack-count = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
 }
pack-form = Own entry
pack-form-names-ko = Korean name, aliases behind commas
pack-form-text-ko = Korean text
pack-form-names-en = English name, aliases behind commas
pack-form-text-en = English text
pack-kept = Kept
pack-kept-help = `/rule` finds it together with the rules.
pack-removed = { $number } is taken away
pack-export = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
 } · `/pack import` takes the file in another server. People are left out.
pack-import = { $new } new · { $changed } changed
pack-import-known = { $count } known already, left as they are
pack-import-strange = { $count } of unknown games, not brought in
pack-imported = { $count ->
    [one] { $count } entry is
   *[other] { $count } entries are
 } brought in
error-pack-empty = There is nothing to keep
    Write a name and a text in at least one language.
error-pack-half = A name or a text is missing
    In each language an entry needs both, or neither.
error-pack-too-many-aliases = Too many aliases
    Up to { $limit } in each language.
error-pack-unknown = There is no entry “{ $given }”
    `/pack list` has the numbers.
error-pack-nothing = There are no entries yet
    `/pack add` writes one.
error-pack-too-many = Too many entries
    Up to { $limit } in a server. Take some away first.
error-pack-name-taken = “{ $name }” is there already
    Change that entry with `/pack edit`, or choose another name.
error-pack-brought-in = These are brought in already
    Nothing has changed.
error-pack-file-unreadable = That is not readable as TOML
    Use a file from `/pack export`. It stopped at: { $place }
error-pack-file-unfit = That is not a file of entries
    Use a file from `/pack export`. The first fault: { $place }
