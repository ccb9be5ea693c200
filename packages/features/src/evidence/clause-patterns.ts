/** Patterns for what stands before or after the name of a skill. They expect lowercase text without accents. */

/** A negation that affirms: "non ho problemi con Java", "non solo Java", "not afraid of Java". */
const affirming = String.raw`problem|difficolt|difficult|paur|timore|vincol|limit|esit|smett|smess|mancat|perd|spavent|dubb|solo|soltanto|solamente|only|just|merely|afraid|fear|stranger|unusual|miss|fail|without|stop|hesit|interrup|mancav|mancato`;

/** Not in a relative or temporal clause, whose subject is something else: "servizi che non devo fermare". */
const main = String.raw`(?<!\p{L})(?<!(?:che|chi|cui|quando|dove|se|that|which|who|when|where|if|whether) (?:\p{L}+ )?)`;
/** Italian verbs in the first person, which distinguish a sentence about the writer from "personale non medico". */
const firstPerson = String.raw`ho|abbiamo|sono|siamo|ero|so|faccio|facciamo|conosco|seguo|gestisco|curo|eseguo|svolgo|occupo|intendo|tratto|\p{L}+(?:av|ev|iv)(?:o|amo)`;

/**
 * A negated verb before the name, with nothing between that ends its scope: "non mi sono mai occupato di", "I did not handle". Narrower
 * patterns, whose scope may include a list, are in denial.ts.
 */
export const negatedBefore = new RegExp(
  [
    String.raw`${main}non (?![^,]*(?:${affirming}))(?:(?:mi|ci|ne|lo|la|li|le) |l['’])*(?:${firstPerson})(?: \p{L}+['’]?){0,6}?[ '’]$`,
    String.raw`${main}(?:i |we )?(?:(?:do|did|am|have|had|could)(?:n['’]t| not)|can['’]t|cannot|never|^not) (?![^,]*(?:${affirming}))(?:\p{L}+ ){0,6}?$`,
    String.raw`(?:^|[^\p{L}])mai (?:fatt|svolt|seguit|gestit|eseguit|praticat|messo mano)\p{L}* (?:\p{L}+['’ ]+){0,3}?$`,
    String.raw`(?:no|zero|little or no|without(?: any)?) (?:\p{L}+ ){0,2}?(?:background|training|practice|skills?|qualifications?)(?: \p{L}+){0,2} $`,
    String.raw`(?:poc[ao] o nessun[ao]|scars[ao]|nessun[ao]?) (?:\p{L}+ )?(?:pratica|formazione|competenza|preparazione)(?: \p{L}+){0,2} ?$`,
    String.raw`(?:mi manca(?:no)?|manco di|mi mancano|sono digiun[oa] di|completamente digiun[oa] di|i lack|i am lacking|know nothing (?:about|of)) (?:\p{L}+['’ ]+){0,4}?$`,
    String.raw`(?:devo ancora|ancora da|have yet to|has yet to|yet to) (?:\p{L}+['’ ]+){1,5}?$`,
  ].join("|"),
  "u",
);

const own = String.raw`(?:mie|mio|mia|miei|my)`;

/** Words that deny the skill right after its name: "X non rientra tra le mie competenze", "X is new to me", "X: mai toccata". */
export const negatedAfter = new RegExp(
  [
    String.raw`^\s*(?:pero |invece )?non (?!(?:mi |ci )?(?:${affirming}|\p{L}+ (?:solo|soltanto|un problema)))(?:e|era|erano|sono|fa|fanno|faceva|facevano|rientra\p{L}*|compare|figura|appartiene|ho|mi|ci|si|ne|l['’]|lo|la|li|le)[\s\p{L}]`,
    String.raw`^\s*(?:is|are|was|were|has|have)(?:n['’]t| not| never) (?!(?:the |a )?(?:${affirming}|new|all|everything|main))`,
    String.raw`^\s*(?:e|era|is|was|lies|rimane|resta)? ?(?:completamente |del tutto |totally |completely |still )?(?:fuori dall[ea] ${own}|nuov[oa] per me|(?:outside|beyond) ${own}|new to me)`,
    String.raw`^\s*(?:\p{L}+ )?(?:so|ne so|conosco|ne capisco) (?:poco|nulla|niente|ben poco)|^\s*(?:ho |l['’]ho |ne ho )?(?:solo |soltanto )?sentito (?:solo |soltanto )?parlare`,
    String.raw`^\s*[:,(–-]+\s*(?:io )?(?:mai|never) (?:fatt|toccat|provat|praticat|svolt|seguit|vist|done|touched|tried|seen|practi[sc]ed)\p{L}*\s*(?:[.,;)]|$)`,
  ].join("|"),
  "u",
);

