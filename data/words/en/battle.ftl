# The score, hidden things and the turn.

command-battle = The score, hidden things and the turn of this game
command-battle-score = Count the turn or the game by the scenario
command-battle-agree = Agree how to read the rules that the scenario leaves open
command-battle-take = Write down that your side took a place this turn
command-battle-deed = Write down a deed of your side (once a game)
command-battle-seal = Seal an order; both sides’ orders of one title open together
command-battle-secrets = Read what you sealed
command-battle-arrive = Bring models from the reserve onto the table
command-battle-pair = Activate two units as one
command-battle-order = Give an order that lasts until the turn ends
command-battle-combat = Write down who fights whom this turn
option-place = number of the place
option-by-unit = which of your units did it
option-deed = the deed
option-deed-name = what the book calls it (where the sources do not list the deeds)
option-seal-text = your order; only you see it until it is opened
option-seal-title = what both sides call it (empty: no title)
option-arriving = units that come, with commas
option-partner = the second unit
option-order = the ability or order
option-combat-units = units of both sides in this combat, with commas

rolled-by = rolled by { $person } · event { $seq }
settled-by = by the rule, without a roll · event { $seq }
owes-between = { " " }and{ " " }
owes = { $people } { $count ->
    [one] owes
   *[other] owe
 }
owed-picks = pick models in secret
owed-stack = put the command stack together
owed-flip = flip the top card
owed-combat = choose the next combat
owed-test = roll the morale test
owed-score = count the score
owed-confirm = confirm the count
owed-length = roll whether the game goes on
please-picks = { owed-picks }
please-stack = { owed-stack }
please-flip = { owed-flip }
please-combat = { owed-combat }
please-test = { owed-test }
please-score = { owed-score }
please-confirm = { owed-confirm }
please-length = { owed-length }

button-picks = Pick
button-stack = Stack
button-flip = Flip card
button-test = Roll morale
button-score = Count
button-show-report = Show count
button-length = Roll length
button-end = End game
button-give-way = Other side first
button-reinforce = Reinforcements
button-more = More
button-pass = Pass
button-finish = End { $act }
panel-dispute = { $dispute } · the game goes on when the dispute has ended
panel-active = under way: **{ $units }**
button-pause = Pause
button-count = Count this
button-propose = Propose this
button-enter = Enter numbers
button-confirm = Confirm
button-object = Object
button-seal = Seal
button-start-over = Start over

panel-activate = { $act ->
    [action] Act with a unit
   *[other] Activate a unit
 }
panel-combat = Choose the next combat
panel-combat-now = fighting: **{ $units }**
more-headline = More
more-commands = `/game undo` goes back
    `/battle deed` a deed, `/battle take` a place
    `/battle seal` a secret order, `/battle secrets` yours
    `/dispute` when you disagree
    `/game substitute` hands your seat over
note-broken-side = broken: test Courage before moving
side-deeds = deeds: { $deeds }
side-orders = orders: { $orders }
reminder-without = { $traits } does nothing here
reminder-without-open = { $traits }: one source bans it, one allows it; agree
reminder-start-models = begin with { $count } models at most
reminder-models = { $count } models at most
reminder-no-morale = no Morale Tests here
reminder-first-unknown = No source says who is first: agree with `/game first`, or roll.
reminder-combats = Who fights whom? Write it down: `/battle combat`
reminder-taken = { $what } taken this turn: { $numbers }
units-legend-models = ● to activate  ◐ under way  ○ done  ✕ Out of Action
units-legend-cards = ● face up, to activate  ◐ under way  ○ face down, done  ✕ out
units-legend-stack = ● to activate  ◐ under way  ○ done  ✕ out
act-activation = activation
act-activation-of-cards = activation
act-acting = action

score-turn-headline = Turn { $turn }: the score
score-round-headline = Round { $turn }: the score
score-end-headline = The final count
score-read-headline = Rules that are left open
score-help = Set what the table shows. The other side confirms.
score-end-help = The picks are open. Set the deeds that are left; the other side confirms.
score-open-help = No source settles this, and your score depends on it. Choose together.
score-open-rule = rule: { $rule }
score-choose-reading = Choose a reading
score-who-holds = Who holds it?
score-nobody = nobody
score-deeds = Deeds
score-deeds-help = each once a game, for both sides together
score-no-deed = None done
score-entered = Entered by you
score-rules = rules: { $names }
score-borrowed = { $edition } has no text of its own; this is { $other }
score-confirm-headline = Is this the table?
score-agree-headline = Do you agree with this reading?
score-said-by = reported by { $person }
score-proposed-by = proposed by { $person }
score-object-help = Whoever objects gets the card to correct.
score-other-help = Whoever objects gets the card to propose another reading.
score-counted = { $what } · confirmed
score-agreed = { $what } · agreed
score-nothing = Nobody scores.
line-points = { $points } VP
line-glory = { $count } glory
award-limit = over the limit
award-target-out = { $count ->
    [one] picked enemy out
   *[other] { $count } picked enemies out
 }
