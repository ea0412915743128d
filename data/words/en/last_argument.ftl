# The Last Argument of Kings: results, rolls, reasons, questions, refusals, commands.

### Results
result-laok-wounds = Wounds
result-laok-no-wounds = No wounds
result-laok-holds = Morale holds
result-laok-loses = Morale breaks
result-laok-passed = Passed
result-laok-failed = Failed
result-laok-reached = Charge reaches
result-laok-falls-short = Charge fails
result-laok-stands = Not Broken
result-laok-broken = Broken
result-laok-shattered = Shattered
result-laok-destroyed = Destroyed
result-laok-arrive = Reinforcements arrive
result-laok-none-arrive = Nobody arrives
laok-count-arrive = { $count ->
    [one] { $count } regiment arrives
   *[other] { $count } regiments arrive
 }
laok-count-arrive-or-more = { $count ->
    [one] At least { $count } arrives
   *[other] At least { $count } arrive
 }
result-laok-goes-first = The roller goes first
result-laok-goes-first-own = Goes first
result-laok-goes-second = The other side goes first
result-laok-goes-first-by = { $who } goes first
result-laok-goes-second-by = { $who } goes first
result-laok-tied = A tie
result-laok-happens = The ground takes effect
result-laok-nothing-happens = Nothing happens
result-laok-cast = Spell cast
result-laok-not-cast = Spell not cast
result-laok-duel-refused = Duel refused
result-laok-duel-ahead = Challenger wounds more
result-laok-duel-ahead-by = More wounds by { $who }
result-laok-duel-behind-by = More wounds by { $who }
result-laok-duel-won-by = Won by { $who } · the challenged falls
result-laok-duel-lost-by = Won by { $who } · the challenger falls
result-laok-duel-won-over = { $whom } felled by { $who }
result-laok-duel-lost-over = { $whom } felled by { $who }
result-laok-duel-even = As many wounds each
result-laok-duel-behind = Challenged wounds more
result-laok-duel-won = The challenged falls
result-laok-duel-won-own = Duel won
result-laok-duel-lost = The challenger falls
result-laok-duel-both-fall = Both fall
result-laok-heals = Healed

laok-count-wounds = { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
 }
laok-count-wounds-or-more = { $count ->
    [one] At least { $count } wound
   *[other] At least { $count } wounds
 }
laok-wounds-suffered = { $count ->
    [one] **{ $count } wound**
   *[other] **{ $count } wounds**
 }
laok-stands-lost = { $count ->
    [one] **{ $count } stand** lost · { $left } left
   *[other] **{ $count } stands** lost · { $left } left
 }
laok-all-stands-lost = **All stands lost**
laok-breaks = **Broken** · half or more lost of { $count } at the round’s start · Rally removes it
laok-shatters = **Shattered** · half or more lost of the { $count } it had when Broken
laok-returned = { $count ->
    [one] **{ $count } hit** strikes back (Lethal Demise)
   *[other] **{ $count } hits** strike back (Lethal Demise)
 }
laok-volley-no-morale = Volley wounds cause no Morale test
laok-charge-moves = Impact attacks follow: /laok impact
laok-charge-ends = The activation ends
laok-phalanx-reach = Phalanx: no roll, reaches { $reach }"
laok-lost-of = { $lost } of { $stands } stands lost
laok-arrived = **{ $count }** of { $of } arrive
laok-automatic = Round { $round }: without a roll
laok-happened = { $count ->
    [one] On **{ $count } die**; what it does is lost from the source
   *[other] On **{ $count } dice**; what they do is lost from the source
 }
laok-tie-open = No source says what a tie does. Roll again or agree.
laok-cast-successes = { $count ->
    [one] **{ $count } success**
   *[other] **{ $count } successes**
 }
laok-cast-needs = { $count ->
    [1] One
   *[other] { $count }
  } unless the spell says otherwise; targets of many stands need more
laok-challenger = Challenger
laok-challenged = Challenged
laok-duel-wounds = { $count ->
    [one] { $whose } · **{ $count } wound**
   *[other] { $whose } · **{ $count } wounds**
 }
laok-duel-morale = as you play it: morale is tested in a duel
laok-refusal-cost = What refusing costs is in no source; with Bodyguards it costs nothing
laok-decay-no-morale = Decay wounds cause no Morale test
laok-count-healed = { $count ->
    [one] Heals { $count } wound
   *[other] Heals { $count } wounds
 }
laok-count-healed-or-more = Heals at least { $count }
laok-heals-in-order = characters, then damaged stands, then lost stands return
laok-stands-return = { $count ->
    [one] **{ $count } stand** comes back
   *[other] **{ $count } stands** come back
 }