const use = String.raw`(?:us(?:at|ar|ing|ed?\b)|utilizza|applica|apply|applied|applying|practi|pratic|mess[oaie] in pratica|provat|tried|esercitat|put)`;
const laterNo = String.raw`(?:(?:poi |then |ma |but |e |and |pero |,? )*)`;
const pronoun = String.raw`(?:l['’]|li |le |lo |la )`;
const lately = String.raw`(?: (?:dopo|poi|da allora|since|afterwards|it|them|sul lavoro|al lavoro|in azienda|in officina|in pratica|at work|on the job|in a job|in practice|professionally|finora|so far))*\s*(?:[.,;)]|$)`;

/**
 * A later clause that denies the use of the skill: "ma non l'ho mai usata", "senza poi applicarlo", "but have not used it at work". The
 * object must be a pronoun or missing, because another object would be another skill: "Java, mai usato Docker".
 */
export const unusedAfter = new RegExp(
  [
    String.raw`^[^.;:]{0,60}?[,(–-]?\s${laterNo}non ${pronoun}(?:\p{L}+ )?(?:mai |piu |ancora |mai piu )*(?:avut\p{L} modo di )?${use}`,
    String.raw`^[^.;:]{0,60}?\ssenza (?:poi |mai |averl\p{L} |aver |poterl\p{L} )*${use}\p{L}*(?:l[oaie])?${lately}`,
    String.raw`^[^.;:]{0,60}?[,(–-]\s*${laterNo}mai (?:piu )?${use}\p{L}*(?: in pratica)?${lately}`,
    String.raw`^[^.;:]{0,60}?\s(?:but|and|then|,|–)\s?(?:i )?(?:have |had |did |'ve )?(?:never|not|haven['’]t|didn['’]t|hadn['’]t) (?:yet |really |actually |had )*${use}\p{L}*${lately}`,
    String.raw`^[^.;:]{0,60}?[,(–-]\s*${laterNo}never (?:really |actually )?${use}\p{L}*${lately}`,
    String.raw`^[^.;]{0,60}?[,:(–-]\s*${laterNo}(?:[^,.;]{0,20}, )?(?:no|nessuna|without|zero) (?:real |further |vera )?(?:practice|pratica|use|applicazione)${lately}`,
  ].join("|"),
  "u",
);

