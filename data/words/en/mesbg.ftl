# Rolls of Middle-earth. Results and reasons are short; people are addressed plainly.

### Commands
command-mesbg = Rolls of Middle-earth
command-mesbg-priority = Priority roll: a D6 each, the higher has it
command-mesbg-duel = Duel: both sides’ dice, banners, Might, ties
command-mesbg-fight = A whole fight: duel, the winner’s strikes, Fate
command-mesbg-strikes = Strikes: to-wound chart, Might, Fate
command-mesbg-shoot = Shooting: to hit, in the way, to wound
command-mesbg-heroic = Heroic Strike, Strength, Challenge
command-mesbg-cast = Cast with Will, and resist
command-mesbg-courage = Courage test: 2D6
command-mesbg-jump = Jump test: D6
command-mesbg-leap = Leap test: D6
command-mesbg-climb = Climb test: D6
command-mesbg-fall = Fall: harmless up to the model’s own height

### Options
option-mesbg-attacks = your side’s Attacks (duel dice)
option-mesbg-fight = your side’s Fight value
option-mesbg-strength = your side’s Strength
option-mesbg-defence = your side’s Defence
option-mesbg-their-attacks = the other side’s Attacks
option-mesbg-their-fight = the other side’s Fight value
option-mesbg-their-strength = the other side’s Strength
option-mesbg-their-defence = the other side’s Defence
option-mesbg-fighting = how your side fights
option-mesbg-their-fighting = how the other side fights
option-mesbg-might = your side’s Might points
option-mesbg-their-might = the other side’s Might points
option-mesbg-hero = Might:Will:Fate:Wounds, 3:2:1:2
option-mesbg-their-hero = Might:Will:Fate:Wounds, 2:1:1:2
option-mesbg-spears = your spears and pikes behind
option-mesbg-their-spears = their spears and pikes behind
option-mesbg-spear-fight = your support’s Fight
option-mesbg-their-spear-fight = their support’s Fight
option-mesbg-spear-stats = your support’s Fight/Strength: 3/3
option-mesbg-their-spear-stats = their support’s Fight/Strength: 3/3
option-mesbg-banner = who has a banner
option-mesbg-position = Trapped if it loses, or prone
option-mesbg-alignment = who is Good, who is Evil
option-mesbg-priority-holder = who has Priority
option-mesbg-might-order = who declares Might first
option-mesbg-strikes = number of strikes (to-wound rolls)
option-mesbg-target-defence = the target’s Defence
option-mesbg-hit-strength = Strength of the strikes
option-mesbg-wound-modifier = added to wound: lance +1
option-mesbg-target-state = Trapped or prone
option-mesbg-target-wounds = Wounds the target has left
option-mesbg-target-fate = the target’s Fate points
option-mesbg-striker-might = the striker’s Might
option-mesbg-auto-fate = spend Fate without asking
option-mesbg-heroic-defence = Heroic Defence: only a natural 6
option-mesbg-rend = Rend: the target’s Strength
option-mesbg-heroic-action = the heroic action
option-mesbg-heroic-value = Fight, Strength or Might now
option-mesbg-heroic-start = Might at the start (Challenge; empty: the unit’s)
option-mesbg-cast-dice = Will spent to cast
option-mesbg-cast-needed = casting value, 4 for 4+
option-mesbg-cast-resist = Will spent to resist (empty: asked of its player)
option-mesbg-channelling = Heroic Channelling
option-mesbg-cast-equal = does an equal die resist?
option-mesbg-accuracy = Heroic Accuracy
option-mesbg-shoot-value = Shoot value (4 for 4+)
option-mesbg-shots = shots
option-mesbg-missile = the missile weapon
option-mesbg-moved = the shooter moved (−1 to hit)
option-mesbg-hit-modifier = what else is added to hit
option-mesbg-in-the-way = first thing in the way
option-mesbg-in-the-way-2 = the second thing in the way
option-mesbg-in-the-way-3 = the third thing in the way
option-mesbg-shooter-might = the shooter’s Might
option-mesbg-shooter-side = the shooter’s side
option-mesbg-into-fight = shot into a fight (Evil)
option-mesbg-friend-defence = the nearest friend’s Defence
option-mesbg-in-the-way-numbers = in-the-way numbers of 2024
option-mesbg-natural-six = a 6 that modifiers put out of reach
option-mesbg-courage = Courage as printed
option-mesbg-roll-modifier = added to the roll
option-mesbg-last-priority = who had it last turn
option-mesbg-tie-again = how 2024 settles a tie
option-mesbg-obstacle-height = its height, inches
option-mesbg-gap-width = width of the gap, in inches
option-mesbg-own-height = its own height, inches
option-mesbg-test-numbers = numbers of 2024
option-mesbg-drop = how far it falls, in inches
option-mesbg-fall-numbers = figures in 2024
option-mesbg-part-inch = a part of an inch above its height
option-mesbg-own-hero = Might:Will:Fate:Wounds, 2:1:1:2
option-mesbg-faller-defence = its Defence

