import { compilePattern } from "../find/pattern.ts";

export const ageLimitWords = compilePattern(
  String.raw`
  \b(?:
    limite
    |limit
    |max
    |massim\w+
    |oltre
    |entro
    |sotto
    |sopra
    |non piu di
    |meno di
    |piu di
    |fino
    |inferior\w*
    |superior\w*
    |minor\w*
    |maggior\w*
    |under
    |over
    |above
    |below
    |up to
    |at most
    |no more than
    |less than
    |not yet
    |non ancora
    |compiuto
    |sui
    |intorno
    |attorno
    |around
    |about
    |tra
    |fra
    |between
    |hai
    |superare
    |superato
    |are
    |solo
    |only
    |riservat\w+
  )\.?[^.;,]{0,14}$
`,
);

/** Matches text after a number of years that is not an age, such as years of experience. */
export const yearsOfWorkAfter = compilePattern(
  String.raw`
  ^[^.;,\n]{0,5}\b(?:d'|(?:di|of|in|nel|nella|come|sul|as|with|presso|nello) )(?!
    eta\b
    |age\b
    |vita\b
  )\w+
  |^ ?(?:
    esperienz
    |experience
    |ago\b
    |fa\b
    |%
    |persone
    |people
    |minut
    |giorni
    |days
    |km
    |ore\b
    |hours
    |dipendent
    |employees
    |countries
    |paesi
    |sedi
    |stores
    |negozi
    |client
    |customers
    |euro
    |k\b
    |mila
    |collegh
    |colleagues
    |progetti
    |unita
    |impiant
    |veicol
    |kg
    |metri
    |m\b
    |cm
    |candel
    |posti
    |camere
  )
`,
);

export const yearsOfWorkBefore = compilePattern(
  String.raw`
  \b(?:
    esperienz\w+
    |experience
    |da (?:oltre|piu di|quasi)
    |storia
    |contratto (?:di|da)
    |durata
    |garanzia
    |laurea
    |diploma
    |conseguit\w+
    |vanta\w*
    |leader
    |mercato
    |attiv[aio]
    |presente
    |operiamo
    |lavoriamo
    |seniority
    |team (?:di|of)
    |squadra di
    |gruppo di
    |rete di
    |staff di
    |for (?:over|more than|almost|nearly|about)
    |more than
    |with over
    |with
    |articolo
    |art
  )(?: \w+){0,3} $
`,
);

export const agedThings = compilePattern(
  String.raw`
  \b(?:
    macchin\w+
    |impiant\w+
    |carrell\w+
    |mezz[oi]
    |flotta
    |autobus
    |veicol\w+
    |camion
    |furgon\w+
    |edific\w+
    |palazz\w+
    |vign\w+
    |barc\w+
    |tren[oi]
    |trattor\w+
    |caldai\w+
    |motor\w+
    |forn[oi]
    |whisky
    |vin[oi]
    |formagg\w+
    |machin\w+
    |vehicles?
    |trucks?
    |fleet
    |bus(?:es)?
    |lorr\w+
    |vans?
    |buildings?
    |plants?
    |equipment
    |forklifts?
    |vineyards?
    |boats?
    |trees
    |cars?
    |engines?
    |oven
    |company
    |firm
    |azienda
    |ditta
    |cooperativa
    |mutu\w+
    |loans?
    |mortgages?
    |storia
    |attivita
    |fondat\w+
    |founde[dr]
    |pension\w*
    |contributi
    |turist\w+
    |visitator\w+
    |passegger\w+
    |tourists?
    |visitors?
    |travellers?
    |passengers?
    |bambin\w+
    |minori
    |utent\w+
    |anzian\w+
    |ospit\w+
    |pazient\w+
    |client\w+
    |alunn\w+
    |student\w+
    |alliev\w+
    |children
    |pupils
    |students
    |patients
    |residents
    |guests?
    |clients
    |customers?
    |users?
    |readers?
    |members?
    |listeners?
    |viewers?
    |shoppers?
    |audience
    |pubblico
    |lettor\w+
    |iscritt\w+
    |player\w*
    |kids
    |young people
    |infanzia
    |media
    |average
    |welcomes
    |hosts
    |serves
    |ospita
    |insegn\w+
    |assister\w*
    |assistiamo
    |accogl\w+
    |seguir\w+
    |seguiamo
    |aiut\w+
    |teach\w*
    |support\w*
    |care for
    |caring for
    |look after
    |coach\w*
  )\b[^.;]{0,45}$
`,
);
