import { compilePattern } from "../find/pattern.ts";

/**
 * `includesEveryone` matches a word for sex or gender together with a word that includes everyone; `namesBothSexes` matches both sexes named
 * together, and counts only in an invitation to apply.
 */
export const includesEveryone = compilePattern(
  String.raw`
  \b(?:
    ogni
    |qualsiasi
    |qualunque
    |qualsivoglia
    |tutt[eio](?: i| gli)?
    |entramb[ie](?: i)?
    |ambo
    |ambedue
    |nessun\w*
    |senza
    |indipendentemente
    |prescind\w+
    |prescindere
    |pari
    |parita
    |uno
    |altro
    |non
    |mai
    |differenz\w+
    |all
    |any
    |every
    |each
    |both
    |either
    |regardless
    |irrespective
    |whatever
    |whichever
    |without
    |no
    |not
    |never
    |equal\w*
  )\b[^.;\n]{0,45}\b(?:gener[ei]|sess[oi]|genders?|sex(?:es)?)\b
  |\b(?:gener[ei]|sess[oi]|genders?|sex)\b[^.;\n]{0,30}\b(?:
    non (?:e|ha|hanno|fa|fanno|conta|contano|importa|rileva|pesa|entra)
    |no (?:role|part|difference|weight|bearing)
    |indifferent\w*
    |irrilevant\w*
    |benvenut\w*
    |does not
    |doesn't
    |plays no
    |is not
    |irrelevant
    |welcome
    |never
  )\b
  |\bambo ?-?(?:i )?sess\w*
  |\bgender[- ](?:blind|neutral)\b
  |\bnon[- ]binar\w+
  |\bneither\b[^.;\n]{0,10}$
  |\b(?:sess[oi]|gener[ei]|candidatur[ae]|person[ae]) (?:femminil|maschil)[ei](?:,| e| o| ed)? (?:
    che[ ]
  )?(?:maschil|femminil)[ei]
  |\b(?:a|per|tutte,?) tutt[ei],?(?: e| o)?(?: a| per)? tutt[ie]\b
`,
  "g",
);

export const namesBothSexes = compilePattern(
  String.raw`
  \b(?:
    uomini
    |donne
    |uomo
    |donna
    |women
    |men
    |woman
    |man
    |lavoratrici
    |lavoratori
    |candidate
    |candidati
    |female
    |male
  )\b.{0,25}\b(?:
    donne
    |uomini
    |donna
    |uomo
    |men
    |women
    |man
    |woman
    |lavoratori
    |lavoratrici
    |candidati
    |candidate
    |male
    |female
  )\b
  |\b([a-z]{5,24})[a-z]{1,5} (?:e|ed|o) (?:i |gli |le |ai |agli |alle )?\1[a-z]{1,5}\b
  |\b(?:lei|she)\b.{0,8}\b(?:lui|he)\b
  |\b(?:lui|he)\b.{0,8}\b(?:lei|she)\b
`,
  "g",
);

export const invitesToApply = compilePattern(
  String.raw`
  \b(?:
    apert\w+
    |rivolt\w+
    |rivolg\w+
    |indirizz\w+
    |dirett\w+
    |possono
    |candidar\w+
    |candidatur\w+
    |rispond\w+
    |benvenut\w*
    |riguarda
    |valutiamo
    |annuncio
    |offerta
    |ricerca
    |selezione
    |opportunita
    |posizione
    |concorrere
    |parita
    |pari
    |open
    |welcome
    |apply
    |applications?
    |applicants?
    |addressed
    |addresses
    |aimed
    |directed
    |eligible
    |wanted
    |invite\w*
    |equal\w*
    |alike
    |vacancy
    |anyone
    |chiunque
    |encourage\w*
    |fatevi
    |aspettiamo
    |ricerchiamo
    |ruolo
    |post is
    |role is
    |job is
    |position is
    |whether you
    |everyone
  )\b
`,
);

export const genderOfThings = compilePattern(
  String.raw`
  \b(?:del|di questo|di tale|un certo|in|sul) gener[ei]\b(?! (?:femminil|maschil))
  |(?:ogni|qualsiasi|vario|tutti i) gener[ei] (?:di|d')
  |gener[ei] (?:alimentar|letterar|musical|cinematograf|di (?:film|libri|musica|gioc))
  |(?:
    prodotti
    |articol[oi]
    |merci
    |problem\w+
    |servizi
    |eventi
    |materiali
    |oggetti
    |lavori
    |veicoli
    |attrezzi
    |libri
    |film
    |richieste
    |articol\w*
    |mezzi
    |clienti
    |macchine
    |musica
    |cibi
    |testi
    |guasti
    |riparazioni
    |imprevisti
  ) di (?:ogni|qualsiasi|vario) genere
  |certific\w+(?: \w+){0,4} (?:genere|gender)
  |gender[- ]equality certif\w+
  |(?:genere|gender)(?: \w+){0,3} certif\w+
  |pdr ?125
  |bilancio di genere
  |violenza di genere
  |studi di genere
  |(?:pay|gender)[- ](?:pay )?gap
  |gap between
  |divario
  |gender (?:studies|violence)
  |(?:
    abbigliamento
    |moda
    |calzature
    |scarpe
    |reparto
    |collezion\w+
    |clothing
    |fashion
    |shoes
    |haircuts
    |spogliatoi
    |changing rooms
    |squadre
    |teams
    |clienti
    |customers
  )\b.{0,40}(?:uomo|donna|donne|uomini|men|women)
`,
);
