import type { Ad, Hit } from "../ad.ts";
import { findPhrases, isDenied, wordsOf, type Match, type Phrase } from "../find/phrases.ts";
import { after, before, rawSpan, type Text } from "../find/text.ts";

type Place = "remote" | "hybrid" | "office" | "some" | "base";

const count = "(?:\\d|uno?|una|due|tre|quattro|cinque|one|two|three|four|five)";
const home =
  "(?:smart ?-?working|da remoto|in remoto|remoto|a distanza|da casa|dal (?:proprio|tuo|suo) (?:salotto|divano|domicilio|soggiorno|tavolo)|(?:si resta|si rimane|resti|rimani|giornat[ae]|giorn[oi]|si sta) a casa|from (?:your|their) (?:own )?(?:living room|couch|kitchen|home|house|sofa|place)|where (?:they|you) live|lavoro agile|telelavoro|dove vuoi|remote(?:ly)?|from home|at home|working from home|home office|home working|homeworking)";
const room = "(?:sede|ufficio|uffici|stabilimento|negozio|sala|studio|laboratorio|headquarters|office|offices|studio|plant|site|hub|lab|branch|store|premises)";
const site = "(?:in sede|in ufficio|in presenza|in azienda|sul posto|on[- ]?site|in (?:the|our)(?: \\w+)? office|at (?:the|our)(?: \\w+)? office|in[- ]office|in person|in-person|on (?:the|our) premises|(?:at|in) our (?:\\w+ )?(?:studio|plant|site|headquarters|store|lab|premises|branch)|(?:nella|presso la) (?:nostra )?sede(?: di \\w+)?|(?:nei|presso i) nostri uffici|nel nostro (?:ufficio|studio|laboratorio))";
const all =
  "(?:100 ?%|cento per cento|completamente|totalmente|interamente|full|fully|esclusivamente|sempre|solo|solamente|unicamente|soltanto|entirely|completely|totally|integralmente|permanently|always|only|exclusively|purely|tutto|tutta|wholly)";
const daily =
  "(?:tutti i giorni|ogni giorno|5 giorni su 5|cinque giorni su cinque|cinque giorni(?: a settimana| la settimana| alla settimana)?|5 giorni(?: a settimana| su 7)?|al 100 ?%|100 ?%|dal lunedi al venerdi|da lunedi a venerdi|tutta la settimana|ogni mattina|every (?:single )?day|each day|every working day|all week|five days(?: a week| out of five)?|5 days(?: a week)?|full[- ]time|daily|(?:from )?monday to friday|quotidianamente|stabilmente|giornalmente|senza eccezioni)";

