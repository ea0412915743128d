# Games in a channel.

command-game = The game in this channel
command-game-new = Open a game in this channel (you take the first seat)
command-game-status = Post the panel anew at the end of the channel
command-game-mine = What I owe, in every game
command-game-log = Show the log
command-game-activate = Activate one of your units
command-game-pass = Activate nothing more this turn
command-game-first = Say who is first this turn
command-game-next = Go on to the next phase or turn
command-game-score = Write points down
command-game-undo = Go back: your own last steps at once, the rest when the other side agrees
command-game-pause = Pause the game
command-game-resume = Go on with a paused game
command-game-faction = Say what your faction is
command-game-substitute = Offer your seat to somebody else
command-game-arbiter = Name an arbiter (the other side agrees)
command-game-orders = Answer a question ahead of time, or see your standing orders
command-game-end = End the game and open the dice seal
command-game-export = Get the log file and a battle report
command-game-away = Let all my games wait until a day (empty: I am back)
command-unit = Units of this game
command-unit-add = Add units to your side (several with commas)
command-unit-mark = Put markers on a unit or take them off
command-unit-status = Begin or end a status
command-unit-show = Show a unit
option-scenario = the scenario’s name
option-invited = who plays against you (asked by ping)
option-game-points = size of the sides
option-pace = hours a move may take (empty: 24)
option-quiet = quiet hours, as 23:00-08:00
option-game-thread = in a thread of its own
option-arbiter = who may set things right
option-order-question = the question (empty: show your orders)
option-order-answer = what you answer
option-order-unit = for this unit only
option-faction = your faction
option-turns = number of turns (empty: as the scenario says)
option-unit = the unit’s name
option-first-player = who is first
option-points = points (negative to take away)
option-score-player = whose points (empty: yours)
option-reason = what for
option-undo-to = number of the last event to keep (empty: one step)
option-substitute = who takes your seat
option-end-reason = how it ended
option-winner = who won (empty: by the score)
option-away-until = the last day away, as 2026-12-24 or a number of days (empty: back)
option-unit-names = names, several with commas
option-unit-traits = keywords or gear, with commas
option-unit-player = whose side they come to (for an arbiter)
option-marker = the marker
option-change = how many (negative takes off)
option-status = the status
option-on = begin it (False ends it)
end-played = played to the end
end-conceded = I concede
end-abandoned = we stop here

first-initiative = Initiative
first-priority = Priority
first-supremacy = Supremacy
first-first-player = first player

owed-undo = answer the undo request
owed-join = take a seat or decline
owed-terms = accept the agreements
owed-consent = answer a request
owed-start = start the game
owed-first = settle { $first }
owed-decision = decide for a roll
owed-decision-of = decide: { $about }
owed-activate = { $act ->
    [action] act with a unit
   *[other] activate a unit
 }
owed-finish = end the { $act } of { $units }
owed-phase = go on to the next phase
owed-end = end the game
owed-dispute = settle the dispute
owed-ruling = decide the dispute
please-undo = { owed-undo }
please-join = { owed-join }
please-terms = { owed-terms }
please-consent = { owed-consent }
please-start = { owed-start }
please-first = { owed-first }
please-decision = { owed-decision }
please-decision-of = decide: { $about }
please-activate = { owed-activate }
please-finish = end the { $act } of { $units }
please-phase = { owed-phase }
please-end = { owed-end }
please-dispute = { owed-dispute }
please-ruling = { owed-ruling }
owed-since = since { $time }
panel-away = { $person } is away until { $day }
ping = { $person }, it is on you to **{ $what }**. { $title }
ping-last = { $person }, everybody else is done. Only you are left to **{ $what }**. { $title }
ping-next = { $person }, you are next after this. { $title }
ping-remind-1 = { $person }, **{ $what }** is still waiting for you, since { $since }. { $title }
ping-remind-2 = { $person }, the agreed { $pace } hours are over: **{ $what }** is waiting for you, since { $since }. { $title }
ping-remind-3 = { $person }, the last reminder: **{ $what }**, since { $since }. If you cannot go on, `/game substitute` hands your seat over. { $title }
ping-several = { $person }, { $count } games are waiting for you:
ping-event = event { $seq }
ping-known = No more reminders for this
ping-known-help = You are told again when something new waits for you.
button-know = I know
away-until = away until { $day }
away-help = Nothing is asked of you until then; your opponents see it on the panel.
away-back = Welcome back
away-back-help = What waited for you is told now, outside your quiet hours.

