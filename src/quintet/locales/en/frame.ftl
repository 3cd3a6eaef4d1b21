# What all games share.

option-starter = who begins the first round
option-starter-drawn = drawn by the deal
option-starter-seat_0 = the first seat
option-turn_limit = turns after which the match ends

refusal-the-match-is-over = The match is over.
refusal-a-step-that-shows-a-card-ends-its-list = A step that shows a card ends its list.

event-dealt = { $place } of { $player }: { $cards }
event-turn = { $player } to play
