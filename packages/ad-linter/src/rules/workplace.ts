import type { Ad, Hit } from "../ad.ts";
import { findPhrases, isDenied, wordsOf, type Match, type Phrase } from "../find/phrases.ts";
import { after, before, rawSpan, type Text } from "../find/text.ts";

type Place = "remote" | "hybrid" | "office" | "some";

const count = "(?:\\d|uno?|due|tre|quattro|cinque|one|two|three|four|five)";
const home =
  "(?:smart ?-?working|da remoto|in remoto|remoto|da casa|lavoro agile|telelavoro|remote(?:ly)?|from home|working from home|home office|home working|homeworking)";
const site =
  "(?:in sede|in ufficio|in presenza|in azienda|on[- ]?site|in (?:the|our) office|at (?:the|our) office|in[- ]office|in person|in-person)";

/** "some": work from home without saying how much; it contradicts the office alone. */
const claims: readonly (readonly [Place, Phrase])[] = [
  [
    "remote",
    {
      says: [
        `(?:100 ?%|completamente|totalmente|interamente|full|fully|esclusivamente|sempre|solo|entirely|completely|totally|integralmente|permanently) ?-?(?:da |in )?(?:remoto|remote(?:ly)?|smart ?-?working|da casa|from home|telelavoro)`,
        `(?:lavoro|lavorerai|lavorare|posizione|lavori|si lavora|work|working) (?:al )?(?:100 ?%|completamente|totalmente|interamente|tutto|sempre) (?:da |in )?(?:remoto|casa|remote|smart ?-?working)`,
        `(?:smart ?-?working|remoto|remote|lavoro agile|telelavoro) (?:al )?(?:100 ?%|totale|completo|integrale|al cento per cento|tutti i giorni|5 giorni su 5|cinque giorni su cinque|full)`,
        `full[- ]?remote|fully[- ]remote|remote[- ]only|100 ?% remote|work from anywhere|da qualsiasi (?:luogo|posto|parte)|ovunque tu sia|lavora(?:re)? da dove vuoi|from anywhere`,
        `(?:this is a |a |fully )?remote (?:position|role|job|contract)`,
      ],
    },
  ],
  [
    "hybrid",
    {
      says: [
        `(?:${count})(?: o ${count}|-${count}| to ${count}| or ${count})? (?:giorn[oi]|giornate|days?)(?: (?:a|alla|per|la|each|every|/) ?(?:settimana|week|mese|month)| settimanal[ei])? (?:di |in |of |al mese in |working )?${home}`,
        `${home}[: ,]+(?:per |fino a |for |up to |di |on )?(?:${count})(?: giorn[oi]| giornate| days?| gg)`,
        `(?:modalita|lavoro|modello|formula|organizzazione|orario|regime) ?(?:di lavoro )?ibrid[oa]|ibrid[oa] (?:con|tra)|hybrid (?:work(?:ing)?|model|role|position|set-?up|schedule|arrangement|job)|(?:work|working|role|position) (?:is )?hybrid|(?:in |modalita )hybrid`,
        `(?:parzialmente|in parte|partly|partially|part) (?:da |in )?(?:remoto|remote(?:ly)?|da casa|from home|smart ?-?working)|(?:50|40|60|30|20|80) ?% (?:da |in |of the time )?(?:remoto|remote|smart ?-?working|from home)`,
      ],
    },
  ],
  [
    "some",
    {
      says: [
        `smart ?-?working|lavoro agile|telelavoro|(?:lavoro|lavorare|lavorerai|lavorando|attivita) (?:anche )?(?:da remoto|in remoto|da casa)|(?:work(?:ing)?|works) (?:from home|remotely)|remote work(?:ing)?|home office|home working|homeworking`,
      ],
    },
  ],
  [
    "office",
    {
      says: [
        `(?:100 ?%|completamente|totalmente|interamente|full|fully|esclusivamente|sempre|solo|solamente|unicamente|entirely|completely|only|always|strictly) ?-?${site}`,
        `${site} (?:tutti i giorni|ogni giorno|5 giorni su 5|cinque giorni su cinque|cinque giorni|5 giorni|al 100 ?%|100 ?%|dal lunedi al venerdi|da lunedi a venerdi|every day|each day|five days|5 days|full[- ]time|daily|monday to friday|only|a tempo pieno|quotidianamente|obbligatoriamente)`,
        `(?:tutti i giorni|ogni giorno|quotidianamente|every day|five days a week|5 days a week|daily|presenza quotidiana|presenza giornaliera|presenza obbligatoria|presenza richiesta|presenza fissa|presenza costante) ${site}|presenza (?:quotidiana|giornaliera|costante|fissa|obbligatoria)(?: in \\w+)?|daily presence|(?:full[- ]time )?office[- ]based|on[- ]?site (?:position|role|job|only)|fully on[- ]?site`,
        `(?:lavoro|lavorerai|l'attivita si svolge|si lavora|sede di lavoro|attivita) (?:esclusivamente |solo |sempre )?(?:in presenza|in ufficio|in sede)(?! (?:centrale|operativa|legale|di|a))`,
        `(?:no|niente) (?:smart ?-?working|remoto|remote(?: work(?:ing)?)?|home ?working|work(?:ing)? from home|telelavoro)`,
      ],
      evenDenied: true,
    },
  ],
];
const days = new RegExp(
  `(?:${count}) (?:giorn[oi]|giornate|days?)(?: (?:a|alla|per|la|each|every|in) ?(?:settimana|week)| settimanal[ei])? (?:in presenza )?${site}`,
  "g",
);

/** Not where the person works, but whom they help, meet or are hired by. */
const elsewhere =
  /\b(?:support\w*|assist\w*|colloqui\w*|intervist\w*|interviews?|onboarding|riunion\w+|meeting\w*|formazione|training|client\w*|customers?|team|collegh\w+|colleagues|eventi?|consegn\w+|access\w*|connession\w*|gestion\w+|monitor\w*|sistem\w*|systems?|strument\w*|piattaform\w*|tools?|vendit\w+|helpdesk|help desk|diagnos\w+|teleassistenza|incontr\w+|workshop|selezione|recruit\w*|sopralluogh\w*|corsi|esperienza|experience)(?: [\w']+){0,4} $/;
const later =
  /^(?: [\w']+){0,3} (?:colleghi|team|clienti|colleagues|customers|clients|ai client|to customers|support|assistance|all'anno|l'anno|al mese|a year|a month|al trimestre|a quarter|ogni trimestre|ogni mese|per (?:il|l')(?:colloquio|onboarding))/;
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
  workplace_type_full_remote: ["office", "hybrid"],
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