game-opened = { $title }
game-opened-help = The game is open. The opponent takes a seat on the panel below.
game-own-scenario = This is a scenario of your own: nothing in it is counted by rule. `/game score` writes points down.
game-opened-seal = dice seal { $seal }
game-opened-there = It is played in { $thread }.
game-open-line = Waiting for an opponent
game-seated-line = Both seats are taken
game-over-line = The game is over
game-paused-word = paused
game-turn = **Turn { $turn }**
game-turn-of = **Turn { $turn }** of { $turns }
game-round = **Round { $turn }**
game-round-of = **Round { $turn }** of { $turns }
game-points = VP
game-seal = event { $seq } · dice seal { $seal }
game-over = { $title } is over
game-won-by = { $person } wins
game-drawn = A draw
game-uncounted = Nobody wrote down who won
game-called-off = Called off, nobody won
game-dropped-roll = The roll that was waiting is dropped: { $title }
game-seed = The dice seed
game-verify = check the file of /game export with: umpire verify
seat-free-word = free seat
brought = { $name }: { $what }
aside-of-a-roll = Not in the log: the game waits for another roll
beside-the-game = Rolled beside the game: its log does not keep it
nothing-changed = Nothing changed on the table
came-back = As many markers as before: what was spent came back
made-again = { $unit } did this before in this { $act }: it is allowed once
beyond-the-table = { $unit }: { $marker } { $change } not written down, it has { $held } on the panel
unit-unread = Not understood as a characteristic: { $parts } · known: { $known }
units-legend = ● to act  ◐ under way  ○ done  ✕ casualty
written-down = Written down
nothing-written = Nothing to write down
nothing-written-help = It was so already.
log-by-arbiter = Arbiter { $by }: { $line }

orders-offer = From now on?
orders-offer-help = It holds from the next time on; this decision still waits for you. `/game orders` takes it back, or gives one for a single unit.
button-order = Don’t ask again
button-order-never = Never
button-order-always = Always
orders-headline = Your standing orders
orders-none = None. You are asked every time.
orders-how = To give one, choose question and answer in /game orders.
orders-help = Only you see them. One that answers something is shown on the card.
order-never = never
order-always = always, as much as can be
order-ask = ask me (takes an order back)
by-standing-order = by standing order of { $person } · { $order }

terms-headline = Agreements
terms-none = Nothing special is agreed.
terms-edition = Edition
terms-points = Size
terms-turns = Ends with
terms-pace = A move within
terms-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
 }
terms-quiet = Quiet hours
terms-rulings = House rulings
terms-arbiter = Arbiter
terms-accepted = accepted:
terms-form-pace = Hours a move may take
terms-form-quiet = Quiet hours, as 23:00-08:00
terms-form-points = Size of the sides

consent-marked = Change the markers?
consent-status = Change the status?
consent-scored = Change the score?
consent-substituted = Take over the seat?
consent-arbiter = Name an arbiter?
consent-ended = End the game?
consent-drops-roll = The roll that waits is dropped then: { $title }
consent-lapses = No answer until { $time }: then { $person } may stop alone with `/game end`.
consent-asked-by = asked by { $person }
consent-seat = You go on in the place of { $person } in { $title }. Past moves stay theirs.
consent-arbiter-what = { $person } may set things right, and answer undo requests.
consent-agreed = Agreed
consent-refused = Not agreed
panel-posted = The panel is posted
undone = Taken back

undo-headline = { $count ->
    [one] Take back { $count } step?
   *[other] Take back { $count } steps?
 }
undo-grown = **{ $count ->
        [one] One more event
       *[other] { $count } more events
    } since this was asked.** Read it again, then answer.
undo-asked-by = asked by { $person }
undo-or-arbiter = or the arbiter decides: { $person }
undo-why-theirs = moves of the other side are in it
undo-why-dice = dice that were seen are in it
undo-undone = Taken back
undo-kept = What stays
undo-kept-until = everything up to event { $seq }
undo-kept-dice = { $count ->
    [one] { $count } die that was seen: the same declaration shows the same face again
   *[other] { $count } dice that were seen: the same declaration shows the same faces again
 }
undo-kept-log = what is taken back stays in the log, struck out
undo-agreed = Gone back
undo-refused = No undo
undo-answered-by = decided by { $person } · event { $seq }
taken-back = **Taken back** · this no longer counts
taken-back-by = by { $person } · event { $seq }
taken-back-agreed = asked by { $asker }, decided by { $person } · event { $seq }
and-more = and { $count } more

log-headline = Log
mine-headline = What I owe
mine-nothing = nothing now
mine-away = You are away until { $day }. Reminders rest until then; `/game away` without a day brings you back.
mine-no-games = You play no game. Open one with `/game new`.
export-headline = Log and battle report
export-what = html and md are the report to read, json is for checking.
report-luck = Luck of the dice
report-seed-secret = (published at the end)