### Choices
fighting-hand = Hand weapon
fighting-elven = Elven-made hand weapon
fighting-two-handed = Two-handed (−1 duel, +1 wound)
fighting-elven-two-handed = Elven-made, two-handed
fighting-burly = Two-handed, Burly or master-forged (+1 wound)
fighting-lance = Lance on the charge (+1 wound)
fighting-unarmed = Unarmed (−1, −1)
fighting-shielding = Shielding (dice doubled, no strikes)
banner-side-mine = Your side
banner-side-theirs = Their side
banner-side-both = Both sides
banner-side-mine-bearer = Your side, the bearer fights (−1)
banner-side-theirs-bearer = Their side, the bearer fights (−1)
position-mine-trapped = You Trapped
position-theirs-trapped = They Trapped
position-both-trapped = Both Trapped
position-mine-prone = You prone
position-theirs-prone = They prone
position-both-prone = Both prone
alignment-good = You Good, they Evil
alignment-evil = You Evil, they Good
alignment-same = Both Good, or both Evil
shooter-good = Good
shooter-evil = Evil
holder-roller = You
holder-opponent = They
holder-first-turn = First turn
state-trapped = Trapped
state-prone = Prone
missile-bow = Bow
missile-crossbow = Crossbow (not after moving)
missile-sling = Sling (two shots if still)
missile-thrown = Throwing weapon
way-wall = Wall, rocks, trees (3+)
way-model = Another model (3+)
way-hedge = Flimsy fence, bush, crops (4+)
way-fortification = Fortification, outcrop, window (5+)
way-agreed-2 = Agreed 2+
way-agreed-3 = Agreed 3+
way-agreed-4 = Agreed 4+
way-agreed-5 = Agreed 5+
way-agreed-6 = Agreed 6
heroic-strike = Strike (Fight)
heroic-strength = Strength
heroic-challenge = Challenge won (Might)

