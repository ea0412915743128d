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
command-help = What can I do here?
command-about = What is Umpire? Version, licences, privacy

option-query = a rule’s name, a word, or the question as you would ask it
option-system = the game (empty: all)
option-edition = the edition (empty: this server’s)
option-private = show only to me
option-dice-notation = 4d6kh3+2, 2D6>=7, 6B6>=4, x3 2D6, D66, choice[a,b]
option-label = what the roll is for
option-secret = only you see it; you can show it later
option-net-dice = +DICE and -DICE added up (for example -1)
option-blood-own = Blood markers of the rolling model (the opponent spends them)
option-blessing-own = Blessing markers of the rolling model (you spend them)
option-success-kind = what kind of roll it is
option-opponent = who plays against you; their decisions are theirs (empty: you answer for both)
option-opponent-injured = whose model is injured (empty: you answer for both)
option-preview = show the odds first, do not roll
option-faces = dice you rolled by hand (for example 6 5 2)
option-injury-dice = INJURY DICE added up (for example +1)
option-injury-modifier = what is added to the total, armour left out
option-armour = the target’s armour
option-shield = the target’s trench shield
option-piercing = what the attack does about armour
option-down = the target is Down already
option-blood-target = the target’s Blood markers (the attacker spends them)
option-blessing-target = the target’s Blessing markers (their player spends them)
option-tough = the target is TOUGH and has not used it
option-golem = the target is a GOLEM
option-impervious = the target’s armour is IMPERVIOUS
option-deadly = a DEADLY weapon (3D6)
option-marks = extra Blood markers from FIRE, GAS, SHRAPNEL

armour-none = No armour
armour-standard = Standard Armour (−1)
armour-reinforced = Reinforced Armour (−2)
armour-machine = Machine Armour (−3)
piercing-none = Nothing
piercing-armour-piercing = ARMOUR PIERCING
piercing-ignore-armour = IGNORE ARMOUR