award-target-safe = { $count ->
    [one] watched model left
   *[other] { $count } watched models left
 }
award-entered = entered by the players
campaign-line = In a campaign: { $mine } : { $theirs }
glory-line = Glory: { $mine } : { $theirs }
reinforced = { $count ->
    [0] None come
    [one] { $count } model may come: `/battle arrive`
   *[other] { $count } models may come: `/battle arrive`
 }

report-score = Score over time
report-before = Before the battle
report-under-way = The battle is under way: { $turn }
report-percentile = { $count ->
    [one] { $count } roll, luckier than { $share } of all ways it could have come
   *[other] { $count } rolls, luckier than { $share } of all ways they could have come
 }
report-not-counted = not in this: { $hand } rolled by hand, { $unknown } of an older version
report-luck-help = 50% is even. The expectation is exact, from the odds of each roll as it was declared; undone rolls count too.
report-column-who = Player
report-column-wanted = Wanted
report-column-rolls = Rolls
report-column-came = Came
report-column-expected = Expected
report-rulings = Rulings of this game
report-seal = The dice, for checking

picks-headline = Pick in secret
picks-theirs = { $count ->
    [one] one enemy
   *[other] up to { $count } enemies
 }
picks-own = one of your own to protect
picks-all = No choice: these are all there are.
picks-choose-theirs = { $most ->
    [one] Pick one enemy
   *[other] Pick { $span } enemies
}
picks-choose-own = { $most ->
    [one] Pick one of your own
   *[other] Pick { $span } of your own
}
picks-no-units = The other side has no units here yet.
picks-secret = Only you see this. Only hashes go into the log.
stack-headline = Your command stack
stack-next = Card { $place }
sealed-headline = Sealed
sealed-help = Only these hashes are public. `/battle secrets` shows you the rest.
secrets-headline = Your secrets
secrets-none = You have sealed nothing here.
secret-open = open
secret-closed = sealed
secret-replaced = replaced
seal-picks = picked models
seal-stack = command stack, round { $turn }
seal-order = order “{ $title }”
seal-order-untitled = secret order
picked-theirs = enemy
picked-own = own
revealed-headline = Both orders are open
revealed-help = Each matches the hash that was public before.

result-first-tied = tied, again
result-game-over = the game ends
result-game-goes-on = one turn more
purpose-length = Length of the game

event-reported = { $side } reports what the table shows
event-report-refused = { $by } objects to the report
event-counted = Counted: { $what }
event-read = Agreed how an open rule is read
event-deed = { $side }: { $deed }
event-place-taken = { $side } takes { $what } { $place }
event-tested = { $side }: morale test
event-side-status = { $side }: { $status } { $on ->
    [yes] begins
   *[no] ends
 }
event-length = { $on ->
    [yes] The game goes on for a turn
   *[no] The die ends the game
 }
event-sealed = { $side } seals { $what }
event-revealed = { $side } opens { $what }: { $item }
event-gave-way = { $side } lets the other side act first
event-pair = { $unit } and { $partner } activate as one
event-ability = Order of { $unit }: { $name }
event-combat = Combat { $combat }: { $units }
event-combat-chosen = Combat { $combat } is fought
event-reinforced = { $side }: reinforcements, { $count } to come
event-ended-played = The game is over
event-ended-conceded = { $by } concedes
event-ended-abandoned = Called off by agreement
event-ended-lapsed = { $by } stops the game; the other side has long been silent
event-ended-fled = Over: a side has fled
event-won = { $side } wins
event-nobody-won = no winner

error-nothing-to-count = There is nothing to count
    It is counted already, or no scenario of the list is played; `/game score` writes points down.
error-count-at-end-of-turn = It is not time to count
    Counting comes in the last phase of the turn.
error-report-outdated = That card belongs to another turn
    Open the count from the panel.
error-report-waits = A count waits to be confirmed
    The other side confirms it or objects first.