### Results
result-duel-won = Roller wins the duel
result-duel-won-own = Duel won
result-duel-won-by = Duel won by { $who }
result-duel-lost = Other side wins the duel
result-duel-lost-by = Duel won by { $who }
result-good-wins = Good wins
result-evil-wins = Evil wins
result-priority-wins = Priority wins
result-priority-loses = Priority loses
result-priority-roller = Priority: the roller
result-priority-roller-own = Priority
result-priority-opponent = Priority: the other side
result-priority-roller-by = Priority: { $who }
result-priority-opponent-by = Priority: { $who }
result-priority-tied = Tied · roll again
result-fight-slays = Roller wins · slays
result-fight-slays-by = Won by { $who } · loser slain
result-fight-slays-over = { $whom } slain by { $who }
result-fight-wounds = Roller wins · wounds
result-fight-wounds-by = Won by { $who } · loser wounded
result-fight-wounds-over = { $whom } wounded by { $who }
result-fight-wins = Roller wins · no wound
result-fight-wins-by = Won by { $who } · no wound
result-fight-loses = Other side wins · no wound
result-fight-loses-by = Won by { $who } · no wound
result-fight-wounded = Other side wins · wounds
result-fight-wounded-by = Won by { $who } · loser wounded
result-fight-wounded-over = { $whom } wounded by { $who }
result-fight-slain = Other side wins · slays
result-fight-slain-by = Won by { $who } · loser slain
result-fight-slain-over = { $whom } slain by { $who }
result-fight-hurts = Roller: at least a wound
result-fight-hurts-own = A wound at least in a fight
result-fight-hurts-by = { $who }: at least a wound
result-fight-won = Roller wins
result-fight-won-by = Won by { $who }
result-fight-hurt = Other side: at least a wound
result-fight-hurt-by = { $who }: at least a wound
result-strike-slays = Slain
result-strike-wounds = Wounded
result-strike-saved = Saved by Fate
result-strike-fails = No wound
result-strike-hurts = At least a wound
result-fate-saved = Saved
result-shot-slays = Hit · slain
result-shot-wounds = Hit · wounded
result-shot-saved = Hit · saved by Fate
result-shot-no-wound = Hit · no wound
result-shot-friend = A friend is hit
result-shot-stopped = In the way
result-shot-missed = Miss
result-shot-hurts = At least a wound
result-shot-hits = The target is hit
result-courage-passed = Courage test passed
result-courage-failed = Courage test failed
result-heroic-done = Heroic action
result-magic-cast = Power cast
result-magic-resisted = Resisted
result-magic-failed = Power not cast
result-feat-continues = Success · may move on
result-feat-ends = Success · the move ends
result-feat-stops = Failure · stops there
result-feat-falls-prone = Falls, prone
result-feat-falls = Falls
result-fall-harmless = Fall does no harm
result-fall-unhurt = Fell · no wound
result-fall-saved = Fell · saved by Fate
result-fall-wounds = Fell · wounded
result-fall-slays = Fell · slain
result-fall-spared = Fell · no Wound lost

### Rolls
purpose-duel-roller = Duel
purpose-duel-opponent = Duel
purpose-banner-re-roll = Banner re-roll
purpose-drawn-duel = Drawn duel
purpose-drawn-roll-off-roller = Roll-off
purpose-drawn-roll-off-opponent = Roll-off
purpose-to-wound = To wound
purpose-to-wound-again = To wound, second
purpose-fate-roll = Fate
purpose-to-hit = To hit
purpose-in-the-way = In the way
purpose-in-the-way-again = In the way, re-rolled
purpose-heroic-strike = Heroic Strike
purpose-heroic-strength = Heroic Strength
purpose-heroic-challenge = Heroic Challenge
purpose-cast = Casting
purpose-resist = Resisting
purpose-into-fight = Into the fight
purpose-courage-test = Courage test
purpose-priority-roller = Priority
purpose-priority-opponent = Priority
purpose-feat-jump = Jump
purpose-feat-leap = Leap
purpose-feat-climb = Climb

### Reasons
reason-fight-value = Fight { $fight }
reason-fighter = model { $number } · Fight { $fight }
reason-spear-support = spear or pike support
reason-shielding = Shielding, Attacks doubled
reason-two-handed = two-handed
reason-burly = two-handed, Burly or master-forged
reason-unarmed = unarmed
reason-lance = lance on the charge
reason-banner-bearer = carries the banner
reason-banner = banner, one die
reason-same-modifiers = same modifiers
reason-elven-made = elven-made weapon on one side, 1 in its favour
reason-fight-equal = Fight is equal too
reason-drawn-roll-off = the higher wins
reason-chart = Strength { $strength } v Defence { $defence } · chart { $chart }
reason-might-carried = Might spent on the first roll
reason-struck-trapped = Trapped, strikes doubled
reason-struck-prone = prone, strikes doubled
reason-fate-point = one Fate point
reason-shoot-value = Shoot { $needed }+
reason-moved-and-shoots = moved
reason-in-the-way-wall = no. { $number }: wall, rocks, trees { $needed }+
reason-in-the-way-model = no. { $number }: another model { $needed }+
reason-in-the-way-hedge = no. { $number }: fence, bush { $needed }+
reason-in-the-way-fortification = no. { $number }: fortification, window { $needed }+
reason-in-the-way-agreed = no. { $number }: agreed { $needed }+
reason-accuracy = Heroic Accuracy: failures again
reason-heroic-d6 = a D6
reason-heroic-d3 = a D3, half a D6 rounded up
reason-heroic-defence = Heroic Defence: a natural 6 only
reason-no-shield = no shield Defence +1 while fighting two-handed
reason-rend = Rend: against its own Strength { $strength }
reason-will-dice = { $dice } Will, the best die counts
reason-into-fight = 1–3 nearest friend, 4–6 target
reason-courage-added = Courage
reason-courage-target = Courage { $needed }+
reason-priority-die = the higher has Priority
reason-feat-jump = no taller than itself
reason-feat-leap = up to twice its height
reason-feat-climb = climbing
reason-within-reach = { $distance }" ≤ { $limit }"
reason-by-new-rulebook = numbers of the rulebook at the table
reason-fell-from = fell { $drop }", height { $height }" · { $hits ->
    [one] one hit
   *[other] { $hits } hits
} at Strength { $strength }

