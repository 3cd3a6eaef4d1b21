# Die Hilfe zu einem Spiel: das Blatt am Tisch, und die Seite für sich
help-how-to-win = So gewinnst du
help-a-turn = Ein Zug
picture-whose = { $pile } ({ $isOwn ->
    [yes] von dir
   *[no] von jemand anderem
})
help-options = Optionen
help-options-here = So wird an eurem Tisch gespielt.
help-options-usual = Wer einen Tisch eröffnet, kann das hier ändern. Üblich ist:
help-else = oder: { $words }
help-from-to = { $low } bis { $high }
help-all-rules = Alle Regeln, nummeriert
ruling-means = eine Festlegung von uns, wo die gedruckte Anleitung etwas offenlässt
quoted = „{ $words }“
