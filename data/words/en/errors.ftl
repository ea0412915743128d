# Answers to bad input. The first line is the headline, the next says what to do.

error-read-up-to = Read up to `{ $understood }` · stopped at `{ $rest }`
error-read-all = Read up to `{ $understood }` · nothing follows
error-read-nothing = Stopped at `{ $rest }`

error-notation-empty = Nothing to roll
    Write something like `2d6` or `2D6>=7`.
error-notation-too-long = Too long
    Up to { $limit } characters. Split the roll.
error-notation-times = Cannot roll { $given } times
    After `x` write 1 to { $limit }: `x3 2d6`
error-notation-choice-of-one = Only one thing to choose
    Write two or more with commas: `choice[spear,sword]`
error-notation-no-dice = No dice in it
    Add some: `2d6+1`
error-notation-too-many-dice = { $dice } dice are too many
    Up to { $limit } dice a roll.
error-notation-too-many-bursts = Too many dice once they explode
    About { $dice } on average; up to { $limit }. Use fewer dice, a higher face or a lower cap.
error-notation-too-dear = The chance of this roll takes too long
    Every roll tells its exact chance. Use fewer dice or fewer sides, or roll what you add one by one.
error-notation-multiply-dice = Cannot multiply dice by dice
    Multiply by a number: `2d6*2`
error-notation-divide-by-dice = Cannot divide by dice
    Divide by a number: `2d6/2`
error-notation-divide-by-zero = Cannot divide by 0
    Divide by 1 or more.
error-notation-too-deep = Brackets too deep
    Up to { $limit } inside each other.
error-notation-bracket = A bracket is not closed
    Add `)`.
error-notation-expected-dice = Not a roll
    Write something like `2d6`, `4d6kh3+2` or `choice[a,b]`.
error-notation-unfinished = The roll is not finished
    Add a number or dice at the end.
error-notation-number = That number is too large
    Up to { $limit }.
error-notation-sides = No die has { $sides } sides
    1 to { $limit } sides.
error-notation-sides-missing = How many sides?
    Write the sides after `d`: `d6`
error-notation-keep = Cannot keep { $given } of { $dice } dice
    After `{ $word }` write 1 to { $limit }.
error-notation-drop = Cannot drop { $given } of { $dice } dice
    After `{ $word }` write 1 to { $limit }.
error-notation-explode-and-keep = Explode or keep, not both
    Use only one of `!` and `kh`.
error-notation-explode-cap = That explosion cap does not work
    After `^` write 1 to { $limit }.
error-notation-explode-always = That die would always explode
    After `!` write 2 to { $sides }.
error-notation-count-and-keep = Count or keep, not both
    Use only one of `c` and `kh`.
error-notation-compare-with = Compare with what?
    Write a number after `>=`: `2d6>=7`
error-notation-left-over = Cannot read the rest
    Put `+` before more dice, or `#` before a comment.
error-notation-reroll = /roll knows no re-rolls
    Roll, then roll the dice again that you may. The games’ own commands know their re-rolls.
error-notation-advantage = Write that with dice
    The better of two: `{ $best }` · the worse: `{ $worst }`
error-notation-target = Compare with a sign
    Write it like this: `{ $example }`
error-notation-times-or-label = How often, or a label?
    To repeat: `{ $times }` · as a label: `{ $label }`
error-notation-times-or-product = Repeat, or multiply?
    To repeat: `{ $times }` · to multiply: `{ $product }`
error-notation-count-or-total = Count the dice, or compare their total?
    Count: `{ $counted }` · total: `{ $total }`
error-notation-count-which = Only { $number }, or { $number } and up?
    Only { $number }: `{ $exactly }` · and up: `{ $least }`
error-notation-no-such-face = No die of these shows that
    They have { $sides } sides. To compare the total: `{ $total }`
error-notation-threshold-alone = Which dice?
    One die: `{ $one }` · count six dice: `{ $several }`
error-notation-after-the-dice = That belongs right behind its dice
    Write it like this: `{ $example }`
error-notation-label-with-dice = Is that for the dice, or a label?
    For the dice, write it right behind them. A label: `{ $example }`
error-notation-secret = Secret is an option here
    Write `{ $example }` and set `secret` to True.
error-notation-other-dice = There are no `R` and `U` dice here
    Dice that explode: `3d6!5` · dice that count: `3B6>=5`
error-notation-explode-or-total = Explode on that, or compare the total?
    Explode: `{ $explode }` · total: `{ $total }`
error-notation-bracket-dice = The number of dice cannot be in brackets
    Work it out first: `3d6`

error-faces-count = That is not the right number of dice
    `faces`: { $purpose } needs { $needed }, you gave { $given }.
error-faces-range = { $face } is not on the die
    `faces`: { $purpose } takes 1 to { $sides }.
error-faces-unreadable = Cannot read those dice
    Write numbers only: `6 5 2`
error-faces-left-over = Some dice are left over
    { $needed } used, { $left } left over. Give only what was rolled, in order.
error-record-does-not-fit = The record no longer fits the rules
    Use the command again. Nothing has changed.
error-record-outdated = The rules data has changed meanwhile
    Umpire does not guess; use the command again.
error-answer-not-offered = That is not one of the answers
    Choose one of the card’s buttons.
error-no-such-edition = There is no edition “{ $given }”
    Editions: { $known }
error-no-such-system = There is no game “{ $given }”
    Games: { $known }
error-rule-gone = This rule entry no longer exists
    It may have a new name. Look it up again.
error-rule-without-words = There is nothing to look for
    Give a rule’s name or a question: `charge`, `can I shoot into melee?`
error-message-without-words = That message has no words
    Try a message with text.
error-number-not-told = `{ $option }` is missing
    Give the option, or bring it with a unit: /unit add traits.
error-stands-not-told = `{ $option }` is missing
    { $unit }: { $stands } stands. How many take part?
error-number-range = { $name }: out of range
    { $lowest } to { $highest }, not { $given }.
error-odds-too-many-dice = Too many dice for exact odds
    Use fewer dice, or ask in parts.
error-only-in-a-server = This works in servers only
    Use it in a server’s channel.
error-not-permitted = That command cannot be used here
error-not-permitted-help = Ask somebody who has the permission. Nothing has changed.
error-option = { $option }: cannot be read
error-option-help = Choose from the list, or write the value again.
error-forbidden = That cannot be done in this channel
error-forbidden-help = The bot lacks a permission. /settings server shows which.
error-roll-not-yours = That roll is not yours
    It is about the units of whoever asked for these odds, and theirs to roll. Nothing has changed.
error-change-not-yours = Those odds are not yours
    Only whoever asked for them can change them. Type `/{ $command }` for your own.
error-change-command-gone = `/{ $command }` is there no more
    Type a new command for the odds.
error-change-line = A line cannot be read
    `{ $given }`: write the option, a colon, its value. Nothing has changed.
error-change-no-option = No option `{ $given }`
    There are: { $known }
error-change-missing = `{ $option }` is missing
    It has to be said. Nothing has changed.
error-change-too-long = `{ $option }` is too long
    At most { $limit } characters.
error-change-choice = `{ $option }` cannot be “{ $given }”
    Choose from: { $known }
error-change-truth = `{ $option }` cannot be “{ $given }”
    Write yes or no.
error-change-number = `{ $option }` cannot be “{ $given }”
    Write a number.