### Decisions
question-banner-any = Use the banner?
question-banner = Use the banner? { $own } v { $theirs }
question-banner-model-any = The banner for whom?
question-banner-model = The banner for whom? { $own } v { $theirs }
question-might-duel-any = Spend Might?
question-might-duel = Spend Might? { $own } v { $theirs }
question-might-hero-any = Who spends Might?
question-might-hero = Who spends Might? { $own } v { $theirs }
question-might-on-roll-any = spend Might?
question-fate-any = Spend Fate?
question-resist-dice = Cast with { $value }: resist? { $held } Will left
question-might-on-roll = { $value }, needs { $needed }: spend Might?
question-fate = Spend Fate? { $held } left
question-alignment = Which side is Good?
question-who-has-priority = Who has Priority?
question-priority-last = Who had Priority last turn?
question-in-the-way-number = What passes thing no. { $number }?
question-moving-result = A { $face }: what does your rulebook say?

question-open-banner-order = Whose banner is used first?
question-open-tie-fights = Whose Fight counts in a tie?
question-open-might-on-tie = Drawn: who declares Might first?
question-open-same-side = Drawn, and both of one alignment?
question-open-might-on-fate = May Might raise a Fate roll?
question-open-priority-tie = How is tied Priority settled?
question-open-natural-six = Does a natural 6 always hit?
question-thrown-in-a-charge = Thrown while charging?
question-open-in-the-way = Which in-the-way numbers?
question-open-moving-tests = Which numbers for this test?
question-open-falling = Which figures does a fall have?
question-open-defence-split = Must the second roll be a natural 6 too?
answer-both-sixes = Both natural 6s
answer-unmodified = Its number, unmodified
question-open-resist = Does an equal die resist?
answer-equal-resists = Equal is enough
answer-higher-resists = Only a higher die
question-open-fall-strength = What Strength does your rulebook say?
question-open-fall-hits = How many hits does your rulebook say?
question-open-further-inch = Does a part of an inch count?

answer-banner = { $count ->
    [0] Keep the dice
   *[other] Re-roll
 }
answer-banner-model = { $count ->
    [0] Keep the dice
   *[other] Model { $count }
 }
answer-might-hero = { $count ->
    [0] None
   *[other] Model { $count }
 }
answer-might-duel = { $count ->
    [0] None
   *[other] Spend { $count }
 }
answer-resist-dice = { $count ->
    [0] No
    [one] { $count } die
   *[other] { $count } dice
 }
answer-might-on-roll = { $count ->
    [0] None
   *[other] Spend { $count }
 }
answer-fate = { $count ->
    [0] None
   *[other] Spend 1
 }
