# Looking back: the match again, and everybody's chances
move = move
move-n = Move { $n } of { $most }
as-table = As a table
scores-by-round = Scores round by round
replay = Replay
replay-view = Seen by
replay-open = all hands open
replay-watcher = a watcher
replay-deal = The deal
replay-play = Play
replay-pause = Pause
replay-back = One move back
replay-on = One move forward
replay-round-back = Previous round
replay-round-on = Next round
replay-speed = Speed
replay-speed-is = { $n } ×
replay-keys = The keys ← and → go move by move, with Shift round by round. The space bar plays and pauses.
report-round = Round { $n } as a report
chance-title = Chances to win
chance-about = How likely everybody was to win after each move{ $hasHands ->
    [yes] , judged with all hands open
   *[no] {""}
}: the computer played on from there many times.
chance-working = The chances are being worked out …
chance-none = The chances cannot be worked out at the moment.
turning-points = Turning points
turning-none = No single move turned this match.
turning-is = { $player }: { $before } → { $after }

# The analysis: how everybody has decided
analysis = Analysis
analysis-about = Every decision is judged by what its player could know then: the hidden cards are dealt anew many times and played on. Marks are given only where the difference is beyond chance.
analysis-begin = Analyse this match
analysis-working = The decisions are being judged: { $percent }
analysis-nobody = Only bots have played here: there is nobody to judge.
judged-summary = { $decisions ->
    [0] Nothing to decide.
    [one] One decision: { judged-counts }
   *[other] { $decisions } decisions: { judged-counts }
}
judged-counts =
    { $mistakes ->
        [0] no mistake
        [one] 1 mistake
       *[other] { $mistakes } mistakes
    }, { $slips ->
        [0] no slip
        [one] 1 slip
       *[other] { $slips } slips
    }, { $finds ->
        [0] no special find
        [one] 1 good find
       *[other] { $finds } good finds
    }.
judged-dearest = The costliest was move { $n }: { $move } (it cost { $lost } of the chance to win).
judged-in-time = Out of turn: { $n } of { $all } chances taken in time.
judged-luck = In all, their own decisions gave away { $lost } of the chance to win. { $way ->
        [took] The cards and the others took { $luck }.
       *[gave] The cards and the others gave { $luck }.
    }
judged-is = { $mark ->
        [find] Good find
        [slip] Slip
       *[mistake] Mistake
    } (move { $n })
judged-better = { $played } ({ $chance }). Better ({ $best }): { $better }. Why: { $why }.
judged-found = { $played } ({ $chance }): the best there was, and not easy to see. Why: { $why }.
quiz = Quiz of my mistakes
quiz-begin = { $n ->
        [one] Only my mistake: find the better move
       *[other] Only my { $n } mistakes: find the better moves
    }
quiz-step = { $n } of { $all }:
quiz-ask = There is a better move here than the one you made. Make it!
quiz-played = That is what you played: { $move }. There is something better.
quiz-other = { $move }: there is something better.
quiz-better = Better is: { $better } ({ $best } instead of { $chance }). Why: { $why }.
quiz-right = Right! { $better } ({ $best } instead of { $chance }). Why: { $why }.
quiz-hidden = { $played } ({ $chance }). There was something better ({ $best }): touch this to see it, or find it in the quiz.
quiz-show = Show me
quiz-wait = Do nothing
quiz-over = Done
quiz-leave = Leave the quiz
what-if = What if …?
what-if-ask = What should { $player } do instead?
what-if-about = You play on from there against bots, with the cards as they were. It is only a try: there is no proof of a fair deal, and it counts in no statistics.
what-if-nothing = { $player } has nothing to decide here.
what-if-was = This match began in the middle of another one. It was only a try: there is no proof of a fair deal, and it counts in no statistics.
link-to-move = Link to this move
link-in-address = The address bar now leads to this move.
