# First Blood: results, rolls, reasons, questions, refusals, commands.

### Results
result-fb-passed = Passed
result-fb-failed = Failed
result-fb-failed-at-once = Fails without a roll
result-fb-successes = Successes
result-fb-no-successes = No success
result-fb-through = Hits get through
result-fb-all-stopped = Every Hit stopped
result-fb-gap = Driven back
result-fb-blocked = Driven back, stopped short
result-fb-edge-stops = Stops at the edge
result-fb-edge-removes = Removed
result-fb-edge-slides = Slides along the edge
result-fb-far-enough = Does not move
fb-count-half = Half: { $count }, rounded up
fb-count-half-or-more = Half: { $count } or more
result-fb-half = Half, rounded up
result-fb-way-1 = Number 1
result-fb-way-2 = Number 2
result-fb-way-3 = Number 3
result-fb-way-4 = Number 4
result-fb-way-5 = Number 5
result-fb-way-6 = Number 6

fb-count-successes = { $count ->
    [one] { $count } success
   *[other] { $count } successes
 }
fb-count-successes-or-more = { $count ->
    [one] At least { $count } success
   *[other] At least { $count } successes
 }
fb-count-through = { $count ->
    [one] { $count } Hit gets through
   *[other] { $count } Hits get through
 }
fb-count-through-or-more = { $count ->
    [one] At least { $count } Hit through
   *[other] At least { $count } Hits through
 }
fb-what-follows = What an unstopped Hit does is not in the source; see the profile
fb-zero-fails = A characteristic of 0 fails automatically
fb-no-dice = There are no dice to roll
fb-half-of = **{ $half }** · half of { $value }
fb-rounded-up = always up, never to the nearest: March 5 → 3"
fb-broken-fails = Broken: every Resolve test fails automatically
fb-moves = Moves **{ $moved }** straight away · gap { $gap }
fb-stays = The two are { $gap } apart already

### Rolls
purpose-fb-test = Characteristic test
purpose-fb-test-again = Secondary Roll
purpose-fb-resolve = Resolve test
purpose-fb-resolve-again = Secondary Roll
purpose-fb-attack = Attack
purpose-fb-attack-again = Secondary Roll
purpose-fb-barrage = Barrage
purpose-fb-barrage-again = Secondary Roll
purpose-fb-block = Block
purpose-fb-block-again = Secondary Roll
purpose-fb-hits = Hits
purpose-fb-blocks = Hits through
purpose-fb-chance = By chance

### Reasons
reason-fb-characteristic = characteristic { $value }
reason-fb-stated = as stated
reason-fb-cancel = failures and successes cancel: no re-roll
reason-fb-inspired = Inspired
reason-fb-aimed = Aimed
reason-fb-extra-dice = one more die for each { $faces }
reason-fb-extra-hits = one more Hit for each { $faces }
reason-fb-secondary = re-rolls and extra dice together, final
reason-fb-on-table = Hits on the table: { $faces }
reason-fb-equally-likely = no agreement: at random, each equally likely
reason-fb-block-lower = as you play it: a Block stops an equal or higher Hit, if it is { $defence } or less
reason-fb-block-higher = as you play it: a Block stops an equal or lower Hit
reason-fb-block-equal = as you play it: a Block stops a Hit of the same number
reason-fb-pair-freely = as you play it: the defender pairs them, the best way
reason-fb-pair-in-order = as you play it: paired from the highest down

### Questions
question-open-fb-block-comparison = Which Block stops a Hit?
question-open-fb-block-pairing = Who pairs Blocks and Hits?
question-open-fb-partial-re-roll = Do part and all cancel?
question-open-fb-extra-hits = Extra Hits in the 2nd roll?
question-open-fb-driven-off = What does the edge do?
answer-block-lower = Equal or lower
answer-block-higher = Equal or higher
answer-block-equal = The same
answer-pair-freely = The defender
answer-pair-in-order = Highest first
answer-all-only = No, both apply
answer-partial-too = They cancel
answer-edge-stops = It stops
answer-edge-removes = It is removed
answer-edge-slides = It slides

### Refusals
error-fb-edition-silent = No source says how dice are read in { $given }
    Choose the Command Card edition: `cards`.
error-fb-broken-only-rallies = A Broken warrior only rallies
    Rally and Combat Rally are its only actions.
error-fb-inspired-attacks = Inspired adds an attack only
    Leave it out for Barrage and Blocks.
error-fb-aimed-needs-barrage = Aimed needs Barrage X
    Choose Barrage with 1 die or more, or leave Aimed out.
error-fb-characteristic-whole = A characteristic is a whole number
    You gave { $given }; for a distance choose Distance.
error-fb-hits-twice = The Hits lie there already
    Give the faces on the table or dice to roll, not both.
error-fb-both-at-once = One number cannot be re-rolled and bring extras
    No source says which comes first. Agree, and name only one.

### Commands
command-fb = Rolls of First Blood
command-fb-test = Characteristic test: a D6 of the characteristic or less
command-fb-roll = Attack, Barrage or Block dice: Primary and Secondary Roll
command-fb-blocks = Blocks against Hits, die by die
command-fb-driven = How far a warrior is driven back
command-fb-half = Half of a characteristic or a distance, rounded up
command-fb-random = At random: what no rule settles and you do not agree on

option-fb-value = the characteristic
option-fb-modifier = modifiers
option-fb-resolve = it is a Resolve test
option-fb-broken = the warrior is Broken
option-fb-reroll = what rules re-roll
option-fb-results-again = results re-rolled: 1 6
option-fb-partial = do “all” and certain results cancel?
option-fb-dice = number of dice
option-fb-kind = what the dice are
option-fb-inspired = Inspired: one attack more
option-fb-aimed = Aimed: one Barrage more
option-fb-extra-dice = results that add a die: 1
option-fb-extra-hits = results that count twice: 1
option-fb-secondary-hits = extra Hits in the Secondary Roll too?
option-fb-blocks = Block dice
option-fb-hits = Hit dice still to roll
option-fb-on-table = Hits on the table: 4 4 2
option-fb-hit-value = characteristic of the Hit dice
option-fb-defence = the target’s Defence
option-fb-compared = which Block stops a Hit?
option-fb-pairing = who pairs Blocks and Hits?
option-fb-gap = distance between the two now, in inches
option-fb-obstacle = inches to a warrior or a wall
option-fb-edge = inches to the table edge
option-fb-at-the-edge = what does the edge do?
option-fb-half-value = what is halved
option-fb-half-of = a characteristic, or a distance in inches
option-fb-ways = the ways it can go, 2 to 6, with commas or | between
fb-halved-characteristic = Characteristic
fb-halved-distance = Distance (inches)

fb-reroll-failures = All failures
fb-reroll-successes = All successes
fb-reroll-both = All failures and all successes
