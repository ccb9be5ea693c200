// The patterns that a text for users must not contain. A row has the language, the rule's name, the pattern, a bad and a good example,
// which the check tries on the pattern, and what to write instead.

/** Words that the voice guide retired. */
const retired = [
  [
    "en",
    "itself",
    /\bby (it|them|our|your)sel(f|ves)\b/i,
    "It ends by itself",
    "It ends automatically",
    "automatically",
  ],
  ["en", "anew", /\banew\b/i, "Write it anew", "Write it again", "again"],
  ["en", "meanwhile", /\bmeanwhile\b/i, "It changed meanwhile", "It changed in the meantime", "in the meantime"],
  ["en", "any more", /\bany more\b/i, "Not any more", "No longer", "no longer, anymore"],
  ["en", "all the same", /\ball the same\b/i, "Send it all the same", "Send it anyway", "anyway"],
  ["en", "at once", /\bat once\b/i, "It starts at once", "It starts right away", "right away"],
  ["en", "for good", /\bfor good\b/i, "Closed for good", "Deleted", "permanently"],
  ["en", "somebody", /\b(some|no|every|any)body\b/i, "Somebody wrote", "Someone wrote", "someone, no one, everyone"],
  ["en", "is not there", /\b(is|are) not there\b/i, "It is not there", "It doesn’t exist", "doesn’t exist"],
  ["en", "no such", /\bno such\b/i, "There is no such job", "This job doesn’t exist", "doesn’t exist"],
  ["en", "or no longer", /\bor no longer\b/i, "Not there, or no longer", "It no longer exists", "no longer exists"],
  [
    "en",
    "take away",
    /\btake[ns]? (it |them )?(away|back|out|over)\b/i,
    "Take it back",
    "Undo",
    "undo, remove, withdraw",
  ],
  ["en", "resting", /\b(rests|resting)\b/i, "Search is resting", "Search is unavailable", "unavailable, paused"],
  ["en", "put away", /\bput (away|off|down)\b/i, "Put away", "Dismiss", "dismiss, postpone"],
  ["en", "call off", /\bcall(ed)? off\b/i, "Call off", "Cancel interview", "cancel"],
  ["en", "throw away", /\bthr(ow|own) away\b/i, "Throw away", "Delete", "delete, discard"],
  ["en", "mail", /\bmails?\b/i, "We sent a mail", "We sent an email", "email"],
  ["en", "resume", /\bresumes?\b/i, "Your resume", "Your CV", "CV"],
  ["en", "job post", /\bjob posts?\b/i, "This job post", "This job", "job"],
  ["en", "acts on", /\bacts? (on|for)\b/i, "Acts on this", "Actions for this", "actions"],
  ["en", "needed", /\bneeded$/i, "11 digits needed", "Enter 11 digits", "an instruction"],
  [
    "en",
    "this is not",
    /^(It|This|That) is (not|already)\b/,
    "This is not an email",
    "Enter an email",
    "an instruction",
  ],
  ["en", "who clause", /(^|[.,:;] )Who (?!.*\?)/, "Who applies reads it", "Candidates can see it", "name the people"],
  [
    "en",
    "one can",
    /(?<!no )\bone (works|may|hires|reads|can)\b/i,
    "One may work from here",
    "You can work from here",
    "you",
  ],
  [
    "en",
    "contraction",
    /\b(do|does|is|are|can|could|has|have|will)( ?not)\b/i,
    "You cannot",
    "You can’t",
    "a contraction",
  ],
  ["it", "non c’è", /non c’è, o non/i, "Non c’è, o non c’è più", "Non esiste più", "non esiste più"],
  ["it", "togli", /\btogli\b/i, "Togli", "Rimuovi", "rimuovi, elimina"],
  ["it", "manda", /\b(ri)?manda(?!t[oaie]\b.*mandat)/i, "Manda", "Invia", "invia"],
  ["it", "dentro", /\b(è|sei) dentro\b/i, "Dove sei dentro", "Dispositivi collegati", "accesso"],
  ["it", "riposa", /\briposa\b/i, "La ricerca riposa", "La ricerca non è disponibile", "non disponibile"],
  ["it", "proprietari", /\b(proprietari|titolari)\b/i, "I proprietari", "I responsabili", "responsabili"],
  ["it", "spento", /\b(spent[oaie]|acces[oaie])\b/i, "È spento", "È disattivato", "attivo, disattivato"],
  ["it", "paga", /\b(la|una|di|della|sulla) paga\b/i, "La paga", "La retribuzione", "retribuzione"],
  ["it", "curriculum", /\b(resume|curriculum)\b/i, "Il curriculum", "Il CV", "CV"],
  ["it", "relè", /\brelè\b/i, "Il relè", "La sincronizzazione", "sincronizzazione"],
  ["it", "serve", /^(Serve|Servono)\b/, "Serve un numero", "Inserisci un numero", "inserisci"],
];

