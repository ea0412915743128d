# Cards and answers. Plain, short, second person, present.

### Rules
rule-related = Read a related rule
rule-open = Not settled
rule-open-help = No source decides this. Agree, or let chance decide.
rule-changed = What changed
rule-older = { $older } is older than { $newer }
rule-not-in-edition = not mentioned for { $edition } · this is the text of { $other }
rule-answers = a rule for what { $author } wrote
pages = pp. { $pages }
page = p. { $pages }
pages-unknown = page unknown
standing-agree = 2 sources agree
standing-one = one source
standing-weak = weak source
note-translator = Translator’s note · not rule text
note-author = Author’s note · not rule text
note-editor = Editor’s note · not rule text
editions-headline = { $name } · editions
editions-silent = { $editions } not mentioned
choice-headline-one = Is it this rule?
choice-headline = Which rule is it?
choice-doubtful = “{ $query }” · not certain
choice-help = Not among these? Try other words.
missing-headline = No rule found
missing-help = Not among the rules of { $where } kept here. Try a word that the book uses.
missing-anywhere = Not among the rules of the four games kept here. Try a word that the book uses.
missing-nearest = Open a near topic
game-named-help = What do you want to know? Give `/rule` a rule’s name or a question: `charge`, `can I shoot into melee?`
game-named-topics = Open a topic

### Dice
roll-times = { $times } rolls
roll-of-several = roll { $place } of { $total } made in private
roll-times-passed = { $good } of { $times } succeed
roll-successes = { $count ->
    [one] { $count } success
   *[other] { $count } successes
 }
roll-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
 }
roll-picked = one of { $count }
roll-passed = Success
roll-failed = Failure
roll-chance-or-more = { $value } or more: { $chance }
roll-chance-or-less = { $value } or less: { $chance }
roll-chance-check = chance of success { $chance }
roll-chance-each = chance of each { $chance }
roll-chance-unknown = too many dice for an exact chance
roll-hint-count = to count dice one by one: `{ $notation }`
roll-all-dice = All { $count } dice in the order they fell:
roll-odds-headline = Odds
roll-odds-line-more = { $value } or more · { $chance }
roll-odds-line-less = { $value } or less · { $chance }

### Resolutions
chance-of-this = chance of this { $chance }
dice-by-hand = dice rolled by hand
dice-unused = typed but not needed: { $faces }
throws-in-file = { $count ->
    [one] { $count } throw before these stands in the file
   *[other] { $count } throws before these stand in the file
 }
dice-awaited = { $purpose }: { $count }D{ $sides }
dice-awaited-who = Roll and type them in · { $who }
dice-held = kept: { $faces } · { $count } more
dice-form-label = Dice as they fell
rules-used = Rules used here
rule-text-of = text of { $edition }
no-modifiers = no modifiers
needs = needs { $value }+
needs-or-less = needs { $value } or less
or-less = { $value } or less
kept-highest = { $count ->
    [1] highest
    [2] two highest
    [3] three highest
    [4] four highest
   *[other] { $count } highest
 }
kept-lowest = { $count ->
    [1] lowest
    [2] two lowest
    [3] three lowest
    [4] four lowest
   *[other] { $count } lowest
 }
nothing-rolled-yet = nothing rolled yet
odds-assumed = decisions: the bold answer is assumed
odds-others-unknown = other answers: too many ways for an exact chance
in-some-cases = in some cases { $what }
decides = { $person } decides
decides-table = Agree on it, then whoever rolled presses your answer
decided = { $question } { $answer } · { $who }
side-roller = the roller
side-opponent = other side
side-attacker = attacker
side-defender = defender
side-first = first side
side-second = second side
open-question = no source settles this
open-answered = unsettled: { $question } “{ $answer }”
answer-placeholder = Choose an answer
model-removed = Removed from the battlefield
blood-changes = Blood { $before } → { $after }
replaced-tough = TOUGH: Down instead of Out of Action (once a game)
replaced-golem = GOLEM: Down instead of Out of Action
replaced-machine-armour = Machine Armour: Minor Hit instead of Down

result-success = Success
result-critical = Critical success
result-fail = Failure
result-no-effect = No effect
result-minor-hit = Minor Hit
result-down = Down
result-out-of-action = Out of Action

purpose-success = Success roll
purpose-risky = Risky
purpose-hit = Hit
purpose-morale = Morale
purpose-injury = Injury

reason-stated = as stated
reason-spent-blood = { $count ->
    [one] { $count } Blood marker
   *[other] { $count } Blood markers
 }
reason-spent-blessing = { $count ->
    [one] { $count } Blessing marker
   *[other] { $count } Blessing markers
 }
reason-spent-infection = { $count ->
    [one] { $count } Infection marker
   *[other] { $count } Infection markers
 }
reason-bloodbath = Bloodbath, { $count } markers
reason-ignore-armour = IGNORE ARMOUR
reason-armour-standard = Standard Armour
reason-armour-reinforced = Reinforced Armour
reason-armour-machine = Machine Armour
reason-trench-shield = Trench Shield
reason-armour-piercing = ARMOUR PIERCING
reason-impervious = IMPERVIOUS

question-spend-blood = Spend Blood markers?
question-spend-blessing = Spend Blessing markers?
question-spend-infection = Spend Infection markers?
question-open-blood-beside-bloodbath = May leftover Blood be spent too?
answer-spend-blood = { $count ->
    [0] None
   *[other] Spend { $count }
 }