laok-point-duel-order = who strikes first
laok-ruled = as you play it: { $point } · { $answer }
laok-borrowed-text = 1.5 states only that a 6 fails and a 1 succeeds; the rest is the text of 2
laok-point-natural-one = a 1 always succeeds
laok-point-smite-evasion = Evasion against Defence 0
laok-point-flanked-support = basic support attack remains
laok-point-stands-counted = stands for Resolve
laok-point-double-halving = halved beyond half and obscured
laok-point-exactly-half = exactly half range counts as within
laok-point-cover-halves = Cover halves Barrage
laok-point-impact-stands = who makes Impact attacks

### Rolls
purpose-laok-hit = Hits
purpose-laok-hit-again = Hits, re-rolled
purpose-laok-defence = Blocked
purpose-laok-defence-again = Blocked, re-rolled
purpose-laok-defence-deadly = Wounds
purpose-laok-defence-deadly-again = Wounds, re-rolled
purpose-laok-through = Blocked at Defence 0
purpose-laok-through-again = Blocked at Defence 0, re-rolled
purpose-laok-through-deadly = Wounds at Defence 0
purpose-laok-through-deadly-again = Wounds at Defence 0, re-rolled
purpose-laok-morale = Morale failures
purpose-laok-morale-again = Morale failures, re-rolled
purpose-laok-test = Characteristic test
purpose-laok-test-again = Test, re-rolled
purpose-laok-fearsome = Fearsome
purpose-laok-fearsome-again = Fearsome, re-rolled
purpose-laok-charge = Charge roll
purpose-laok-charge-again = Charge roll again
purpose-laok-reinforcement = Reinforcements
purpose-laok-own-die = Supremacy
purpose-laok-other-die = Supremacy
purpose-laok-dangerous = Dangerous
purpose-laok-perilous = Perilous
purpose-laok-cast = Successes
purpose-laok-decay = Decay
purpose-laok-renewal = Biotic Renewal

### Reasons
reason-laok-attacks = { $stands } engaged × { $attacks } Attacks
reason-laok-leader = Leader
reason-laok-support = { $stands } supporting × { $each }
reason-laok-support-lost = { $stands } supporting × { $each }, Support (X) lost
reason-laok-shots = { $stands ->
    [one] 1 stand × Barrage { $barrage }
   *[other] { $stands } stands × Barrage { $barrage }
 }
reason-laok-leader-barrage = Leader
reason-laok-beyond-half = beyond half range
reason-laok-obscuring = obscuring terrain
reason-laok-cover = Cover
reason-laok-loose-formation = Loose Formation
reason-laok-impact = { $stands ->
    [one] 1 stand × Impact { $impact }
   *[other] { $stands } stands × Impact { $impact }
 }
reason-laok-characteristic = characteristic { $value }
reason-laok-characteristic-clash = Clash { $value }
reason-laok-characteristic-volley = Volley { $value }
reason-laok-characteristic-defence = Defence { $value }
reason-laok-characteristic-resolve = Resolve { $value }
reason-laok-evasion = Evasion { $value } is better
reason-laok-stated = as stated
reason-laok-inspired = Inspired
reason-laok-inspired-capped = Inspired: stays at { $value }, 6s again
reason-laok-inspired-again = Inspired, 6s only
reason-laok-aimed = Aimed
reason-laok-aimed-capped = Aimed: stays at { $value }, 6s again
reason-laok-aimed-again = Aimed, 6s only
reason-laok-flurry-again = Flurry, all failures
reason-laok-fiend-hunter-again = Fiend Hunter, all failures
reason-laok-opportunists-again = Opportunists, all failures
reason-laok-blessed-again = Blessed, all failures
reason-laok-untouchable-again = Untouchable, failures on a 6
reason-laok-shaken-again = flank or rear: successes again
reason-laok-unstoppable-again = Unstoppable
reason-laok-again-nothing = not re-rolled
reason-laok-again-failures = failures again
reason-laok-again-successes = successes again
reason-laok-again-sixes = 6s again
reason-laok-parry = Parry: no re-rolls
reason-laok-dread = Dread: nothing from Inspired
reason-laok-shock = Shock
reason-laok-burnout = Burnout
reason-laok-glorious-charge = Glorious Charge
reason-laok-relentless-blows = Relentless Blows: a 1 hits twice
reason-laok-relentless-high = Clash of 6 or more: a 1 hits twice
reason-laok-rapid-volley = Rapid Volley: a 1 hits twice
reason-laok-flawless-strikes = Flawless Strikes: a 1 counts Defence as 0
reason-laok-precise-shot = Precise Shot: a 1 counts Defence as 0
reason-laok-torrential-fire = Torrential Fire: 1 more for every 2 hits
reason-laok-torrential-beyond = Torrential Fire: not beyond half range
reason-laok-arcing-fire = Arcing Fire
reason-laok-shield = Shield
reason-laok-shield-idle = Shield does not count
reason-laok-phalanx = Phalanx
reason-laok-bastion = Bastion
reason-laok-bastion-idle = Bastion does not count
reason-laok-linebreaker = Linebreaker
reason-laok-garrison = garrison terrain
reason-laok-cleave = Cleave ({ $x })
reason-laok-armor-piercing = Armor Piercing ({ $x })
reason-laok-brutal-impact = Brutal Impact ({ $x })
reason-laok-hardened = Hardened
reason-laok-smite = Smite: Defence 0
reason-laok-counter-attack = Counter-Attack: each 1 is a hit back
reason-laok-deadly-blades = Deadly Blades: a 6 counts two
reason-laok-deadly-shot = Deadly Shot: a 6 counts two
reason-laok-stands = { $stands ->
    [one] 1 stand
   *[other] { $stands } stands
 }