button-join = Take a seat
button-decline = Decline
button-accept-terms = Accept
button-terms = Agreements
button-change-terms = Change
button-start = Start
button-owe = What I owe
button-log = Log
button-export = Export
button-resume = Go on
button-roll-first = Roll { $first }
button-decide = Decide
button-next-phase = Next phase
button-agree = Agree
button-refuse = Refuse

purpose-roll-off = Roll-off

result-chance-1 = 1 · for A
result-chance-2 = 2 · for A
result-chance-3 = 3 · for A
result-chance-4 = 4 · for B
result-chance-5 = 5 · for B
result-chance-6 = 6 · for B

event-created = Opened: { $title }
event-joined = { $side } takes a seat
event-faction-named = { $side } plays { $faction }
event-terms = { $person } proposes: { $what }
event-accepted = { $person } accepts the agreements
event-invited = { $person } is invited
event-declined = { $person } declines
event-arbiter = Arbiter: { $person }
event-consent-asked = { $person } asks { $to }: { $what }
event-consent-given = { $by } agrees
event-consent-refused = { $by } does not agree
event-declared = { $title }: waits for a decision of { $decider }
event-declared-dice = { $title }: waits for dice of { $decider }
event-decided = { $by } has decided; the next decision is { $decider }’s
event-decided-dice = { $by } has answered; now { $decider } types dice
event-order-sealed = { $person } sets a standing order
event-order-withdrawn = { $person } takes a standing order back
event-order-used = standing order of { $person } · { $order }
event-left = somebody left and had their data deleted (@–)
somebody-left = somebody who left
event-started = The battle begins
event-unit-added = { $side } adds { $name }
event-marked = { $unit }: { $marker } { $change }
event-status = { $on ->
    [yes] { $unit }: { $status }
   *[no] { $unit }: no longer { $status }
 }
event-activated = { $act ->
    [action] { $unit } · action begins
   *[other] Activated: { $unit }
 }
event-activation-ended = { $units }: { $act } ends
report-activated = { $act ->
    [action] In action: { $units }
   *[other] Activated: { $units }
 }
event-passed = { $act ->
    [action] { $side } acts with nothing more
   *[other] { $side } activates nothing more
 }
event-first = { $first }: { $side }
event-without-roll = by the rule, without a roll
event-phase = → { $phase }
event-turn = Turn { $turn } begins
event-round = Round { $turn } begins
terms-quiet-short = quiet hours { $hours }
terms-pace-short = { $hours } h a move
terms-no-quiet = no quiet hours
terms-size-short = size { $points }
dispute-waits = waiting for { $people }
roll-of = { $person }
event-scored = { $side } **{ $points } VP** { $reason }
event-noted = { $text }
event-undo-asked = { $by } asks to go back to event { $to }
event-undo-refused = { $by } does not want to go back
event-reverted = Back to event { $to } · { $by }
event-paused = Paused · { $by }
event-resumed = Play goes on · { $by }
event-disputed = Dispute D-{ $number }: the clock stands still
event-dispute-ended = Dispute D-{ $number } has ended, play goes on
event-substituted = { $side } takes the seat over

error-no-game-here = There is no game in this channel
    Open one with `/game new`.
error-game-here-already = A game is open in this channel already
    End it first, or use another channel or thread.
error-game-has-begun = The game has begun
    To change seats use `/game substitute`.
error-game-open = The game has not started
    Press Start on the panel first.
error-game-paused = The game is paused
    `/game resume` goes on with it. Until then `/rule`, odds with `preview`, `/game log` and `/game undo` work, and `/game end` ends it.
error-game-ended = The game is over
    `/game log` shows what happened.
error-game-not-paused = The game is not paused
    Nothing has to be done.
error-seat-already-yours = You have a seat already
    Wait for an opponent to sit down.
error-seats-taken = No seat is free
    Ask a player to hand theirs over with `/game substitute`.
error-seat-free = A seat is still free
    The opponent has to take it on the panel first.
error-seat-kept = The seat is kept for somebody who was invited
    They can press Decline; then it is free.
error-terms-not-accepted = The agreements are not accepted yet
    Both press Accept on the panel first.
error-roll-undone = That roll was taken back
    It no longer counts. `/game status` shows the decision that waits, if there is one.
error-scenario-not-quite = There is no scenario “{ $given }”
    Did you mean: { $known }? Choose it from the list; one of your own needs a name of its own.
error-no-consent-asked = Nobody asks for that any more
    It was answered or taken back.
error-consent-already-asked = Another request is still open
    It has to be answered first.
error-consent-is-theirs = The one who was asked answers
    Your press was not counted. Whoever asked can take it back with Refuse.
error-not-invited = You were not invited
    A free seat can be taken on the panel.
error-no-such-question = That cannot be answered ahead of time: “{ $given }”
    Choose a question from the list.