/** Words that the glossary excludes, so that each concept has a single term. */
const terms = [
  ["en", "shortlist", /\bshortlists?\b/i, "Add to shortlist", "Add to list", "list"],
  ["en", "blind", /\bblind(ly)?\b/i, "The stage is blind", "The stage is anonymous", "anonymous first stage"],
  ["en", "applicant", /\bapplicants?\b/i, "Applicants", "Candidates", "candidate"],
  ["en", "organisation", /\bcompany page\b/i, "Your company page", "Your Space", "Space"],
  ["en", "pay", /\b(the|gross|yearly|its|their) pay\b/i, "The pay is shown", "The salary is shown", "salary"],
  ["en", "premium", /\bpremium\b/i, "A premium job", "A sponsored job", "sponsored"],
  ["en", "picture", /\bpictures?\b/i, "Add a picture", "Add an image", "photo, image"],
  ["en", "conditions", /\bterms and conditions\b/i, "Terms and conditions", "Terms of use", "terms of use"],
  ["en", "fiscal code", /\bfiscal code\b/i, "Fiscal code", "Tax code", "tax code"],
  ["en", "relay", /\brelay\b/i, "The relay is late", "The sync is late", "sync"],
  ["en", "somebody’s machines", /\bour machines\b/i, "On our machines", "On our servers", "our servers"],
  ["en", "e-mail", /\be-mails?\b/i, "Your e-mail", "Your email", "email"],
  ["it", "shortlist", /\bshortlist\b/i, "Aggiungi alla shortlist", "Aggiungi alla lista", "lista"],
  ["it", "alla cieca", /\balla cieca\b/i, "Fase alla cieca", "Prima fase anonima", "anonima"],
  ["it", "posti", /\bposti (gratuiti|liberi)\b/i, "Posti gratuiti", "Slot gratuiti", "slot"],
  ["it", "premium", /\bpremium\b/i, "Annuncio premium", "Annuncio sponsorizzato", "sponsorizzato"],
  ["it", "cancella", /\bcancell(a|are|ato|ata|ati|ate|azione)\b/i, "Cancella", "Elimina", "elimina"],
  ["it", "condizioni d’uso", /\bcondizioni d’uso\b/i, "Condizioni d’uso", "Termini d’uso", "termini d’uso"],
  ["it", "e-mail", /\be-mail\b/i, "La tua e-mail", "La tua email", "email"],
  ["it", "squadra", /\bsquadra\b/i, "La squadra", "I membri", "membri"],
];

/** Faults of form, such as a straight apostrophe or an error code in a text. */
const form = [
  ["both", "piece", /^[,;.:)]|[,:]$/, ", done", "Done", "one text for one sentence"],
  ["both", "straight apostrophe", /'/, "It's", "It’s", "’"],
  ["both", "exclamation mark", /!/, "Done!", "Done", "no exclamation mark"],
  [
    "both",
    "raw code",
    /(?<![{<\w@/.“-])\b[a-z]+(\.[a-z]+[A-Z]\w*|_[a-z_]+)\b/,
    "Code space.notFound",
    "The Space doesn’t exist",
    "words",
  ],
  ["both", "two full stops", /\.\.(?!\.)/, "Orbita S.r.l..", "Orbita S.r.l.", "one full stop"],
  [
    "en",
    "plural",
    /\{(count|n|total|days|hours|minutes|seconds|years|months|weeks|pages|people|\d+)\} (days|hours|minutes|seconds|years|months|weeks|pages|people|jobs|fields|files|applications|candidates|members|posts|images|skills|results|rows|clicks|invoices)\b/,
    "{count} days",
    "{count, plural, one {# day} other {# days}}",
    "an ICU plural",
  ],
  [
    "it",
    "plural",
    /\{(count|n|total|days|hours|minutes|seconds|years|months|weeks|pages|people|\d+)\} (giorni|ore|minuti|secondi|anni|mesi|settimane|pagine|persone|annunci|campi|file|candidature|membri|post|immagini|competenze|risultati|righe|clic|fatture)\b/,
    "{count} giorni",
    "{count, plural, one {# giorno} other {# giorni}}",
    "an ICU plural",
  ],
];

// Replaces the word boundary \b in the patterns, because \b does not treat the accented letters of Italian words as letters.
const wordEdge = String.raw`(?:(?<=\p{L})(?!\p{L})|(?<!\p{L})(?=\p{L}))`;
const withAccents = ({ source, flags }) => new RegExp(source.replaceAll(String.raw`\b`, wordEdge), `${flags}u`);

export const voiceRules = [...retired, ...terms, ...form].flatMap(([languages, id, pattern, bad, good, hint]) =>
  (languages === "both" ? ["en", "it"] : [languages]).map((language) => ({
    id,
    language,
    pattern: language === "it" ? withAccents(pattern) : pattern,
    bad,
    good,
    hint,
  })),
);