reason-laok-skald = Skald
reason-laok-broken = Broken: no bonus
reason-laok-fearless = Terrifying is ignored
reason-laok-terrifying = Terrifying
reason-laok-iron-discipline = Iron Discipline: no re-roll
reason-laok-indomitable = { $x ->
    [one] Indomitable: 1 failure passes
   *[other] Indomitable: { $x } failures pass
 }
reason-laok-oblivious = Oblivious: 1 wound for every 2 failures
reason-laok-tenacious = { $x ->
    [one] Tenacious: 1 failure blocks
   *[other] Tenacious: { $x } failures block
 }
reason-laok-march = March { $march }, needs { $distance }"
reason-laok-class-light = Light, round { $round }: { $face } or less
reason-laok-class-medium = Medium, round { $round }: { $face } or less
reason-laok-class-heavy = Heavy, round { $round }: { $face } or less
reason-laok-heavy-inferred = Heavy from round 3: follows from the pattern, not written
reason-laok-supremacy = the higher die goes first
reason-laok-dangerous = Dangerous on { $face }+
reason-laok-perilous = Perilous on { $face }+
reason-laok-terrain-lost = most likely a wound each without Morale; the text is lost
reason-laok-spell-value = spell value { $value }
reason-laok-interference = interference: the numbers given count it in
reason-laok-devout = Devout: one failure succeeds
reason-laok-flux-clash = Flux-Powered: Clash
reason-laok-flux-attacks = Flux-Powered: { $stands } engaged × 2 Attacks
reason-laok-duel-challenger = Attacks of the challenger
reason-laok-duel-challenged = Attacks of the challenged
reason-laok-duel-against-challenger = the challenged, struck by the challenger
reason-laok-duel-against-challenged = the challenger, struck by the challenged
reason-laok-decay = { $stands ->
    [one] 1 stand × Decay { $x }
   *[other] { $stands } stands × Decay { $x }
 }
reason-laok-decay-faces = each { $face } or more is a wound
reason-laok-renewal-infantry = infantry: a D6
reason-laok-renewal-others = not infantry: a D3, half a D6 rounded up

### Questions
question-laok-bless-hits = Bless the hit roll?
question-laok-bless-defence = { $hits ->
    [one] Bless the defence, { $hits } hit?
   *[other] Bless the defence, { $hits } hits?
 }
