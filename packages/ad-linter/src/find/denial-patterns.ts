import { compilePattern } from "./pattern.ts";

/** Matches a denial that follows the denied words: "the current pay is not asked for". */
export const deniedLater = compilePattern(
  String.raw`
  ^[\w' ,/]{0,50}?\b(?:
    non (?:
      e
      |sono
      |ha
      |hanno
      |conta
      |contano
      |importa
      |si
      |vien\w+
      |serv\w+
      |ti
      |vi
      |verra\w*
      |sara\w*
      |occorr\w+
      |necessari\w+
      |richiest\w+
      |previst\w+
    )
    |is not
    |are not
    |isn't
    |aren't
    |do(?:es)? not (?:matter|count|interest|concern|play)
    |plays? no
    |are irrelevant
    |is irrelevant
    |not (?:required|needed|necessary|asked|requested)
    |does(?: not|n't) matter
    |never (?:asked|requested|needed|required|be|counts?|matters?|an?|a factor|considered)
  )\b
`,
);

/**
 * "We never ask for a photo, your age or …": this kind of denial extends over commas. Other denials end at the next comma or "but".
 */
export const strongDenial = compilePattern(
  String.raw`
  \b(?:non|not|never|nessuno|don't|doesn't|won't|nobody)(?: (?:
      ti
      |vi
      |si
      |le
      |e
      |sono
      |ci
      |be
      |we
      |will
      |mai
      |to
      |is
      |are
      |deve
      |devi
      |occorre
      |verra
      |vengono
      |viene
      |sara
      |saranno
      |puo
      |possiamo
      |possono
    )
  )*(?: \w+)?? (?:
    chied
    |domand
    |ask
    |want
    |need
    |import
    |conta
    |contano
    |guard(?!iamo l'orol|are l'orol)
    |serve
    |servono
    |requir
    |richied
    |richiest
    |necessar
    |consider
    |matter
    |care
    |includ
    |alleg
    |send
    |invi
    |mand
    |inser
    |valut
    |attach
    |enclos
    |tell
    |dir
  )\w*
`,
);

/** "Without distinction of age, religion …": a list of irrelevant traits, up to the end of the sentence. */
export const equality = compilePattern(
  String.raw`
  \b(?:
    senza (?:alcuna |nessuna |ogni )?(?:
      distinzion\w+
      |discriminazion\w+
      |differenz\w+
      |riguardo
      |limiti? di eta
      |preclusion\w+
    )
    |indipendentemente d\w+
    |a prescindere d\w+
    |prescindendo d\w+
    |nessuna discriminazion\w+
    |non (?:si )?(?:
      discrimin\w+
      |facciamo (?:distinzion\w+|differenz\w+)
      |contano
      |conta
      |importano
      |importa
      |guardiamo(?! l'orologio)
      |consideriamo
      |valutiamo
    )
    |(?:ogni|qualsiasi|qualunque|tutte le|tutti gli|tutti i) (?:
      eta
      |gener
      |sess
      |nazional
      |religion
      |orientament
      |provenienz
      |origin
      |cittadinanz
      |fed
      |cred
      |etni
      |fasc[ei]
      |convinzion
    )\w*
    |pari opportunita
    |non (?:si )?(?:tien\w+|tener\w*) conto
    |(?:do(?:es)?|will) not take into account
    |non fa(?:cciamo|nno)? differenz\w+
    |regardless of
    |irrespective of
    |without regard to
    |without distinction
    |without discrimination
    |(?:do(?:es)? not|never|don't|doesn't) discriminate
    |no discrimination
    |we do not (?:consider|look at|care about)
    |equal opportunit\w+
    |(?:of )?(?:any|all|every) (?:age|gender|nationalit|background|religion|sex|origin|faith)\w*
    |whatever (?:your|their)
    |do(?:es)? not matter
    |no matter (?:your|what|where)
    |discriminazion\w+ (?:di|per|fondat\w+|basat\w+)
    |discrimination (?:on|based|because)
  )\b
`,
  "g",
);

/**
 * "Whether you have children is none of our business": a sentence that asks the reader for nothing, so none of its words is a
 * finding.
 */
export const nothingAsked = compilePattern(
  String.raw`
  \b(?:non|nessuno|nessuna|nessun|mai|not|never|nobody|no one|none|no)\b[^.;:]{0,30}\b(?:
    chied\w+
    |chiest\w+
    |chiesto
    |domand(?:e|iamo|are|ano|er\w+|at\w+)
    |interess\w+
    |riguard\w+
    |import(?:a|ano)
    |affar\w*
    |ask(?:ed|s|ing)?
    |questions?
    |cares?
    |matters?
    |concerns?
    |business
    |interested
    |look at
  )\b
  |\b(?:your|their|own) (?:own |private )?(?:affair|business|matter)\b
  |\btutt[ei] (?:benvenut|ben accett)\w+
  |\b(?:all|everyone|anyone)(?: \w+){0,3} welcome\b
  |\bequally (?:welcome|considered|valued)\b
  |\bvita privata\b
  |\bprivate (?:life|matter)\b
  |\b(?:cosa|affari) (?:tua|tuoi|sua)\b
`,
  "g",
);