/** "some": work from home without saying how much; it contradicts the office alone. "base": a desk there; it contradicts remote alone. */
const claims: readonly (readonly [Place, Phrase])[] = [
  [
    "remote",
    {
      says: [
        `${all} ?-?(?:da |in |a )?(?:remoto|remote(?:ly)?|smart ?-?working|casa|from home|at home|telelavoro|distanza)`,
        `(?:smart ?-?working|(?:da )?remoto|remote|lavoro agile|telelavoro|da casa|from home|remotely|a distanza)(?: [\\w']+){0,2}?,? (?:al )?(?:100 ?%|total[ei]|complet[oa]|integral[ei]|al cento per cento|${daily}|full|all year round|tutto l'anno|all the time|permanently|per sempre|sempre)`,
        `full[- ]?remote|fully[- ]remote|remote[- ]only|remote[- ]first|100 ?% remote|work(?:ing)? from (?:any|every)where|from (?:any|where)(?:where|ever)(?: \\w+){0,3}|(?:work )?wherever you (?:like|want|are|live|prefer|choose)|da qualsiasi (?:luogo|posto|parte|citta)|(?:da )?ovunque tu (?:sia|voglia|viva)|da dove (?:vuoi|preferisci|ti pare)|(?:senza|no|without)(?: \\w+){0,2} (?:ufficio|sede|office)(?! (?:legale|postale))|non (?:serve|occorre|dovrai|devi)(?: \\w+){0,3} (?:in sede|in ufficio)|never (?:have to )?(?:come|set foot|go)(?: \\w+){0,3} office|no (?:need|obligation) to (?:come|be) (?:\\w+ ){0,3}office`,
        `(?:an? |fully )?remote (?:position|role|job|contract|post)`,
      ],
    },
  ],
  [
    "hybrid",
    {
      says: [
        `(?:${count})(?: o ${count}|-${count}| to ${count}| or ${count})? (?:giorn[oi]|giornate|days?|volte|times)?(?: ?(?:a|alla|per|la|each|every|in|/) ?(?:settimana|week|mese|month)| settimanal[ei])? ?(?:di |in |of |al mese in |working |lavori )?${home}`,
        `${home}(?: [\\w']+){0,3}?[: ,]+(?:per |fino a |for |up to |di |on |until )?(?:${count}) ?(?:giorn[oi]|giornate|days?|gg|volte|times)`,
        `(?:modalita|lavoro|modello|formula|organizzazione|orario|regime|assetto|formato) ?(?:di lavoro )?(?:e )?(?:ibrid[oa]|mist[oa]|hybrid)|ibrid[oa] (?:con|tra|fra)|hybrid (?:work(?:ing)?|model|role|position|set-?up|schedule|arrangement|job|pattern|basis)|(?:work|working|role|position|job) (?:is |will be )?hybrid`,
        `(?:parzialmente|in parte|partly|partially|a meta|meta|half)(?: (?:settimana|del tempo|tempo|the week|of the week|the time|of the time|week|time))?(?: [\\w']+){0,6}? (?:${home}|wherever)|(?:50|40|60|30|20|80) ?% (?:da |in |of the time |del tempo )?(?:${home})|(?:alternat\\w+|alternan\\w+|mix|tra|fra|between)(?: [\\w']+){0,4} (?:casa e ufficio|ufficio e casa|sede e casa|casa e sede|home and (?:the )?office|office and home|presenza e remoto|remoto e presenza|home and)`,
      ],
    },
  ],
  [
    "some",
    {
      says: [
        `smart ?-?working|lavoro agile|telelavoro|(?:lavor[oia]|lavorare|lavorerai|lavorando|attivita|si lavora) (?:\\w+ ){0,2}(?:da remoto|in remoto|da casa|a distanza)|(?:work(?:ing)?|works) (?:\\w+ ){0,2}(?:from home|remotely|at home)|remote work(?:ing)?|home office|home working|homeworking|done (?:from|at) home|(?:si |ti |vi )?(?:colleg\\w+|conness\\w+) da remoto|${home}(?= a lavorare)|(?:dal (?:proprio|tuo|suo) (?:salotto|divano|domicilio|soggiorno))|from (?:your|their) (?:own )?(?:living room|couch|kitchen|sofa)|where (?:they|you) live|days?(?: \\w+){0,4} at home|(?:giornat[ae]|giorn[oi]|si resta|resti|rimani)(?: \\w+){0,3} a casa|(?:da|from) casa(?= (?:tua|propria))`,
      ],
    },
  ],
  [
    "office",
    {
      says: [
        `${all} ?-?${site}`,
        `${site}(?: [\\w']+){0,3}?,? ${daily}|${daily}(?: [\\w']+){0,3}?,? ${site}`,
        `presenza (?:\\w+ )?(?:quotidiana|giornaliera|costante|fissa|obbligatoria|continuativa|richiesta|necessaria)(?: in \\w+)?|(?:e )?(?:richiesta|obbligatoria|necessaria|prevista|serve) la presenza(?: \\w+)? (?:in sede|in ufficio)|(?:full|daily|constant|permanent|regular)(?: office)? presence|(?:full[- ]time )?office[- ]based|on[- ]?site (?:position|role|job|only|work)|fully on[- ]?site|presence in the office|attendance (?:in|at) the office`,
        `(?:no|niente) (?:smart ?-?working|remoto|remote(?: work(?:ing)?)?|home ?working|work(?:ing)? from home|telelavoro)`,
      ],
      evenDenied: true,
    },
  ],
  [
    "base",
    {
      says: [
        `(?:lavorerai|si lavora|lavoro|attivita|si svolge|si svolgera|svolgerai|postazione|operer\\w+|sarai|il posto|orario|you (?:will |would )?work|you will be|work|works|job is|job is done|based|desk|position is|role is)(?: [\\w']+){0,6}?,? (?:${site}|(?:nel|nella|nello|presso il|presso la|presso lo|at|in|from) (?:nostr[oa] |our |the )?(?:\\w+ )?${room})`,
        `(?:in presenza|on[- ]?site)`,
        `(?:dovrai|devi|occorre|serve|servono|necessari\\w+|obbligatori\\w+|richiest\\w+|aspettiamo|vogliamo|expect you|need to|have to|must|required|asked to)(?: [\\w']+){0,6}? (?:${site}|al tuo posto|alla (?:tua )?scrivania|at your desk|at a desk|to (?:our|the) office|in via [a-z]+)`,
        `presenza in (?:sede|ufficio|azienda)|(?:come|coming|go|commute|report|get|travel) (?:in )?to (?:our|the) (?:\\w+ )?office|fianco a fianco|side by side in`,
      ],
    },
  ],
];
const days = new RegExp(
  `(?:${count}) (?:giorn[oi]|giornate|days?|volte|times)(?: (?:a|alla|per|la|each|every|in) ?(?:settimana|week)| settimanal[ei])?(?: [\\w']+){0,3}? ${site}`,
  "g",
);