question-laok-charge-again = Roll the charge again?
question-laok-flux = Flux-Powered: Clash or Attacks?
question-laok-duel = Accept the duel?
question-open-laok-duel-order = Who strikes first in the duel?
answer-flux-clash = +2 Clash
answer-flux-attacks = +2 Attacks
answer-accept-duel = Accept
answer-refuse-duel = Refuse
answer-together = Both at once
answer-challenger-first = The challenger
question-laok-which-arrives = Which regiment arrives? ({ $number } of { $of })
question-open-laok-natural-one = Does a 1 always succeed?
question-open-laok-smite-evasion = Does Evasion still block?
question-open-laok-flanked-support = Does basic support stay?
question-open-laok-stands-counted = { $before } stands or { $after }?
question-open-laok-double-halving = { $twice } shots or { $once }?
question-open-laok-exactly-half = Is { $distance }" within half?
question-open-laok-cover-halves = Does Cover halve Barrage?
question-open-laok-impact-stands = Who makes Impact attacks?
question-open-laok-hindering = What does Hindering deny?
question-open-laok-garrison-charge = What does the charge lose?
question-open-laok-tenacious-sixes = Does Tenacious save 6s first?
question-open-laok-broken-half = { $lost } lost: half is { $round } or { $game }?
question-open-laok-stand-returns = { $over } healing left over, a stand has { $wounds } Wounds: does a lost stand come back?
question-open-laok-dangerous-faces = When is it Dangerous?
answer-after-losses = After losses
answer-before-losses = Before losses
answer-halved-twice = Halved twice
answer-halved-once = Halved once
answer-contact-stands = In contact
answer-every-stand = Every stand
answer-no-impact = No Impact
answer-leave-out = Leave it out
answer-lose-inspired = Inspired
answer-lose-impact = Impact
answer-lose-nothing = Nothing
answer-sixes-first = 6s first
answer-sixes-last = 6s last
answer-round-start = Round’s start
answer-game-start = Game’s start
answer-returns-hurt = Comes back hurt
answer-returns-whole = Only when whole
answer-six-only = On 6
answer-five-and-six = On 5 and 6

### Refusals
error-laok-rule-unknown = There is no special rule “{ $given }”
    Write names with commas between: `flurry, cleave 2`
error-laok-rule-idle = “{ $given }” does nothing in this roll
    Leave it out, or use the command it belongs to.
error-laok-rule-needs-number = “{ $given }” needs its number
    Write it behind the name: `cleave 2`
error-laok-opportunists-front = Opportunists needs a flank or rear
    Set `facing`, or leave the rule out.
error-laok-out-of-range = Out of range
    It has to be within { $needed }"; it is { $given }".
error-laok-arcing-needs-aim = Arcing Fire needs Aimed
    Set `aimed`, or leave the rule out.
error-laok-murderous-needs-aim = Murderous Volley needs Take Aim
    Set `aimed`, or leave the rule out.
error-laok-loose-impact = Loose Formation makes no Impact attacks
    There is nothing to roll.
error-laok-broken-charge = A Broken regiment may not charge
    Rally it first.
error-laok-broken-heals-not = A Broken regiment does not heal
    Rally it first.
error-laok-more-lost = It had { $stands } stands; it cannot have lost { $lost }
    `stands`: how many at the round’s start (if Broken already: when it became Broken). `lost`: how many since then.
error-laok-fewer-at-start = Fewer at the game’s start ({ $start }) than at the round’s ({ $stands })
    Look at `game_start` again, or leave it out.
error-laok-none-waits = No { $unit_class ->
    [light] Light
    [medium] Medium
   *[heavy] Heavy
 } regiment of yours waits
    Bring it with its class and “in reserve”: /unit add traits:Light, in reserve. Or put one into reserve: /unit status.
error-laok-charge-reach = Out of charge reach
    The charge reaches { $needed }" at most; the enemy is { $given }" away.
error-laok-not-yet = That class does not arrive yet
    It starts in round { $needed }; this is round { $given }.

### Commands
command-laok = Rolls of The Last Argument of Kings
command-laok-test = Characteristic test: a D6 of the characteristic or less
command-laok-clash = Clash: hits, defence, wounds and morale in one go
command-laok-volley = Volley: shots by Barrage and range, hits, defence, wounds
command-laok-impact = Impact attacks of a charge that has reached the enemy
command-laok-defence = Block hits that are given: Trample, Aura of Death, hits struck back, spells
command-laok-morale = Morale test: one Resolve die for each wound
command-laok-charge = Charge roll: March and a D6 against the distance
command-laok-broken = Do the lost stands break or shatter the regiment?
command-laok-reinforce = Reinforcement roll of one class
command-laok-supremacy = Roll off for who goes first
command-laok-terrain = Dangerous or Perilous terrain
command-laok-cast = Casting dice of a spell
command-laok-duel = Duel of two characters: challenge, strikes of both, who falls
command-laok-decay = Decay: X dice a stand, each 5–6 is a wound
command-laok-renewal = Biotic Renewal: how many wounds heal

