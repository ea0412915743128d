# Trench Crusade: results, rolls, modifiers, decisions, errors, commands. The rulebook's own words.

### Results
result-miss = Miss
result-scatter = Scatters
result-lost = Attack lost
result-friend-no-effect = Friend hit · No effect
result-friend-minor-hit = Friend: Minor Hit
result-friend-down = Friend Down
result-friend-out-of-action = Friend Out of Action
result-melee-friend = Friend
result-melee-enemy = Enemy
result-risky-failed = Failure · this ACTION ends
result-risky-ends = Failure · activation ends
result-no-roll = No roll needed
result-no-fall = No fall injury
result-stays = Stays on the edge
result-dive-landed = Dive succeeds
result-dive-landed-no-fall = Dive succeeds
result-dive-landed-no-effect = Dive succeeds · fall: No effect
result-dive-landed-minor-hit = Dive succeeds · fall: Minor Hit
result-dive-landed-down = Dive succeeds · fall: Down
result-dive-landed-out-of-action = Dive succeeds · fall: Out of Action
result-dive-failed-no-fall = Dive fails · Down
result-dive-failed-no-effect = Dive fails · fall: No effect
result-dive-failed-minor-hit = Dive fails · Minor Hit
result-dive-failed-down = Dive fails · Down
result-dive-failed-out-of-action = Dive fails · Out of Action
result-climbed = Climbed
result-climb-failed = Climb fails
result-jumped = Jumped
result-jump-not-made = Cannot be jumped
result-jump-failed-no-fall = Jump fails
result-jump-failed-no-effect = Jump fails · No effect
result-jump-failed-minor-hit = Jump fails · Minor Hit
result-jump-failed-down = Jump fails · Down
result-jump-failed-out-of-action = Jump fails · Out of Action
result-crossed = Through dangerous ground
result-stopped = Stopped by the ground
result-charge-reached = Charge succeeds
result-charge-partly = Charge reaches some
result-charge-failed = Charge fails
result-charge-stopped = Charge is stopped
result-charge-lost = Charge lost
result-charge-anew = Evaded · declare anew
result-charge-not-made = No charge
result-holds = Morale holds
result-recovers = Morale recovers
result-shaken = Shaken
result-flees = Flees
result-roll-off-won = Roller wins the roll-off
result-roll-off-won-own = Roll-off won
result-roll-off-lost = Other side wins roll-off
result-initiative-won = Initiative: the roller
result-initiative-won-own = Initiative
result-initiative-lost = Initiative: other side
result-initiative-won-by = Initiative: { $who }
result-initiative-lost-by = Initiative: { $who }
result-roll-off-won-by = { $who } wins the roll-off
result-roll-off-lost-by = { $who } wins the roll-off
result-relic-claimed = Relic claimed
result-relic-failed = Relic not claimed
result-relic-failed-ends = Relic not claimed · activation ends
result-d3-1 = 1
result-d3-2 = 2
result-d3-3 = 3

### Rolls
purpose-edge = At the edge
purpose-jump-down = Jumping down
purpose-dive = Diving Charge
purpose-climbing = Climb
purpose-jumping = Jump
purpose-ground = Dangerous ground
purpose-unseen-charge = Unseen charge
purpose-charge-bonus = Charge bonus
purpose-evade = Evade D3
purpose-fall-injury = Fall injury
purpose-melee-target = Who is shot at
purpose-which-model = Which model
purpose-roll-off-own = Roll-off
purpose-roll-off-other = Roll-off
purpose-d3 = D3
purpose-relic = Relic

### Modifiers
reason-weapon = { $name_en ->
    [none] weapon
   *[other] { $name_en }
 }
reason-sheltered = shot from behind terrain
reason-long-range = long range { $distance }" > { $half }"
reason-long-range-from-half = long range { $distance }" = half, { $half }"
reason-target-in-cover = cover
reason-ignore-cover = IGNORE COVER
reason-ignore-long-range = IGNORE LONG RANGE
reason-penalty-ignored = for the penalty it ignored
reason-elevated = elevated { $height }"
reason-is-down = Down itself
reason-short-range = short range
reason-critical-hit = critical success
reason-critical-keyword = CRITICAL
reason-marks = { $keyword }: 1 Blood marker even on No effect
reason-stated-marks = FIRE, GAS, SHRAPNEL: { $count } more Blood even on No effect
reason-negated = NEGATE { $keyword }: no extra marker
reason-armour-characteristic = armour characteristic
reason-injury-modifier-cap = all together no lower than −{ $limit }
reason-off-hand = off-hand weapon
reason-fear = FEAR
reason-block = BLOCK
reason-dived = Diving Charge
reason-unactivated = target not activated yet
reason-target-down = target Down
reason-shield-not-added = Trench Shield: does not add to Machine Armour
reason-defended-obstacle = defended obstacle
reason-fall = fall of { $height }"
reason-movement = Movement
reason-stood-up = stood up: half of it all
reason-machine-armour-charge = Machine Armour: D3 instead of D6
reason-skirmisher = SKIRMISHER
reason-leader = LEADER
reason-roll-off = higher wins, a tie is rolled again
reason-d3 = a D6 halved, rounded up
reason-flying-ground = FLYING: only when activated or ending its move there
reason-into-melee = shooting into melee