/** Not where the person works, but whom they help, meet or are hired by. */
const elsewhere =
  /\b(?:support\w*|assist\w*|colloqui\w*|intervist\w*|interviews?|onboarding|riunion\w+|meeting\w*|formazione|training|client\w*|customers?|collegh\w+|colleagues|eventi?|consegn\w+|access\w*|connession\w*|gestion\w+|monitor\w*|sistem\w*|systems?|strument\w*|piattaform\w*|tools?|vendit\w+|helpdesk|help desk|diagnos\w+|teleassistenza|incontr\w+|workshop|selezione|recruit\w*|sopralluogh\w*|cors[oi]|esperienza|experience|trimestr\w*|quarter\w*|volta l'anno|times a year|ritrov\w*|ci vediamo|ci troviamo|meet|we meet|prim[ao] (?:giorno|settimana)|first (?:day|week)|if you|se vuoi|chi vuole|sedi|people|persone|famiglie|pazient\w*|patients?|lezion\w*|lessons?)(?: [\w']+){0,4} $/;
const later =
  /^(?: [\w']+){0,3} (?:colleghi|team|clienti|colleagues|customers|clients|ai client|to customers|support|assistance|all'anno|l'anno|al mese|a year|a month|al trimestre|a quarter|ogni trimestre|ogni mese|per (?:il|l')(?:colloquio|onboarding)|if you (?:like|want)|se (?:vuoi|preferisci)|quando vuoi)/;
const refused = wordsOf([
  `(?:non (?:e |sono |sara |si |c'e |offriamo |prevediamo |prevede )?(?:previst[oaie] |possibile |disponibil[ei] |contemplat[oa] |ammess[oa] |fa |lavora |offre |concede )?(?:lo |il |alcun |la possibilita di |forme di |di )?)${home}`,
  `${home} (?:work(?:ing)? )?(?:non (?:e |sono )?(?:previst[oaie]|possibil[ei]|disponibil[ei]|ammess[oa]|contemplat[oa])|is not (?:possible|available|offered|provided|an option)|not (?:possible|available|offered|provided)|isn't (?:possible|available|an option))`,
  `(?:no|not|cannot|can't|without|senza)(?: \\w+){0,4}? (?:remote(?: work(?:ing)?)?|work(?:ing)? from home|smart ?-?working|home ?working)`,
]);

function claimsOf(text: Text): (Match & { place: Place })[] {
  const found: (Match & { place: Place })[] = [];
  const free = (one: { start: number; end: number }): boolean =>
    !found.some((f) => one.start < f.end && f.start < one.end);
  for (const match of text.plain.matchAll(refused)) {
    const one = { start: match.index, end: match.index + match[0].length, words: match[0], place: "office" as const };
    if (free(one) && !elsewhere.test(before(text, one.start))) found.push(one);
  }
  for (const [place, phrase] of claims)
    for (const match of findPhrases(text, [phrase])) if (free(match)) found.push({ ...match, place });
  for (const match of text.plain.matchAll(days)) {
    const one = { start: match.index, end: match.index + match[0].length, words: match[0] };
    if (free(one) && !isDenied(text, one.start, one.end))
      found.push({ ...one, place: /^(?:5|cinque|five)/.test(match[0]) ? "office" : "hybrid" });
  }
  return found.filter((one) => !elsewhere.test(before(text, one.start, 60)) && !later.test(after(text, one.end)));
}

const against: Record<NonNullable<Ad["workplaceType"]>, readonly Place[]> = {
  workplace_type_full_remote: ["office", "hybrid", "base"],
  workplace_type_hybrid: ["office", "remote"],
  workplace_type_office_presence: ["remote", "hybrid", "some"],
};

export function contradictsWorkplace(ad: Ad, text: Text): Hit[] {
  const type = ad.workplaceType;
  if (!type) return [];
  return claimsOf(text)
    .filter(({ place }) => against[type].includes(place))
    .map(({ start, end }) => ({ rule: "contradictsWorkplace" as const, ...rawSpan(text, start, end) }));
}