answer-spend-blessing = { $count ->
    [0] None
   *[other] Spend { $count }
 }
answer-spend-infection = { $count ->
    [0] None
   *[other] Spend { $count }
 }
answer-bloodbath = Bloodbath
answer-yes = Yes
answer-no = No

### Buttons
button-back = Back
button-next = Next { $page }/{ $pages }
button-editions = Editions
button-other-language = 한국어
button-everywhere = Search other games
button-roll-again = Roll again
button-odds = Odds
button-type-dice = Type dice
button-roll-this = Roll this
button-change = Change
change-title = Change /{ $command }
change-label = One option a line: name: value
change-yes = yes
change-no = no
button-show-all = Show to all
button-check-again = Check again
button-privacy = Privacy
button-show-a-rule = Show me a rule
button-try-a-roll = Try a roll

### Notices
stale = That button is old
stale-help = It does nothing any more. Use the command again.
stale-answered = This has been decided already. Nothing has changed.
not-yours = Not your decision
not-yours-waiting = Waiting for { $person }.
not-yours-help = Your press was not counted.
fault = A fault on our side
fault-help = Nothing changed. Please try again.
fault-reference = If it repeats, tell the host: { $reference }

### Settings
greeting = Hello, this is Umpire
greeting-what = It finds rules, rolls dice, and keeps
    the games you play in a channel.
greeting-first = Try { $rule } first, then { $help }
settings-headline = Server settings
settings-who = Only server managers can change these
settings-language = Language of public answers
settings-system = Default game
settings-no-system = None
settings-edition = Default edition
settings-footing = Chat is never read · unofficial fan project
settings-managers-only = Only server managers can change this
settings-managers-only-help = Ask somebody who may manage the server. Nothing has changed.
language-ko = 한국어
language-en = English
language-auto = Follow my Discord language
my-language-headline = The language you read
my-language-help = Used for answers that only you see.
hours-headline = Your time
hours-zone = Time zone
hours-zone-server = as the server’s language has it
hours-quiet = Quiet hours
hours-quiet-agreed = as each game has agreed
hours-quiet-none = none
hours-away = Holiday
hours-here = none
hours-heads-up = Told when next
hours-help = Pings wait until your quiet hours or your holiday are over. `/game away` sets a holiday.
permissions-fine = All permissions are there
permission-view_channel = **View channel** is missing
permission-view_channel-need = answers cannot be posted here
permission-send_messages = **Send messages** is missing
permission-send_messages-need = game notices cannot be sent
permission-send_messages_in_threads = **Send messages in threads** is missing
permission-send_messages_in_threads-need = games in threads do not work
permission-create_public_threads = **Create public threads** is missing
permission-create_public_threads-need = no thread can be made for a game
permission-attach_files = **Attach files** is missing
permission-attach_files-need = odds pictures and dice lists cannot be attached
permission-read_message_history = **Read message history** is missing
permission-read_message_history-need = earlier cards cannot be edited
permission-pin_messages = **Pin messages** is missing
permission-pin_messages-need = the game panel cannot be pinned
privacy-headline = Privacy
privacy-text = Umpire does not read chat. It receives commands, presses, and the messages on which you choose “Find the rule” or “Dispute this”.
    - **Kept** server settings, your language, time zone, quiet hours and holidays, what a card’s buttons carry (the roll and the number of who pressed), the log of games you play, your standing orders, what you sealed in secret, disputes and rulings (the question, the readings, who decided), the server’s own entries
    - **Not kept** chat, names, what you looked up
    - **Yours** as a file, or deleted, at any time: the buttons below
my-data-headline = What is kept of you
my-data-help = Your choices, what you did in games, your standing orders, what you said in disputes.
delete-headline = Delete everything about you?
delete-what = Your settings and standing orders go. In games, disputes and rulings “somebody who left” stands in your place; what was played and written there stays, as it belongs to the others too. It cannot be undone.
deleted = Your data are deleted
deleted-help = If you use a command again, only what it needs is kept anew.
button-my-data = My data
button-delete-me = Delete my data
button-delete-now = Delete for good

### Help
help-headline = What can I do here?
help-rule = Find a rule
help-rule-command = rule
help-rule-how = `diving charge`, `강하돌격`, even typos
help-roll = Roll
help-roll-command = roll
help-roll-how = `2d6>=7`, `4d6kh3+2`, `choice[a,b]`
help-by-game = by game { $groups } · preview shows the odds
help-settings = Settings
help-settings-command = settings mine
help-settings-how = language · the server’s: /settings server
help-game = Play
help-game-command = game new
help-game-how = in this channel, for weeks if you like
help-examples = Read worked examples
examples-headline = { $game } · examples
examples-what = Umpire checks itself by these
help-message-menu = Hold a message: **Find the rule** · **Dispute this**
about-headline = Umpire 심판
about-what = A bot that finds rules and resolves rolls of miniature wargames.
about-version = version { $version } · MIT licence
about-library = { $systems } games · { $entries } rule entries, all summaries in our own words
about-fan = This is an **unofficial fan project**. The games’ names and rules belong to their owners; Umpire is not connected with them.
about-licences = Typeface NanumSquare: SIL OFL 1.1 · discord.py: MIT

demo-umpire = Umpire
demo-player = Alice
demo-onlooker = Sam
demo-channel = battlefield
later-headline = { $hours ->
    [one] An hour later
   *[other] { $hours } hours later
}
later-now = It is now { $now }.
later-help = Only the demo has this command.
later-due = What falls due follows below.