replaced-tough-and-machine-armour = TOUGH, then Machine Armour: Out of Action → Down → Minor Hit
replaced-golem-and-machine-armour = GOLEM, then Machine Armour: Out of Action → Down → Minor Hit

### Decisions
question-which-model = Which model?
answer-which-model = No. { $count }
question-fall-side = From which side does it fall? ({ $near }" / { $far }")
answer-near-side = Near side
answer-far-side = Far side
question-impervious-piece = Which piece is IMPERVIOUS?
answer-armour = Armour
answer-shield = Shield
question-evade = Evade the charge?
answer-stand = Stand
answer-evade = Evade
question-evaded-any = How has the distance changed after the evade?
question-evaded = How has the distance changed? (up to { $inches }")
answer-evaded = { $count ->
    [0] As before
   *[other] { $count }" farther
 }
answer-evaded-less = { $count }" nearer
question-use-icon = Use the icon or trinket?
answer-use-it = Use it
answer-keep-it = Keep it
question-shaken-or-flee = Stay Shaken, or flee?
answer-stays = Stay, Shaken
answer-flees = Flee and lose

question-open-tough-then-standfast = Does Machine Armour turn that Down into a Minor Hit?
question-open-shield-is-armour = Are shield and characteristic pierced too?
answer-worn-only = Worn armour only
answer-all-armour = All of it
question-open-cap-and-piercing = Limit of modifiers or piercing first?
answer-cap-first = Limit first
answer-piercing-first = Piercing first
question-open-marker-from-this-attack = May this attack’s marker be spent on its own injury roll?
answer-later = It comes after
answer-at-once = At once
question-open-infection-bloodbath = May Infection markers pay for a Bloodbath?
answer-bloodbath-with-infection = Bloodbath with Infection
question-open-mark-needs-hit = Does a miss give the extra marker too?
answer-hit-needed = Only a hit
answer-attack-is-enough = A miss too
question-open-infection-count = How many Infection markers?
answer-instead = As many, instead of Blood
answer-besides = One besides the Blood
question-open-down-told-twice = +1 DICE to hit a Down target as well?
answer-injury-only = Injury only
answer-hit-and-injury = Hit and injury
question-open-risky-second-weapon = RISKY has missed: are the attacks left lost?
answer-lost = Lost
answer-kept = Kept
question-open-charge-several = May one charge name several enemies?
answer-several = Several
answer-one-target = The first only
question-open-unseen-several = How many rolls for several unseen targets?
answer-one-roll = One roll
answer-a-roll-each = One each
question-open-unseen-charge = May an unseen enemy be charged?
answer-not-allowed = No
answer-with-a-risky-roll = With a Risky roll
question-open-interposing = An undeclared enemy is in the way: what then?
answer-stops-there = Stop and fight it
question-open-charge-after-evading = After the evade?
answer-charge-goes-on = The charge goes on
answer-declare-anew = Declare anew
question-open-partly-reached = Only some are reached: does the charge succeed?
answer-those-reached = With those reached
answer-all-or-none = Only with all
question-open-halve-or-cap-first = 12" limit or halving first?
answer-limit-first = Limit first
answer-halve-first = Halve first
question-open-heavy-carried = Does carrying a HEAVY weapon cost the charge bonus?
answer-carrying-counts = Carrying counts
answer-only-when-used = Only when used
question-open-trench-wall-of-three = Is a trench wall of exactly 3" a climb?
question-open-climb-down = Is climbing down a climb too?
answer-a-climb = A climb
answer-no-climb = No climb
question-open-dive-from-height = Does a successful dive take the fall?
answer-no-fall = No fall
answer-takes-the-fall = It takes the fall
question-open-dive-fail-twice = How do Down and the fall of a failed dive go together?
answer-down-then-fall = Down, then the fall
answer-one-event = One Down only
answer-fall-then-down = The fall, then Down
question-open-down-without-roll = Does Machine Armour help against a Down without a roll?
answer-any-down = Any Down
answer-rolled-only = Rolled ones only
question-open-jump-down-risky = Does jumping down take a Risky roll?
question-open-down-at-the-edge = Does the −1 DICE for Down apply at the edge?
question-open-fall-steps = A fall of { $height }": how are 3" counted?
answer-full-steps = Full 3" only
answer-rounded-up = Rounded up
question-open-flail-off-hand = May a flail be the off-hand weapon?
answer-barred = No
answer-no-bonus = Without its +1 DICE
question-open-claws-attacks = How many attacks has a pair of claws?
answer-open-claws-attacks = { $count }
question-open-automatic-in-melee = How many attacks has AUTOMATIC in melee?
answer-open-automatic-in-melee = { $count }
question-open-fear-which-roll = Which rolls take the −DICE of FEAR?
answer-fear-of-the-target = Hits against FEAR
answer-fear-of-all = All melee hits
answer-fear-on-every-roll = Every Success Roll
question-open-wall-not-between = Does a wall that is not between them count?
answer-touching-is-enough = Touching is enough
answer-must-be-between = It must be between
question-open-ground-rolls = Dangerous ground: one roll or two?
answer-two-rolls = Two rolls
question-open-bloodbath-die = Which D6 is it in this Bloodbath?
answer-third-die = A third kept die
answer-added-die = Added to the two
question-open-one-die-kept = How many dice does a 1D6 injury roll keep?
answer-open-one-die-kept = { $count }
question-open-armour-and-accidents = Does armour count for falls and terrain?
question-open-first-target-counts = Is the enemy first aimed at a candidate?
answer-a-candidate = It is
answer-no-candidate = It is not
question-open-no-friend-qualifies = No friend can be shot at: what then?
answer-shot-lost = The shot is lost
answer-first-target = Shoot the first target
answer-unseen-friend = Shoot the unseen friend
question-open-who-picks = Several candidates: who picks?
answer-shooter-picks = The shooter
answer-opponent-picks = The opponent
answer-at-random = At random
question-open-extra-inch = Does the extra 1" count against the jump limit?
answer-whole-movement = Movement only
answer-jump-limit = The limit too
question-open-two-leaders = Several LEADERs up: how many +DICE?
answer-open-two-leaders = +{ $count } DICE
question-open-winner-of-flight = A warband flees: who wins?
answer-other-side-wins = The other side
answer-points-decide = Victory points decide
question-open-failed-risky = Does a failed Risky Action end the activation?
answer-activation-ends = Activation ends
answer-only-this-action = This ACTION only
question-open-shaken-moves = Is an Action without a roll Risky too?
answer-every-action = Every Action
answer-only-rolls = Rolls only
question-open-keyword-unstated = Has this edition’s weapon { $keyword } too?
question-open-blood-on-this-roll = May Blood be spent on this roll?
question-open-relic-roll = Which roll claims a relic?
answer-plain-roll = A plain one
answer-risky-roll = A Risky one
question-open-blast-hit-rolls = Hit rolls of this BLAST?
answer-one = One for all
answer-each = One each
question-open-target-gone = The target is gone: the shots left?
answer-shots-lost = Lost
answer-another-named = To another named one

### What changed
target-number = Target { $number }
target-friend = Friend
infection-changes = Infection { $before } → { $after }
blessing-changes = Blessing { $before } → { $after }
attacker-changes = Attacker: { $what }
goes-down = Goes Down
tough-used = TOUGH is used up
activation-over = The activation ends
activation-over-by = { $keyword }: the activation ends
shot-drifts = { $inches }" away from the target · the opponent picks the direction
    -# Roll /tc injury for each model caught there
fireteam-second = FIRETEAM: a Bloodbath for 3 markers is New Antioch’s only, on the second attack at what the partner hit
several-targets = the targets lie within 6" of each other
shot-assault = ASSAULT: it may still Charge or Fight
shot-heavy = HEAVY: not with Move, Charge or Retreat in one activation
shot-heavy-dash = HEAVY: not with Move, Charge, Retreat or Dash in one activation
shot-assault-heavy = ASSAULT: it may still Fight
shot-heavy-assault = HEAVY: not with Move or Retreat; whether ASSAULT lets it Charge is open
shot-heavy-assault-dash = HEAVY: not with Move, Retreat or Dash; whether ASSAULT lets it Charge is open
shot-reload = RELOAD: the shot ends its activation
infection-grows = Infection: 1 more whenever it is activated, 6 at most
attacks-unused = { $count ->
    [one] { $count } attack left
   *[other] { $count } attacks left
 }
charge-moved = Moves { $inches }"
charge-within = { $needed }" gets there: { $inches }" away, and within 1" is enough
charge-without-bonus = HEAVY: no bonus
charge-fights = In melee
charge-fights-blocker = In melee with the enemy in the way
charge-several-reached = In melee with { $count }
dive-bonus-next = +1 DICE on the next melee attack
dive-bonus-both = +1 DICE to hit and to injure in melee, obstacle ignored
climb-no-move = It stays where it tried
morale-lost =
    { $lost ->
        [one] { $lost } of { $models } is Down or Out of Action
       *[other] { $lost } of { $models } are Down or Out of Action
    }
shaken-again = Morale again at the end of the turn
flight-opponent = The other side wins
flight-points = Victory points so far decide
points-scored = Victory points +{ $points }
weapon-title = { $weapon } · { $distance }"
combat-text-missing = no combat text of { $edition } among the sources · as in { $other }
movement-text-missing = no movement text of { $edition } among the sources · as in { $other }

### Errors
error-not-a-ranged-weapon = That weapon does not shoot
    Choose a ranged weapon, or use `/tc fight`.
error-which-relic = Which relic?
    Give `place`: { $left }
error-not-a-melee-weapon = That weapon is no use in melee
    Choose a melee weapon or a PISTOL, or use `/tc shoot`.
error-out-of-range = Out of range
    Needs to be within { $limit }"; it is { $distance }". Pre-measuring is allowed, so another target may be chosen.
error-too-many-shots = Too many shots
    Up to { $limit }; you gave { $given }.
error-friend-named = A friend cannot be the target
    Choose an enemy. Friends in the blast go into “others”, by their distance.
error-no-blast = That weapon has no BLAST
    Choose one that has, or leave “others” empty.
error-outside-the-blast = Outside the blast
    Needs to be within { $limit }"; it is { $distance }".
error-keyword-unknown = “{ $given }” is no keyword
    Write them with commas: `CRITICAL, +1 DICE, -1 INJURY DICE, AUTOMATIC 2`
error-trait-unknown = “{ $given }” is no trait
    Write them like `TOUGH, GOLEM, IMPERVIOUS, NEGATE FIRE, FEAR, BLOCK, ARMOUR 3`.
error-weapon-unknown = “{ $given }”: no such weapon, or several
    { $near ->
        [0] Choose from the list, or write the range alone: `24`
       *[other] Do you mean { $near_en }? Or write the range alone: `24`
    }
error-machine-armour-and-shield = No Trench Shield with Machine Armour
    This edition allows only one of the two: leave one out (`/rule machine armour`).
error-tough-and-golem = A model cannot have both TOUGH and GOLEM
    Leave one out (`/rule golem`).
error-no-hand-free = Too many hands for two weapons
    They take { $needed }; a model has { $limit }. STRONG frees one of a two-handed weapon that is not CUMBERSOME: write it under “keywords”.
error-weapon-not-in-edition = “{ $given }” is not in the sources of { $edition }
    Write the range alone (`24`) and its keywords under “keywords”.
error-distances-unreadable = Cannot read those distances
    Write up to four, in inches, with spaces: `1 2.5`
error-one-enemy-for-all-shots = This weapon fires all its shots at one enemy
    Leave “split” empty (`/rule automatic rifle`).
error-split-unreadable = Cannot read that split
    Write the shots for each of up to three targets: `2+1`
error-charge-too-far = Too far to charge
    Needs to be within { $limit }"; it is { $distance }".
error-charge-one-target = A charge of this edition has one target
    Leave “others” empty. In contact with it, the model may go on only to end within 1" of another enemy too.
error-charge-unseen = An unseen enemy cannot be charged
    Choose a target in sight.
error-charge-interposed = The enemy in the way must be the target
    Charge that one, or go another way.
error-dive-too-low = Too low to dive
    Needs { $limit }" or more; it is { $height }".
error-dive-too-high = Too high to dive
    Up to { $limit }"; it is { $height }".
error-dive-lands-too-far = It lands too far from the target
    Needs to be within { $limit }" of it; it is { $distance }".
error-climb-not-needed = That is no climb
    Up to { $limit }" is open ground; { $height }" takes no roll.
error-climb-too-high = The climb cannot be finished in this move
    Needs to be within { $limit }"; it is { $distance }".
error-jump-too-wide = Too wide to jump
    Up to { $limit }", half the Movement; it is { $distance }".
error-rise-too-high = The far side is too high
    Up to { $limit }"; it is { $height }".
error-jump-unfinished = The jump cannot be finished in this move
    Needs to be within { $limit }"; it is { $distance }".
error-morale-not-needed = No morale test yet
    From { $needed } models on; { $lost } are down.

### Commands
command-tc-shoot = Ranged attack, from range to injury
command-tc-fight = Melee attack with one weapon or two, to the injury
command-tc-charge = Charge: distance, bonus, evading, enemies in the way
command-tc-dive = Diving Charge: height, Risky roll, the fall on a failure
command-tc-climb = Climb
command-tc-jump = Jump over a gap
command-tc-fall = Fall, jump down, or Down at an edge
command-tc-ground = Dangerous ground
command-tc-morale = Morale test
command-tc-initiative = Initiative: fewer models up; equal numbers roll off
command-tc-rolloff = Roll-off: ties are rolled again
command-tc-risky = Risky roll: a failure ends the activation
command-tc-relic = Claim a relic
command-tc-d3 = D3

option-tc-weapon = weapon, or a range: 24
option-tc-weapon-melee = melee weapon
option-tc-second-weapon = second weapon, off hand
option-tc-distance = distance to the target, inches
option-tc-cover = the target is in cover
option-tc-height = inches the shooter stands higher
option-tc-target-blood = its Blood markers
option-tc-traits = its keywords: TOUGH, GOLEM, FEAR, ARMOUR 3
option-tc-prone = the attacking model is Down
option-tc-dice = net DICE of the attacker
option-tc-infection = Infection markers of the model
option-tc-keywords = more: AP, STRONG, FIRETEAM, INFECTION 2 (own), +1 DICE
option-tc-melee = the target is in melee
option-tc-friend-armour = the friend’s armour
option-tc-others = models beside a BLAST: 1 2.5
option-tc-split = AUTOMATIC split: 2+1
option-tc-sheltered = the shooter is behind terrain of ½" or more
option-tc-charged = it charged this turn (before 1.0.2: this target)
option-tc-dived = with a successful Diving Charge
option-tc-obstacle = cover terrain of ½" or more
option-tc-fear-near = another enemy in this melee has FEAR
option-tc-fearless = FEAR or NEGATE FEAR itself
option-tc-off-hand = it attacks with the off-hand weapon
option-tc-movement = Movement, inches
option-tc-charge-others = further targets: 8.5 10
option-tc-unseen = the target is not in sight
option-tc-heavy = a HEAVY weapon
option-tc-strong = STRONG
option-tc-machine = in Machine Armour
option-tc-stood-up = it stood up in this activation
option-tc-skirmisher = the target is a SKIRMISHER
option-tc-target-in-melee = it is in melee already
option-tc-blocker = inches to an enemy not named
option-tc-dive-height = height of the dive, inches
option-tc-landing = inches from landing to target
option-tc-own-armour = this model’s armour
option-tc-own-shield = this model’s trench shield
option-tc-own-down = this model is Down already
option-tc-own-traits = its keywords: TOUGH, GOLEM, ARMOUR 3
option-tc-flying = FLYING
option-tc-climb-height = height of the climb, inches
option-tc-run = level distance of the same move, inches
option-tc-trench = the wall of a trench
option-tc-downwards = it climbs down
option-tc-gap = width of the gap, inches
option-tc-drop = depth of the gap, inches
option-tc-far-drop = depth at the far side, if it differs
option-tc-rise = how much higher the far side is, inches
option-tc-moved = inches moved already
option-tc-fall-height = height of the fall, inches
option-tc-voluntary = it jumps down of its own will
option-tc-edge = Down within 1" of an edge
option-tc-models = models of the warband, removed ones too
option-tc-models-down = how many are Down
option-tc-models-out = how many are Out of Action
option-tc-leaders = LEADERs still up
option-tc-shaken = Shaken already
option-tc-shrines = Field Shrines
option-tc-own-up = your models that are up
option-tc-other-up = the opponent’s models that are up
option-tc-outside = rolled outside its own activation
option-tc-icon = a Blessed Icon or Unholy Trinket
option-tc-shaken-action = an Action without a roll, while Shaken
option-tc-place = which relic, where a game counts them
option-tc-turn = which turn it is (in a game: this one)
option-tc-scored = points of this turn so far (in a game: counted)

heavy-none = None
heavy-used = It will use it
heavy-carried = It only carries it
obstacle-none = None
obstacle-between = Between, not touching
obstacle-touching = Touching, not between
obstacle-both = Between and touching
melee-none = No
melee-friend-seen = Yes, a friend is in sight
melee-friend-unseen = Yes, no friend in sight