/** Theory alone: "solo a scuola", "solo sui libri", "only in class", "only from a course". */
export const onlyStudied =
  /^[^.;:]{0,30}?(?:,\s*)?(?:solo|soltanto|solamente|unicamente|only|just)\s(?:a scuola|all['’]universita|sui libri|sulla carta|in aula|in classe|in un corso|da un corso|durante (?:il corso|gli studi)|(?:at|in) (?:school|class|university|college|a classroom)|in the classroom|from (?:a|the|books?) ?(?:course|class)?|on paper|during (?:my|the) (?:studies|course))/u;

const somebody = String.raw`(?:(?:un|una|il|la|i|gli|le|l['’]|alcun[ie]|altr[oaie]|mi[oa]|miei|nostr[oaie])\s?)`;
const people = String.raw`(?:collegh?[aeio]|altr[oaie]|fornitor\p{L}|consulent\p{L}|tecnic[oaih]+|titolare|cap[oi]\p{L}*|responsabile|superior[ei])`;
const group = String.raw`reparto|ufficio|squadra|team|gruppo|ditta|impresa`;
const agent = String.raw`(?:${somebody}*(?:${people}|${group}))`;
const otherPeople = String.raw`(?:colleagues?|co-?workers?|team-?mates?|boss|supervisor|manager|others?|supplier|contractor|consultant|vendor)`;
const theirs = String.raw`(?:${otherPeople}|team|department)`;

/** Words after the name of the skill by which somebody else did it: "la faceva il collega", "was done by the team next door". */
export const bySomebodyElseAfter = new RegExp(
  [
    String.raw`^\s*(?:se ne |ne |si |ci )?(?:occup|interess)\p{L}+ ${agent}`,
    String.raw`^\s*(?:ci )?(?:pensav\p{L}+|provvedev\p{L}+|pensa|provvede) ${agent}`,
    String.raw`^\s*(?:lo|la|li|le|l['’])\s?(?:faceva|facevano|fa|fanno|seguiva\p{L}*|gestiva\p{L}*|curava\p{L}*|svolgeva\p{L}*|lasciav\p{L}+ a[di]?) ${agent}`,
    String.raw`^\s*(?:era |erano |e )?(?:toccava|spettava|competeva|spetta|compete|in mano|compito|affare|responsabilita|materia|di competenza)(?:no)? (?:a|ai|al|alla|agli|all['’]|di|del|dei|della|delle|dell['’])\s?${agent}`,
    String.raw`^\s*(?:was|were|is|are) (?:always |mostly |usually )?(?:done|handled|managed|covered|taken care of|carried out|looked after|run|performed) by (?!me\b|myself)`,
    String.raw`^\s*(?:was|were|is) (?:always )?(?:(?:my|a|another|the|our|somebody|someone) ?)+(?:else|${theirs})(?:['’]s?)? (?:job|task|work|responsibility|business|area)`,
  ].join("|"),
  "u",
);

/** A clause whose subject is somebody else, from its start to the name of the skill. */
export const somebodyElseBefore = new RegExp(
  [
    String.raw`^\s*(?:accanto a (?:me|noi) )?(?=${somebody})(?:${somebody}*${people}|${somebody}*altr[oa] (?:${group})|${somebody}*(?:${group}) (?:accanto|vicino|tecnico|acquisti|commerciale)) (?!mi |ci |e io|ed io|che )(?:si )?(?:\p{L}+(?:ava|eva|iva|avano|evano|ivano)|fa|fanno|segue|gestisce|cura)(?= )`,
    String.raw`accanto a (?:chi|un|una|colleg)`,
    String.raw`^\s*(?:next to me )?(?:(?:(?:my|a|an|another|our|the)\s+(?:other\s+)?)${otherPeople}|(?:another|the rest of the|the other)\s+(?:team|department))\s(?!and i\b|gave|asked|let|had me|trusted|taught|who\b)`,
    String.raw`^\s*(?:somebody|someone) else\s`,
    String.raw`(?:watched|observed|shadowed|saw) (?:(?:my|a|an|the|other)\s+)*${theirs}`,
  ].join("|"),
  "u",
);

/** Words for a hope of the person, anywhere in the clause before the name. */
export const hopedBefore =
  /(?<!\p{L})(?:vorrei|mi piacerebbe|(?:mio )?sogno (?:e|sarebbe)|spero|(?:mio|prossimo) obiettivo|prossim[oa] (?:passo|corso)|un domani|mi affascin\p{L}+|mi incurios\p{L}+|avvicinando|iscritt[oa] a un corso|(?:my|next) goal|next on my list|one day|(?:would|i['’]d) (?:like|love)|curious about|hope)(?!\p{L})(?![^,]*(?:continu|keep|ancora))/u;
export const hopedAfter =
  /^\s*(?:is|are|e|sono) (?:on|in|nel|nella) (?:my|mi[oa]) (?:to-?do|wish|learning|reading|prossim)|^\s*(?:is|are|e|sara) (?:my|il mio|the) (?:next|prossim)/u;
