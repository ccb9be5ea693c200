/**
 * A cue in a question, which indicates its subject or its form. A question can have several cues: "da quando parla inglese"
 * asks for a start date and is about a language.
 */
export type QuestionCue =
  // These cues indicate the form of the question.
  | "duration"
  | "total"
  | "since"
  | "until"
  | "when"
  | "where"
  | "level"
  | "count"
  | "which"
  // These cues indicate the subject of the question.
  | "languages"
  | "native"
  | "education"
  | "study"
  | "grade"
  | "thesis"
  | "institution"
  | "certification"
  | "validity"
  | "issuer"
  | "course"
  | "gaps"
  | "city"
  | "wishes"
  | "skills"
  | "softSkills"
  | "interests"
  | "current"
  | "past"
  | "previous"
  | "employer"
  | "role"
  | "job"
  | "first"
  | "last"
  | "longest"
  | "shortest"
  | "change"
  | "tasks"
  | "before"
  | "after"
  | "fit"
  | "summary"
  | "compare";

type CueRule = readonly [cue: QuestionCue, pattern: RegExp];
const rule = (cue: QuestionCue, ...patterns: readonly string[]): CueRule => [
  cue,
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${patterns.join("|")})(?![\p{L}\p{N}])`, "gu"),
];

/**
 * Pattern for the words between question word and verb: a person as in "for how long did she work", or any single word as in
 * "quanti anni ha lavorato".
 */
const who = String.raw`(?:he|she|they|the candidate|this person|\p{L}+)`;

/**
 * The rules that find the cues of a question. All are tried, on the question in lower case and without accents. A word that a
 * rule matches is not searched as a name. To support a new way to ask for something, add a rule and a test case.
 */
export const rules: readonly CueRule[] = [
  rule(
    "duration",
    String.raw`(?:da|per|in)? ?quant[oi] (?:tempo|anni|mesi)(?: (?:complessivi|in totale))?`,
    String.raw`(?:da|per) quanto(?: a lungo)?`,
    String.raw`quanto (?:a lungo|dura\p{L}*|(?:\p{L}+ ){0,2}(?:durat|rimast|stat|resta|lavora|passat|trascors)\p{L}*)`,
    String.raw`quanta (?:\p{L}+ )?esperienza|(?<!quanti )anni (?:di|con|da|come|in|su)(?: esperienza)?|anzianita|durata|esperienza (?:lavorativa |professionale )?(?:complessiva|totale|in (?:tutto|totale|anni))|esperienza complessiva in anni|(?:totale|somma) (?:degli )?anni|anni (?:in tutto|totali|complessivi|lavorati|di lavoro)`,
    String.raw`(?:for )?how (?:long|many (?:years|months)|much (?:time|experience)|experienced)(?: in total| altogether| overall)?`,
    String.raw`(?:number|amount) of (?:years|months)|years? (?:of|with|in|doing|using|as|at)(?: (?:\p{L}+ )?experience)?|(?:total|overall|combined) (?:years|(?:work |professional |working )?experience)|experience in (?:total|all|years)|length(?: of (?:service|experience|stay|employment))?|duration|tenure|seniority|years'? (?:\p{L}+ )?experience`,
    String.raw`(?:almeno|piu di|oltre|minimo|at least|more than|over|minimum)(?: of)? (?:\d+|un|uno|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|one|two|three|four|five|six|seven|eight|nine|ten) (?:anni|anno|years?)`,
  ),
  rule(
    "total",
    String.raw`(?:anni di )?esperienza (?:lavorativa |professionale )?(?:totale|complessiva|in (?:totale|tutto))|anni di esperienza(?! (?:con|in|su|di|come|nel\p{L}*|sul\p{L}*|da|d'))|anzianita|seniority|(?:total|overall) (?:years|(?:\p{L}+ )?experience)|(?:years|length|amount) of experience(?! (?:with|in|using|of|as|at|on))`,
  ),
  rule(
    "since",
    String.raw`da quando|dal quando|da che (?:anno|mese)|da quale anno|since when|since what year|since which year`,
    String.raw`quando (?:ha|aveva) (?:iniziato|cominciato)|quando (?:e|si e) (?:entrat\p{L}|unit\p{L}|stat\p{L} assunt\p{L})|quando (?:inizia|comincia)`,
    String.raw`when did ${who}(?: \p{L}+)? (?:start|begin|join)|when was ${who}(?: \p{L}+)? hired|started|joined|iniziato|cominciato`,
  ),
  rule(
    "until",
    String.raw`fino a quando|quando (?:ha (?:lasciato|smesso|finito|terminato|concluso)|e uscit\p{L}|finisce|termina)|until when|till when`,
    String.raw`when did ${who}(?: \p{L}+)? (?:leave|stop|finish|end|quit)|lasciato|leave|left`,
  ),
  rule(
    "when",
    String.raw`quando|in (?:che|quale|quali) (?:anno|anni|periodo|data|mese)|che anno|l'anno|when|(?:in )?(?:what|which) (?:year|years|period)|dates?|le date|data`,
  ),
  rule(
    "where",
    String.raw`dove|in (?:che|quale|quali) (?:posto|posti|luogo|aziende?|lavor\p{L}|esperienz\p{L}|ruol\p{L})|where|in which (?:job|jobs|company|role|roles|position)|at which (?:company|companies|employer)`,
  ),
  rule(
    "level",
    String.raw`(?:a |di |con |il |qual e il )*(?:che |quale )?livello|livelli|quanto bene|padroneggia|how (?:well|good|fluent)|levels?|fluent|fluently|fluente|fluentemente|correntemente|bene|proficien\p{L}+`,
    String.raw`(?:almeno|minimo|at least|minimum)(?: di| un| il)?(?: livello| level)?(?= [abc][12]\b)`,
  ),
  rule("count", String.raw`quant[ie](?! (?:anni|mesi|tempo|anno))|how many(?! (?:years|months))|numero di|number of`),
  rule("which", String.raw`quali|elenc\p{L}*|lista|which|list`),
  rule("native", String.raw`madrelingua|madre lingua|native(?: speaker)?|nativ[oa]|mother tongue|bilingue|bilingual`),
  rule(
    "languages",
    String.raw`lingu[ae](?: straniere?)?(?! di programmazione)|(?:foreign |spoken )?languages?|parla(?:no|re|to)?|speak(?:s|ing)?|spoken`,
  ),
  rule(
    "education",
    String.raw`laure\p{L}+|titol[oi] (?:di studio|accademic\p{L}|universitari\p{L})|istruzione|formazione (?:scolastica|accademica|universitaria)|percorso (?:di studi|accademico|formativo|scolastico|universitario)|universit\p{L}+|degrees?|graduat\p{L}+|education|educational(?: background)?|diplom\p{L}+|dottorat\p{L}+|phd|doctorate|bachelor(?:'?s)?|academic(?: background)?|college|qualifications?|titolo piu alto|highest (?:degree|qualification)`,
  ),
  rule(
    "study",
    String.raw`studi|studio|studiato|studiava|studied|study|studies|studying|scuol[ae]|school|formazione|frequentato|attend(?:ed)?|master(?:'?s)?`,
  ),
  rule(
    "grade",
    String.raw`vot[oi](?: (?:finale|di laurea|di diploma|di maturita))?|votazione|(?:final )?grades?|(?:final )?marks?|gpa|lode|con quanto|con che punteggio|class of degree|honou?rs`,
  ),
  rule("thesis", String.raw`tesi(?: di laurea)?|thesis(?: topic| title)?|dissertation|(?:titolo|argomento) della tesi`),
  rule(
    "institution",
    String.raw`(?:in|presso|a) (?:che|quale) (?:universita|ateneo|scuola|istituto|facolta)|(?:che|quale) (?:universita|ateneo|scuola|istituto)|(?:at )?(?:which|what) (?:university|school|college|institution)|dove (?:ha studiato|si e (?:laureat|diplomat)\p{L}|ha conseguito|ha preso)|where did ${who}(?: \p{L}+)? (?:study|graduate|go to (?:university|school|college))|alma mater`,
  ),
  rule(
    "certification",
    String.raw`certificaz\p{L}+|certificat[oi]|certificat[ae](?= |$)|certifications?|certificates?|certified|attestat\p{L}+|abilitazion\p{L}+|patentin[oi]|credentials?`,
  ),
  rule(
    "validity",
    String.raw`(?:ancora |tuttora |in corso di )?valid[aoei]\p{L}*|scad\p{L}+|expir\p{L}+|still valid|in force|valid until|val[ea](?= |\?|$)|rinnov\p{L}+|renew\p{L}*`,
  ),
  rule(
    "issuer",
    String.raw`rilasciat\p{L}+|ente|issued|issuer|issuing (?:body|organi[sz]ation)|chi (?:l'ha|la|ha) (?:rilascia\p{L}*|emess\p{L})|erogat\p{L}+|provider|fornitore del corso`,
  ),
  rule(
    "course",
    String.raw`(?<!in )cors[oi](?: di (?:formazione|aggiornamento))?|courses?|training courses?|workshops?`,
  ),
  rule(
    "gaps",
    String.raw`buc(?:o|hi)|gaps?|interrott\p{L}|interrupt\p{L}*|ininterrott\p{L}|continuativ\p{L}+|continuous(?:ly)?|period[io] (?:di )?(?:vuot|ferm|inattiv|disoccup|non lavor)\p{L}*|stacch?[io]?|interruzion\p{L}+|vuot[io]|inattiv\p{L}+|disoccupa\p{L}+|unemploy\p{L}+|career breaks?|breaks?|pause?|pauses|senza (?:un )?lavor\p{L}+|non ha lavorato|without (?:a )?(?:work|job|employment|working)|out of work|not working|scopert[io]|intervall[io]|fermo|ferma(?=\?|$| )|stop lavorativ\p{L}+`,
  ),
  rule(
    "city",
    String.raw`dove (?:vive|abita|risiede|sta|si trova|e (?:domiciliat|resident|basat)\p{L})|vive|vivono|abita|abitano|risiede|risiedono|residen\p{L}+|domicili\p{L}+|citta|based|located|lives?|(?<!for a )living|city|town|location|where (?:is|are) ${who}(?= based|\?|$)`,
  ),
  rule(
    "wishes",
    String.raw`(?:cosa |che |lavoro )?(?:sta )?cerca(?:no|ndo)?|desider\p{L}+|aspira\p{L}*|ambizion\p{L}+|obiettiv[oi]|vorrebbe\p{L}*|vuole|looking for|want(?:s|ed)?|seek(?:s|ing)?|wish(?:es)?|aspirations?|goals?|preferenz[ae]|preferences?|preferisc\p{L}+|prefers?|aspettativ[ae]|expectations?|objectives?`,
  ),
  rule(
    "softSkills",
    String.raw`soft skills?|(?:competenze|capacita|abilita|doti|qualita) (?:trasversali|relazionali|personali|umane)|(?:interpersonal|people|personal|transversal) skills`,
  ),
  rule(
    "skills",
    String.raw`(?:che )?cosa sa(?:nno)? fare|what can ${who}(?: \p{L}+)? do|(?:competenze|capacita|abilita)(?: (?:tecniche|professionali|informatiche|principali|digitali))?|(?:technical |main |key |hard )?skills|skill set|tecnologie|technologies|tech stack|stack|strumenti|tools|programmi|software`,
  ),
  rule("interests", String.raw`(?:suoi )?interessi|hobby|hobbies|passioni|interests|tempo libero|free time|spare time`),
  rule(
    "current",
    String.raw`(?:lavora\p{L}*|impiegat\p{L}) ancora|still (?:work\p{L}*|employed)|attual\p{L}+|adesso|ora|oggi|al momento|in questo momento|tuttora|current(?:ly)?|now|today|at the moment|present(?:ly)?|nowadays`,
  ),
  rule(
    "previous",
    String.raw`prima(?=\s*[?.!]|$)|before(?=\s*[?.!]|$)|precedent\p{L}*|passat[oaei]|in passato|previous(?:ly)?|past|former(?:ly)?|earlier`,
  ),
  rule(
    "past",
    String.raw`(?:ha|abbia|hanno) (?:gia |mai )?lavorato|so far|finora|ha(?:s|ve) ${who}(?: \p{L}+)? (?:ever )?worked|did ${who}(?: \p{L}+)? work|worked|lavorava`,
  ),
  rule(
    "employer",
    String.raw`aziend[ae]|dator[ei](?: di lavoro)?|compagni[ae]|societa|impres[ae]|employers?|compan(?:y|ies)|firms?|organi[sz]ations?|(?:per|presso) chi|who(?:m)? (?:does|did) ${who}(?: \p{L}+)? work for`,
  ),
  rule(
    "role",
    String.raw`ruol[oi]|mansion[ei]|posizion[ei]|qualific[ah]e?|incaric\p{L}+|titolo professionale|job titles?|roles?|positions?|titles?|professione|profession|occupation|che (?:lavoro|mestiere) (?:fa|svolge|faceva)|what (?:does|did) ${who}(?: \p{L}+)? do for a living`,
  ),
  rule(
    "job",
    String.raw`lavor[oi]|lavora(?:no|va|to)?|impieg[oh]i?|occupazion[ei]|carriera|career|jobs?|work(?:s|ed|ing)?(?: history)?|employ(?:ed|ment)|esperienz[ae](?: (?:lavorativ|professional)\p{L})?|storia lavorativa|percorso (?:professionale|lavorativo)|(?:work |professional )?experiences?`,
  ),
  rule("first", String.raw`prim[oa]|first|inizio|inizi|began`),
  rule("last", String.raw`ultim[oaie]|piu recent[ei]|most recent|latest|last|recentemente`),
  rule("longest", String.raw`piu (?:lung[oa]|a lungo|durat\p{L}+|tempo)|(?:la )?maggior durata|longest|the most time`),
  rule("shortest", String.raw`piu (?:brev[ei]|cort[oa])|shortest|briefest|meno tempo`),
  rule(
    "change",
    String.raw`cambi(?:o|ato|a|are|amenti|amento)?(?: (?:di )?(?:lavoro|azienda|posto))?|chang(?:e|ed|es|ing)(?: (?:of )?(?:jobs?|compan(?:y|ies)|employers?))?|switch(?:ed)?(?: jobs?| employers?)?`,
  ),
  rule(
    "tasks",
    String.raw`(?:che )?cosa (?:ha fatto|faceva|fa|si occupa|segue|seguiva)|di (?:che )?cosa si (?:e occupat\p{L}|occupa|occupava)|(?:quali )?(?:attivita|compiti|responsabilita|mansioni)(?: ha svolto| svolge| svolgeva| aveva)?|what (?:did|does|has) ${who}(?: \p{L}+)? (?:do|done)|tasks?|duties|responsibilit\p{L}+|fatto`,
  ),
  rule("before", String.raw`prima di|prima del(?:la|lo|l')?|before`),
  rule("after", String.raw`dopo(?: di)?|after`),
  rule(
    "fit",
    String.raw`requisit[oi]|requirements?|adatt[oaie]|idone[oaie]|fit|suitable|match(?:es)?|meets?|in linea|corrispond\p{L}+|soddisf\p{L}+|(?:per )?(?:questo|il|l') ?(?:annuncio|posto|ruolo offerto)|annuncio|job post|this job|the job ad|vacancy|manca(?:no)? rispetto|cosa manca|what is missing|missing`,
  ),
  rule(
    "summary",
    String.raw`riassum\p{L}+|riassunto|riepilog\p{L}+|sintesi|sintetizz\p{L}+|present(?:ami|alo|ala)|descriv\p{L}+|summar\p{L}+|overview|tell me about|introduce|chi e|who is|parlami di|profilo professionale`,
  ),
  rule(
    "compare",
    String.raw`confront\p{L}+|paragon\p{L}+|mett\p{L}+ a confronto|(?:una )?tabella|(?:a )?table|per (?:ciascun|ognun)\p{L}|(?:for )?each (?:of them|one|candidate|person)|come sono messi|how do they|affianc\p{L}+|fianco|differenz\p{L}+|compar(?:e|ison|ing|ed)|contrast|side by side|fianco a fianco|versus|vs|difference(?:s)?`,
  ),
];

const numbers: Readonly<Record<string, number>> = Object.fromEntries(
  [
    "un uno one",
    "due two",
    "tre three",
    "quattro four",
    "cinque five",
    "sei six",
    "sette seven",
    "otto eight",
    "nove nine",
    "dieci ten",
  ].flatMap((words, at) => words.split(" ").map((word) => [word, at + 1])),
);
const leastYears =
  /(?:almeno|piu di|oltre|minimo|at least|more than|over|minimum(?: of)?) (\d+|\p{L}+) (?:anni|anno|years?)/u;
/** The minimum number of years in a question, such as 5 in "almeno cinque anni" or 3 in "more than 3 years". */
export function leastYearsIn(low: string): number | null {
  const said = leastYears.exec(low)?.[1];
  return said === undefined ? null : (numbers[said] ?? (/^\d/.test(said) ? Number(said) : null));
}
export const leastLevelIn = (low: string): string | null => /\b([abc][12])\b/.exec(low)?.[1]?.toUpperCase() ?? null;
