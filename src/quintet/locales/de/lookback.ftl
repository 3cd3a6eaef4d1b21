# Der Rückblick: die Partie noch einmal, und wie die Chancen standen
move = Schritt
move-n = Schritt { $n } von { $most }
as-table = Als Tabelle
scores-by-round = Punkte Runde für Runde
replay = Die Partie noch einmal
replay-view = Ansicht
replay-open = alle Handkarten offen
replay-watcher = Zuschauer
replay-deal = Das Geben
replay-play = Abspielen
replay-pause = Anhalten
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-round-back = Vorige Runde
replay-round-on = Nächste Runde
replay-speed = Tempo
replay-speed-is = { $n } ×
replay-keys = Mit den Tasten ← und → geht es Schritt für Schritt, zusammen mit der Umschalttaste Runde für Runde. Die Leertaste startet und hält an.
report-round = Runde { $n } als Bericht
chance-title = Gewinnchancen
chance-about = Wie gut die Chancen aller nach jedem Schritt standen{ $hasHands ->
    [yes] , mit offenen Karten beurteilt
   *[no] {""}
}: Der Computer hat von dort aus viele Male weitergespielt.
chance-working = Die Chancen werden gerade ausgerechnet …
chance-none = Die Chancen lassen sich im Moment nicht ausrechnen.
turning-points = Wendepunkte
turning-none = Kein einzelner Schritt hat die Wende gebracht.
turning-is = { $player }: { $before } → { $after }

# Die Analyse: wie alle entschieden haben
analysis = Analyse
analysis-about = Jede Entscheidung wird danach beurteilt, was man in dem Moment wissen konnte: Die verdeckten Karten werden viele Male neu gegeben und ausgespielt. Markiert wird nur, was kein Zufall sein kann.
analysis-begin = Diese Partie analysieren
analysis-working = Die Entscheidungen werden beurteilt: { $percent }
analysis-nobody = Hier haben nur Bots gespielt: Es gibt niemanden zu beurteilen.
judged-summary = { $decisions ->
    [0] Nichts zu entscheiden.
    [one] Eine Entscheidung: { judged-counts }
   *[other] { $decisions } Entscheidungen: { judged-counts }
}
judged-counts =
    { $mistakes ->
        [0] kein Fehler
        [one] 1 Fehler
       *[other] { $mistakes } Fehler
    }, { $slips ->
        [0] keine Ungenauigkeit
        [one] 1 Ungenauigkeit
       *[other] { $slips } Ungenauigkeiten
    }, { $finds ->
        [0] kein besonderer Fund
        [one] 1 guter Fund
       *[other] { $finds } gute Funde
    }.
judged-dearest = Am teuersten war Schritt { $n }: { $move } (das kostete { $lost } Gewinnchance).
judged-in-time = Außer der Reihe: { $n } von { $all } Gelegenheiten rechtzeitig genutzt.
judged-luck = Die eigenen Entscheidungen kosteten zusammen { $lost } Gewinnchance. { $way ->
        [took] Die Karten und die anderen nahmen { $luck }.
       *[gave] Die Karten und die anderen brachten { $luck }.
    }
judged-is = { $mark ->
        [find] Guter Fund
        [slip] Ungenau
       *[mistake] Fehler
    } (Schritt { $n })
judged-better = { $played } ({ $chance }). Besser ({ $best }): { $better }. Warum: { $why }.
judged-found = { $played } ({ $chance }): das Beste, was es gab, und nicht leicht zu sehen. Warum: { $why }.
quiz = Quiz zu meinen Fehlern
quiz-begin = { $n ->
        [one] Mein Fehler: Finde den besseren Zug
       *[other] Meine { $n } Fehler: Finde die besseren Züge
    }
quiz-step = { $n } von { $all }:
quiz-ask = Hier gibt es etwas Besseres als deinen Zug. Finde es!
quiz-played = Das hast du gespielt: { $move }. Es gibt etwas Besseres.
quiz-other = { $move }: Es gibt etwas Besseres.
quiz-better = Besser ist: { $better } ({ $best } statt { $chance }). Warum: { $why }.
quiz-right = Richtig! { $better } ({ $best } statt { $chance }). Warum: { $why }.
quiz-hidden = { $played } ({ $chance }). Es gab etwas Besseres ({ $best }): Tippe hierauf, um es zu sehen, oder finde es im Quiz.
quiz-show = Zeig es mir
quiz-wait = Nichts tun
quiz-over = Fertig
quiz-leave = Quiz verlassen
what-if = Was wäre, wenn …?
what-if-ask = Was soll { $player } stattdessen tun?
what-if-about = Du spielst von dort gegen Bots weiter, mit den Karten, wie sie waren. Das ist nur ein Versuch: Für das Geben gibt es keinen Nachweis, und er zählt in keiner Statistik.
what-if-nothing = { $player } hat hier nichts zu entscheiden.
what-if-was = Diese Partie begann mitten in einer anderen. Sie war nur ein Versuch: Für das Geben gibt es keinen Nachweis, und sie zählt in keiner Statistik.
link-to-move = Link zu diesem Schritt
link-in-address = Die Adresszeile führt jetzt zu diesem Schritt.