error-too-many-orders = You have { $limit } standing orders, and no more fit
    Take one back first.
error-no-such-order = You have no such standing order
    `/game orders` shows yours.
error-opponent-not-somebody = That is nobody who can play against you
    Choose another person.
error-no-threads-here = There are no threads in this channel
    Leave the option out, or use a text channel.
error-thread-not-permitted = The bot may not make a thread here
    It needs “Create public threads” and “Send messages in threads”. Without the option the game is played here.
error-arbiter-plays = Whoever plays cannot be the arbiter
    Choose somebody who only watches.
error-arbiter-plays-not = An arbiter cannot take a seat
    Choose somebody else.
error-arbiter-already = They are an arbiter already
    Nothing has to be done.
error-score-nothing = 0 points change nothing
    Write how many are gained, or a negative number to take some away.
error-score-below-none = That would leave fewer than 0 points
    There are { $held }; a change of { $points } does not fit.
error-not-a-player = You do not play in this game
    Anybody may read it: `/game log`
error-plays-already = They play in this game already
    Choose somebody else.
error-unit-without-name = There is no name
    Write the unit’s name.
error-unit-name-taken = “{ $name }” is taken
    Use another name, or add a number.
error-too-many-units = Too many units
    Up to { $limit } a game.
error-no-such-unit = There is no unit “{ $given }”
    Choose from the list.
error-no-such-marker = There is no marker “{ $given }”
    Markers: { $known }
error-no-such-status = There is no status “{ $given }”
    Statuses: { $known }
error-marker-limit = That is beyond the limit
    It holds { $held } of at most { $most }; a change of { $change } does not fit.
error-not-your-unit = Not your unit: { $name }
    Choose one of yours.
error-activated-already = { $act ->
    [action] Acted already this turn: { $name }
   *[other] Activated already this turn: { $name }
 }
    Choose one that has not.
error-roll-waits = A roll waits for a decision: { $title }
    { $person } has to decide first. The card comes again with `/game status`.
error-roll-waits-dice = A roll waits for dice: { $title }
    { $person } has to type them first. The card comes again with `/game status`.
error-stale-answered = This card is out of date
    It was decided, or taken back, meanwhile. `/game status` shows what is open.
error-roll-crossed = Another roll came in between
    Nothing was rolled. Please roll again.
error-unit-against-itself = Its own target: { $name }
    Say who and whom: `{ $name } > their unit`.
error-unit-is-out = Out of the game: { $name }
    Choose one that is left.
error-nobody-first-yet = Nobody is first yet this turn
    Roll on the panel, or use `/game first`.
error-unit-still-acts = Still under way: { $name }
    End this { $act } first; then the other side is next.
error-their-unit-acts = Still under way: { $name }
    You are told when it is your turn.
error-not-your-side = That is not your side
    Only an arbiter adds units for somebody else.
error-activation-over = That { $act } is over already
    Nothing has changed. The panel shows who acts now.
error-activation-is-theirs = Not yours: { $name }
    Whoever plays it, or an arbiter, ends its { $act }.
error-activation-open = A unit is still under way
    First its { $act } ends: “End { $act }” on the panel.
error-not-your-turn = { $act ->
    [action] The other side acts now
   *[other] The other side activates now
 }
    You are told when it is your turn.
error-all-activated = { $act ->
    [action] Everybody has acted
   *[other] Everybody has activated
 }
    Press Next phase on the panel.
error-first-settled = Who is first is settled for this turn
    To change it, go back.
error-still-to-act = { $act ->
    [action] Somebody can still act
   *[other] Somebody can still activate
 }
    Do so, or use `/game pass`.
error-last-turn-over = Turn { $turns } was the last
    End the game with `/game end`.
error-nothing-to-undo = There is nothing to undo
    Only what happened after the start can be undone.
error-undo-already-asked = An undo is asked for already
    It has to be answered first.
error-no-undo-asked = Nobody asks for an undo
    `/game undo` asks for one.
error-undo-is-theirs = The other side answers your request
    Wait until they agree or refuse.
error-not-an-export = That is not an exported game
    Use the JSON file that `/game export` gives.
error-quiet-unreadable = Those are not quiet hours: “{ $given }”
    Write two times like `23:00-08:00`, or `-` for none.
error-away-unreadable = That is not a date: “{ $given }”
    Write a day like `2026-12-24`, or a number of days.
error-away-range = That day cannot be taken
    From today on, at most { $days } days.
error-no-such-zone = There is no time zone “{ $given }”
    Choose one from the list, such as `Europe/London`.
error-game-disputed = Dispute D-{ $number } is open
    The game goes on when it has ended. “Let it rest” under its More ends it without a ruling.
