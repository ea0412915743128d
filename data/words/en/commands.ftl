# Descriptions of commands and options (100 characters at most). Command names are English everywhere.

command-find-rule = Find the rule
command-rule = Find a rule by name or question: diving charge, OOA, can I shoot into melee
command-roll = Roll dice: 4d6kh3+2, 2D6>=7, 6B6>=4, x3 2D6, D66, choice[a,b]
command-tc = Rolls of Trench Crusade
command-tc-success = Success roll: 2D6, 7+ succeeds, 12+ is critical
command-tc-injury = Injury roll: armour and markers counted, read on the injury chart
command-settings = Settings of the umpire
command-settings-server = Server settings: language, default game, edition, permission check
command-settings-mine = Your settings: the language you read
command-settings-time = Your time: zone, quiet hours, whether you are told that you are next
command-help = What can I do here?
command-later = Demo only: let time pass, so that votes close and reminders come
command-about = What is Umpire? Version, licences, privacy
command-privacy = What is kept of you; get it or delete it

option-later-hours = how many hours
option-query = a rule’s name, a word, or the question as you would ask it
option-system = the game (empty: all)
option-who = who and whom: Harken > Trooper
option-edition = the edition
option-private = show only to me
option-dice-notation = 4d6kh3+2, 2D6>=7, 6B6>=4, x3 2D6, D66, choice[a,b]
option-label = what the roll is for
option-secret = only you see it; you can show it later
option-net-dice = net DICE, e.g. -1
option-blood-own = its Blood markers
option-blessing-own = its Blessing markers
option-success-kind = what kind of roll it is
option-opponent = the other player
option-opponent-injured = whose model it is
option-preview = odds only
option-faces = dice rolled by hand: 6 5 2
option-injury-dice = net INJURY DICE
option-injury-modifier = added to the total, without armour
option-armour = the target’s armour
option-shield = it has a trench shield
option-piercing = against armour
option-down = it is Down already
option-blood-target = its Blood markers
option-blessing-target = its Blessing markers
option-tough = TOUGH, not used yet
option-golem = GOLEM
option-impervious = IMPERVIOUS armour
option-deadly = DEADLY (3D6)
option-marks = Blood from FIRE, GAS, SHRAPNEL
option-zone = your time zone or city, as Europe/London
option-quiet-own = when no ping reaches you, as 23:00-08:00 (- for never)
option-heads-up = tell me when I am next

armour-none = None
armour-standard = Standard (−1)
armour-reinforced = Reinforced (−2)
armour-machine = Machine (−3)
piercing-none = Nothing
piercing-armour-piercing = ARMOUR PIERCING
piercing-ignore-armour = IGNORE ARMOUR