error-points-unread = A reading has to be chosen first
    Choose it in the menu. Agree on the panel or `/battle agree` opens the card again.
error-no-report = No count waits
    It was answered already.
error-report-is-yours = The other side confirms your count
    Wait until they confirm or object. You can take it back with Object.
error-limit-needs-order = The order of taking matters here
    The limit of { $most } is for both sides together: write each place down with `/battle take`, then count.
error-nothing-to-take = Nothing is taken in this scenario
    Places are counted at the end of the turn.
error-no-such-place = There is no place { $given }
    They are numbered 1 to { $count }.
error-place-gone = Place { $place } cannot be taken now
    It has left play or is still turned over.
error-place-taken = Place { $place } was taken this turn
    It gives nothing to the other side until it turns back.
error-turn-counted = Turn { $turn } is counted already
    Go back if something is missing.
error-no-such-deed = There is no deed “{ $given }”
    Choose from the list.
error-deed-needs-name = Which deed of the book?
    Write its name: the sources do not list them for this edition.
error-deed-done = That deed is done
    Each is done once a game, by either side.
error-nothing-open = Nothing is left open
    The rules that this scenario leaves open are all agreed.
error-two-numbers = “{ $given }” is not two numbers
    Write one for each side, up to { $most }: `3 2`
error-nothing-to-pick = Nothing is picked in this scenario
    Nothing has to be done.
error-picks-closed = Picking is over
    Models are picked before anybody is first in turn 1.
error-picks-number = That is not the right number
    { $whose ->
        [own] Pick { $span } of your own to protect.
       *[theirs] Pick { $span } of the enemy’s models.
    }
error-picks-sealed = The picks are still sealed
    Open the final count from the panel.
error-picks-not-chosen = A side has not picked yet
    Press Pick on the panel.
error-nothing-to-seal = There is nothing to seal
    Write it down, at most { $most } lines.
error-seal-opened = That was opened already
    Seal it under another title.
error-seal-lost = What was sealed is not in the database
    It cannot be opened; ask whoever runs the bot for the backup.
error-stack-not-sealed = A stack is missing
    Put yours together with the button on the panel.
error-no-stack-now = No stack is put together now
    That comes in the Command Phase.
error-stack-incomplete = The stack has to hold every unit once
    Missing: { $missing }
error-flip-your-stack = Your stack says who acts
    Flip its top card with the button on the panel.
error-stack-empty = No card is left
    Pass with `/game pass`.
error-cannot-give-way = The other side cannot go first now
    Only whoever is first may say so, before anybody has acted.
error-no-pairs = Units act alone in this game
    Activate one at a time.
error-not-a-pair = Without { $trait }: { $name }
    Both units need that keyword.
error-pair-with-itself = { $name } twice is no pair
    Choose two units.
error-no-orders-now = No orders are given now
    They come in the phase that the rulebook names.
error-order-without-name = Which order?
    Write its name.
error-order-in-force = { $name } is in force already
    The same ability does not stack.
error-no-combats-now = No combats are fought now
    They come in the Fight phase.
error-combat-needs-both = A combat needs both sides
    Name units of both, with commas.
error-in-combat-already = In a combat already: { $name }
    Each unit fights in one combat a turn.
error-no-such-combat = There is no combat { $given }
    Choose from the panel.
error-order-is-theirs = The other side chooses the order
    It is up to whoever is first this turn.
error-combat-fought = Combat { $number } was chosen already
    Choose another from the panel.
error-combats-left = Combats are left
    Every combat has to be fought.
error-test-due = A test is due
    Roll it with the button on the panel.
error-no-test-due = No test of yours is due
    The panel says when one is.
error-turn-not-counted = The turn is not counted yet
    Press Count on the panel.
error-length-not-rolled = A die decides whether the game goes on
    Roll it on the panel.
error-no-length-roll = No die decides that now
    The scenario says when one does.
error-no-reinforcements = No reinforcements now
    They come as the scenario says, to models in reserve, one roll a turn.
error-reinforcements-unread = Do reinforcements come once or every turn?
    No source says it: agree with `/battle agree`.
error-not-in-reserve = Not in reserve: { $name }
    Only models with that status arrive.
error-too-many-arrive = So many do not come
    { $left } may still come this turn. Roll on the panel first.
error-unit-in-reserve = Still in reserve: { $name }
    It acts once it is on the table.
error-button-unknown = That button does nothing any more
    Use the panel as it is now.
