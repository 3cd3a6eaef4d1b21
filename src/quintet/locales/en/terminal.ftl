# The table in the terminal: what neither a game's file, the frame nor the page says.

terminal-menu = What would you like to play?
terminal-waits = Your match waits for you. To go on: { $command }
terminal-leave = Leave the table
notice-free = free colour: { $colour }
terminal-linked = The connection is back.
terminal-small = This terminal has { $columns } columns and { $lines } lines. The table needs { $needed_columns } by { $needed_lines }: make the window larger, or use { $command }.

# Lines and numbers
plain-table = { $game }. At the table: { $names }. ? and Enter explain more.
plain-ask = Type a number and press Enter. ? explains more.
plain-other = That is none of the choices: type a number from 1 to { $n }.
plain-changed = The choices have changed.
plain-nothing = There is nothing to choose now.
plain-rules = Type r and a number to read a part, such as r 2.
plain-back = Back
plain-help-number = A number chooses what stands behind it. Enter alone says the choices again.
plain-help-keys = t: the table. c: your cards. h: a hint. l: the last moves. p: points. r: the rules. o: how you play. s and some words: say them. e: reactions. q: leave; the match waits for you, and “quintet play --plain” goes on with it.
plain-hand = Your hand: { $cards }.
plain-empty = empty
plain-pile = { $pile }: { $cards }.
plain-of = { $player }, { $pile }: { $cards }.
plain-top = { $cards }, on top { $card }
plain-points = { $player }: { $score }
plain-waiting = Waiting for the others.
plain-watching = You are watching.
plain-go-on = Press Enter to go on.

# The screen
terminal-keys =
    { $talk ->
        [yes] ? keys  h hint  l log  r rules  t talk  e react  o options  s sort  q leave
       *[no] ? keys  h hint  l log  r rules  o options  s sort  q leave
    }
terminal-replay-keys = ← → one move  Shift+← → one round  Enter plays and pauses  q back
terminal-first = Use the arrows and Enter, or the mouse: touch a card, then where it goes. What stands in brackets has a number. h gives a hint, ? shows all keys.
terminal-whose = { $player }’s { $pile }
terminal-close = Enter or Esc closes this
terminal-more = ↓ there is more below
terminal-rules-foot = ← → or 1 to { $n }: to a part · Enter or Esc closes this
terminal-specials = Special cards
terminal-take-apart = Take it apart (Esc)
terminal-touch-again = { $card }: touch it once more.
chance-let-go = Leave it
terminal-cards = How to read the cards and the table
signs-needs = →5 a 5 comes next · ¢4 four coins beside the pile · ×7 seven cards in it
legend-piles = ▒5 five cards that nobody sees, ×2 two cards in a pile
legend-needs = →5 a 5 comes next, ¢4 four coins lie beside the pile
legend-frames = thick frame or underlined: can be touched; double frame or » «: what you hold can go there
terminal-key-walk = Arrows, Tab, Home, End: from thing to thing
terminal-key-touch = Enter, space, mouse: touch it; then touch where it goes, or touch it again
terminal-key-let-go = Esc: let go, take back
terminal-key-number = 1 to 9: what stands in brackets below
terminal-key-hint = h: what a strong player would do
terminal-key-log = l: the match so far
terminal-key-rules = r: the rules
terminal-key-talk = t: say something to the others
terminal-key-emote = e: reactions
terminal-key-options = o: how you play
terminal-key-sort = s: sort your hand by number or by colour
terminal-key-leave = q, Ctrl-C: leave; your match waits for you, “quintet play” goes on with it

# Level 8: a level that is laid, part by part
notice-laying = You build level { $n }
laying-part = { $is_named ->
    [yes] { $shape ->
        [run] run { $first }–{ $last }
       *[set] { $part } ({ $first }s)
    }
   *[no] { $part }
}{ $there ->
    [0] {""}
   *[other] {": "}{ $cards }
}{ $missing ->
    [0] {""}
    [one] , one missing
   *[other] , { $missing } missing
}
combination-is = { $shape ->
    [run] run { $first }–{ $last }
    [set] { $first }s
   *[colour] { $is_known ->
        [yes] all { $colour }
       *[no] one colour
    }
}
prompt-name-part = Part { $nth } of { $of }, { $part }: { $shape ->
    [run] where does it begin?
    [set] which number?
   *[colour] which colour?
}{ $is_first ->
    [yes] {" "}Begin with the lowest.
   *[no] {""}
}
many-run-from = Run from …
many-set-of = Number …
many-colour = Colour …
split-add = added to levels on the table: { $cards }
split-show = shown: { $cards }
split-keep = kept: { $cards }
split-swap = swapped: { $cards }
split-stay = { $n ->
    [0] nothing stays in your hand
    [one] stays in your hand: { $cards }
   *[other] stay in your hand: { $cards }
}