answer-in-the-way-number = { $count }+
answer-open-fall-strength = Strength { $count }
answer-open-fall-hits = { $count ->
    [one] one hit
   *[other] { $count } hits
}
answer-roller-good = Roller Good
answer-roller-good-by = Good: { $who }
answer-opponent-good = Opponent Good
answer-opponent-good-by = Good: { $who }
answer-same-alignment = Both alike
answer-roller-side = Roller
answer-roller-side-by = { $who }
answer-opponent-side = Opponent
answer-opponent-side-by = { $who }
answer-first-turn-of-game = First turn
answer-as-2018 = 2018 numbers
answer-new-rulebook = Our rulebook
answer-agree-each = Agree on each
answer-losing-first = Losing side
answer-priority-first = Priority side
answer-highest-fight = Highest Fight
answer-tied-fighters = Tied models
answer-roll-off-first = Roll-off loser
answer-roller-as-evil = Roller as Evil
answer-roller-as-evil-by = { $who } as Evil
answer-opponent-as-evil = Opponent as Evil
answer-opponent-as-evil-by = { $who } as Evil
answer-priority-takes-high = Priority on 4–6
answer-drawn-roll-off = A D6 each
answer-other-than-last = Not last turn’s
answer-priority-again = Roll again
answer-six-hits = Always hits
answer-six-must-reach = Must reach it
answer-minus-one = No, −1
answer-no-minus = Yes, no −1
answer-whole-inches-only = Whole inches
answer-part-inch-counts = Rounded up
answer-feat-ends = Success, ends
answer-feat-continues = Success, moves on
answer-feat-stops = Fails, stops
answer-feat-falls-prone = Falls, prone
answer-feat-falls = Falls

### What changed
whose-roller = Roller
whose-roller-by = { $who }
whose-opponent = Opponent
whose-opponent-by = { $who }
might-left = { $whose } · Might { $before } → { $after }
might-raised = **{ $value }** ({ $before } + { $spent } Might)
cannot-wound = Strength { $strength } cannot wound Defence { $defence }
fall-within-height = { $drop }" is no more than its own { $height }"
heroic-now = { $what } is now { $count }
heroic-now-or-more = { $what } at least { $count }
heroic-changes = { $what } { $before } → { $after }
heroic-then = For the roll it is for: `{ $option }:{ $after }`
heroic-capped = { $most } is the most
heroic-what-strike = Fight
heroic-what-strength = Strength
heroic-what-challenge = Might
will-spent = { $whose } · Will −{ $count }
channelling-enhanced = Channelling in 2018: the enhanced version is cast
fate-left = { $whose } · Fate { $before } → { $after }
wounds-left = { $whose } · Wounds { $before } → { $after }
loser-backs-away = The loser backs away 1"
loser-is-trapped = The loser is Trapped and stays
winner-strikes-not = The winner makes no strikes
winner-may-stand = The prone winner may stand up at once
slain-removed = { $whose } · removed as a casualty
friends-hit = Hits on the nearest friend: { $count }
friend-slain = The nearest friend is a casualty
stopped-wall = Stopped by wall, rocks, trees: { $count }
stopped-model = Hits on the model between: { $count }
stopped-hedge = Stopped by fence, bush: { $count }
stopped-fortification = Stopped by fortification, window: { $count }
stopped-agreed = Stopped by the thing between: { $count }
lies-prone = Prone
then-falls = For the harm use `/mesbg fall`

### Bad input
error-nobody-in-front = Nobody stands in front
    Spears and pikes support a friend who fights.
error-good-risks-friends = Good may not risk hitting its friends
    If you play Evil, set side to Evil.
error-crossbow-moved = A crossbow cannot shoot after moving
    Turn moved off, or choose another weapon.
error-mesbg-obstacle-too-high = Too high to jump
    Up to its own height, { $needed }"; it is { $given }". Try `/mesbg climb`.
error-mesbg-obstacle-needs-no-test = No test needed
    Up to half its height, { $needed }", is crossed freely; it is { $given }".
error-mesbg-gap-too-wide = Too wide to leap
    Up to twice its height, { $needed }"; it is { $given }".
error-hero-points-unreadable = Cannot read “{ $given }”
    Write Might:Will:Fate:Wounds, for example `3:2:1:2`.
error-fight-strength-unreadable = Cannot read “{ $given }”
    Write Fight/Strength, for example `4/3`.
