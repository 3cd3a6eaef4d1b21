# A television is the table, phones are the hands
tv-type-code = Type the code
tv-where-code = Whoever sits at the table finds it on their phone, under “{ $button }”.
tv-erase = Erase the last digit
tv-join = Join in
tv-turn = plays now
tv-may-sleep = This screen may go dark after a while: browsers keep it awake only at addresses with https.
tv-starts-in = Everybody is ready. The cards are dealt in { $n } s.
tv-take-seat = Scan the code and take a seat. The host can give free seats to bots.
tv-press-ready = Press “{ $button }” on your phones.
tv-again = Another match? Press “{ $button }” on your phones.
tv-open = Open this address on the television:
tv-then-type = Then type this code with the remote:
tv-or-scan = A tablet or a laptop can scan this instead.
tv-code-lasts = The code works for a few minutes. The television shows only what everybody may see, never a hand.
tv-shown = { $n ->
    [one] One television shows this table.
   *[other] { $n } televisions show this table.
}
tv-dismiss = Disconnect the televisions
tv-off = They are disconnected. A new code lets them back in.
hand-look-up = Round { $n } is over. Look at the television.
hand-on-tv = The table is on the television.
hand-may-sleep = Your phone may go dark while you wait: browsers keep it awake only at addresses with https.
hand-of = { $player }’s piles