option-laok-value = the characteristic
option-laok-modifier = what is added to it
option-laok-again = dice that are thrown again, once
option-laok-kind = what is tested
option-laok-natural-one = a 1 always succeeds?
option-laok-attacks = Attacks of a stand
option-laok-clash = Clash
option-laok-defence = its Defence
option-laok-engaged = engaged stands
option-laok-unengaged = other stands, in support
option-laok-evasion = its Evasion
option-laok-resolve = its Resolve (empty: no morale)
option-laok-resolve-murderous = its Resolve (Murderous Volley)
option-laok-stands = its stands before the attack
option-laok-target-stands = its stands before the attack
option-laok-stands-for-bonus = its stands, for the bonus
option-laok-wounds = Wounds of a stand
option-laok-damage = wounds on its damaged stand
option-laok-facing = struck from
option-laok-inspired = Inspired
option-laok-charged = it charged this round
option-laok-flanked = your own flank or rear is engaged
option-laok-broken = it is Broken
option-laok-attacker-rules = your special rules: flurry, cleave 2
option-laok-target-rules = its special rules: shield, hardened 1
option-laok-hit-rules = rules of the hits
option-laok-own-rules = special rules: indomitable 1
option-laok-smite-evasion = Defence 0: does Evasion block?
option-laok-stands-counted = stands for the bonus: before or after losses
option-laok-double-halving = far and obscured: halved twice?
option-laok-exactly-half = is exactly half within half?
option-laok-impact-stands = who makes Impact attacks?
option-laok-impact = X of Impact
option-laok-contact = stands in contact
option-laok-all-stands = all your stands
option-laok-hindered = half or more through Hindering
option-laok-garrison = it charged a garrison
option-laok-barrage = Barrage of a stand
option-laok-volley = Volley
option-laok-shooting-stands = stands that shoot
option-laok-aimed = it took aim
option-laok-distance = inches to the target
option-laok-range = range in inches
option-laok-beyond-half = beyond half range
option-laok-through = what it shoots through
option-laok-hits = hits to block
option-laok-wounds-suffered = wounds suffered
option-laok-terrifying = enemy’s Terrifying
option-laok-stands-at-start = stands at the round’s start (Broken already: when it broke)
option-laok-stands-lost = stands lost since
option-laok-stands-game-start = stands at the start of the game
option-laok-already-broken = it is Broken already
option-laok-dauntless = it has Dauntless
option-laok-broken-half = half of which number?
option-laok-march = lowest March of the regiment
option-laok-charge-distance = inches to the enemy
option-laok-phalanx = Phalanx
option-laok-unstoppable = Unstoppable or Standard Bearer
option-laok-charger-broken = your regiment is Broken
option-laok-class = the class that is rolled for
option-laok-round = the round (in a game: this one)
option-laok-regiments = regiments of it that wait (in a game: those in reserve)
option-laok-ground = what the ground is
option-laok-terrain-dice = a die for each stand or model
option-laok-dangerous-on = Dangerous hurts on
option-laok-magic-level = magic level
option-laok-spell-value = spell value
option-laok-spell-needed = successes needed (if not told 2, in 1.5 one)
option-laok-devout = Priest’s spell on a Devout target
option-laok-interference = enemy casters interfere
option-laok-duel-attacks = Attacks of your character, the challenger
option-laok-duel-clash = Clash of your character
option-laok-duel-defence = Defence of your character
option-laok-duel-their-attacks = Attacks of the challenged character
option-laok-duel-their-clash = Clash of the challenged character
option-laok-duel-their-defence = Defence of the challenged character
option-laok-duel-wounds = Wounds your character has left (empty: nobody counts them)
option-laok-duel-their-wounds = Wounds the challenged has left (empty: nobody counts them)
option-laok-duel-evasion = Evasion of your character
option-laok-duel-their-evasion = Evasion of the challenged character
option-laok-duel-resolve = its Resolve, if you test morale in duels; no source says (empty: no morale)
option-laok-duel-their-resolve = their Resolve, if you test morale in duels; no source says (empty: no morale)
option-laok-duel-inspired = who is Inspired
option-laok-duel-broken = the challenged one’s regiment is Broken: no refusing
option-laok-duel-rules = special rules your character has itself, with commas
option-laok-duel-their-rules = special rules the challenged has itself, with commas
option-laok-duel-order = who strikes first without Quicksilver Strike? no source says (empty: asked)
option-laok-decay = X of Decay, all of them together
option-laok-stands-now = stands of the regiment now
option-laok-infantry = the regiment is infantry
option-laok-heals-broken = the regiment is Broken
laok-inspired-mine = Your character
laok-inspired-theirs = The challenged
laok-inspired-both = Both

laok-facing-front = Front
laok-facing-flank = Flank
laok-facing-rear = Rear
laok-through-nothing = Nothing
laok-through-obscuring = Obscuring terrain
laok-through-cover = Cover that counts for this shot
laok-again-nothing = Nothing
laok-again-failures = Failures
laok-again-successes = Successes
laok-again-sixes = 6s only
laok-class-light = Light
laok-class-medium = Medium
laok-class-heavy = Heavy
