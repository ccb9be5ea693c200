import type { Ad, Hit } from "../ad.ts";
import { equalityOf, within } from "../find/denial.ts";
import { withoutItem } from "../find/items.ts";
import { after, before, rawSpan, type Text } from "../find/text.ts";
import { placesOf } from "../find/topics.ts";
import type { Match } from "../find/ways.ts";
import { ask, deleteWords, replaceWords, type Fix, type NeutralWord } from "../fix.ts";
import { numberOf } from "../words/numbers.ts";

const number =
  "(?:\\d\\d(?!\\d)|(?:vent|trent|quarant|cinquant|sessant)(?!enn)[a-z]*'?|(?:twenty|thirty|forty|fifty|sixty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?(?![- ]?some))";
const years = "(?:anni|anno|years?|yrs|yo|y/o|enn[ei])";
/** One or two numbers, with or without "years". */
const ages = new RegExp(
  `(?<![\\w.,:/€£$])(${number})(?: ?(?:-|/|e|ed|ai?|and|to|o|or) ?(?:i |gli )?(${number}))?( ?-?${years})?(?![\\w%€.,:]\\d|\\w| ?%)`,
  "g",
);

const named = /\b(?:eta|age[ds]?|older|younger)\b(?! media)[^.;]{0,40}$/;
const limit =
  /\b(?:limite|limit|max|massim\w+|oltre|entro|sotto|sopra|non piu di|meno di|piu di|fino|inferior\w*|superior\w*|minor\w*|maggior\w*|under|over|above|below|up to|at most|no more than|less than|not yet|non ancora|compiuto|sui|intorno|attorno|around|about|tra|fra|between|hai|superare|superato|are|solo|only|riservat\w+)\.?[^.;,]{0,14}$/;
const inYears =
  /^ ?-?(?:years? (?:old|of age)|year olds?|di eta|compiuti|of age)|^ (?:or|and) (?:younger|under|below)|^ o meno\b/;
/** Years that are not an age. */
const ofWork =
  /^[^.;,\n]{0,5}\b(?:d'|(?:di|of|in|nel|nella|come|sul|as|with|presso|nello) )(?!eta\b|age\b|vita\b)\w+|^ ?(?:esperienz|experience|ago\b|fa\b|%|persone|people|minut|giorni|days|km|ore\b|hours|dipendent|employees|countries|paesi|sedi|stores|negozi|client|customers|euro|k\b|mila|collegh|colleagues|progetti|unita|impiant|veicol|kg|metri|m\b|cm|candel|posti|camere)/;
const workBefore =
  /\b(?:esperienz\w+|experience|da (?:oltre|piu di|quasi)|storia|contratto (?:di|da)|durata|garanzia|laurea|diploma|conseguit\w+|vanta\w*|leader|mercato|attiv[aio]|presente|operiamo|lavoriamo|seniority|team (?:di|of)|squadra di|gruppo di|rete di|staff di|for (?:over|more than|almost|nearly|about)|more than|with over|with|articolo|art)(?: \w+){0,3} $/;
const things =
  /\b(?:macchin\w+|impiant\w+|carrell\w+|mezz[oi]|flotta|autobus|veicol\w+|camion|furgon\w+|edific\w+|palazz\w+|vign\w+|barc\w+|tren[oi]|trattor\w+|caldai\w+|motor\w+|forn[oi]|whisky|vin[oi]|formagg\w+|machin\w+|vehicles?|trucks?|fleet|bus(?:es)?|lorr\w+|vans?|buildings?|plants?|equipment|forklifts?|vineyards?|boats?|trees|cars?|engines?|oven|company|firm|azienda|ditta|cooperativa|mutu\w+|loans?|mortgages?|storia|attivita|fondat\w+|founde[dr]|pension\w*|contributi|turist\w+|visitator\w+|passegger\w+|tourists?|visitors?|travellers?|passengers?|bambin\w+|minori|utent\w+|anzian\w+|ospit\w+|pazient\w+|client\w+|alunn\w+|student\w+|alliev\w+|children|pupils|students|patients|residents|guests?|clients|customers?|users?|readers?|members?|listeners?|viewers?|shoppers?|audience|pubblico|lettor\w+|iscritt\w+|player\w*|kids|young people|infanzia|media|average|welcomes|hosts|serves|ospita|insegn\w+|assister\w*|assistiamo|accogl\w+|seguir\w+|seguiamo|aiut\w+|teach\w*|support\w*|care for|caring for|look after|coach\w*)\b[^.;]{0,45}$/;
/** A description of the team, which is not a limit. */
const ofTeam = /\b(?:team|squadra|gruppo|staff|crew|tutti|we are|everyone)\b[\w,' ]{0,22}$|\bsiamo\b[\w,:' ]{0,34}$/;
const asked =
  /(?:quanti anni hai|how old are you|(?:in che|che|quale|what|which) (?:anno|year) (?:sei nat[oa](?:\/[ao])?|were you born)|(?:quando sei nat[oa]|when were you born)|(?:indica\w*|specifica\w*|qual e) (?:la )?(?:tua |propria )?(?:eta|data di nascita|anno di nascita)|(?:state|indicate|what is|what's|specify|include|give)(?: us)? your (?:age|date of birth|year of birth)|(?:anno di nascita|year of birth)[^.;\n]{0,30}(?:19|20)\d\d|(?:date of birth|data di nascita)[^.;\n]{0,30}\b(?:19|20)\d\d|date of birth\?|data di nascita\?|(?:nat[oaie](?:\/[aoei])?|born|classe) (?:dopo il|dal|dopo|prima del|tra il|fra il|after|before|between|since|a partire dal) (?:19[4-9]\d|20[01]\d)(?: (?:al|e il|and|to) (?:19|20)\d\d)?|in (?:your|his|her|their) (?:early |mid |late |mid-|early-|late-)?(?:20s|30s|40s|50s|twenties|thirties|forties|fifties)|\b(?:over|under)[- ](?:25|[3-6]\d)s\b(?! (?:market|customers|team|segment|league|side))|eta (?:da|di|per l'|per) ?apprendistato)/g;
const openEnd =
  /^(?:$|[.,;:!?)\n"-]| (?:e\b|o\b|only|preferib|pref|need|are|is|welcome|preferred|non|no\b|ben|motivat|con\b|per\b|da\b|and\b|or\b|will|please|astenersi|esclus|che\b|a\b|candidat|should|cannot|must|to\b|for\b|yet\b))/;

function isAge(text: Text, found: RegExpMatchArray): boolean {
  const start = found.index ?? 0;
  const end = start + found[0].length;
  const lead = before(text, start, 70);
  const rest = after(text, end, 40);
  const values = [found[1]!, found[2]].filter((one) => one !== undefined).map((one) => numberOf(one.replace(/'$/, "")));
  if (values.some((value) => value < 15 || value > 70) || things.test(lead) || ofTeam.test(lead)) return false;
  if (named.test(lead) || inYears.test(rest) || /enn[ei]/.test(found[3] ?? "")) return true;
  if (found[3] && /^ old\b/.test(rest) && limit.test(lead)) return true;
  if (ofWork.test(rest) || workBefore.test(lead)) return false;
  if (
    found[3] &&
    /\b(?:persona|candidat\S+|profilo|figura|risorsa)\b[^.;,]{0,25}\b(?:ha|abbia)(?: circa)? $/.test(lead)
  )
    return true;
  if (found[3]) return values.length === 2 || limit.test(lead) || /^ (?:max|massimo|o meno|or less)/.test(rest);
  if (
    /\b(?:over|under|sotto i|above|below|not yet|compiuto|superato(?: i| gli)?|turned|reached)[ -]?(?:the age of )?$/.test(
      lead,
    )
  )
    return openEnd.test(rest);
  return values.length === 2 && /\b(?:tra|fra|between)(?: i| gli)? $/.test(lead) && /^(?:[.,;)]|$)/.test(rest);
}

/** Lawful ages: an adult, and apprentices (15 to 29). */
function isLawful(ad: Ad, text: Text, found: RegExpMatchArray): boolean {
  const start = found.index ?? 0;
  const end = start + found[0].length;
  const values = [found[1]!, found[2]].filter((one) => one !== undefined).map((one) => numberOf(one.replace(/'$/, "")));
  if (values.length === 1 && values[0]! <= 18) return true;
  if (/^[^.;\n]{0,60}(?:per legge|di legge|codice della strada|patente|by law|licen[cs]e)/.test(after(text, end)))
    return values[0]! <= 24;
  if (ad.contractEconomicType !== "contract_economic_type_apprenticeship") return false;
  const under =
    /under|sotto|meno|below|younger|inferior|minor|compimento|not yet|before/.test(before(text, start, 30)) ||
    /^ ?(?:anni )?non compiut/.test(after(text, end));
  return values.every((value) => value >= 15 && value <= (under ? 30 : 29));
}

const denied = /\bnon (?:e|c'e|ci sono|poniamo|mettiamo|esiste)[^.]*$|\bno (?:age )?$|nessun (?:limite )?$/;
/** The words before that belong to the limit; quoted and deleted with it. */
const own =
  /(?:(?:di |d'|l')?(?:eta|fascia d'eta|aged?|ages|max(?:imum)?|massim[oa]|limite|limit|non|oltre|entro|sotto|i|gli|ai|dei|di|a|piu|meno|fino|inferiore|superiore|compresa|compresi|fra|tra|under|over|above|below|between|older|younger|than|no|not|the|of|is|for|ideale?|preferibilmente|preferred|solo|only|up|to|dai|da|sui|range)[ :.]+)+$/;

export function ageLimit(ad: Ad, text: Text): Hit[] {
  const safe = equalityOf(text);
  const ofOthers = (start: number): boolean => things.test(before(text, start)) || ofTeam.test(before(text, start));
  const found: Match[] = [...text.plain.matchAll(asked)]
    .map(({ index, 0: words }) => ({ start: index, end: index + words.length, words }))
    .filter(({ start, words }) => !words.startsWith("in their") || !ofOthers(start));
  for (const match of text.plain.matchAll(ages)) {
    const start = match.index;
    const end = start + match[0].length;
    if (!isAge(text, match) || isLawful(ad, text, match) || denied.test(before(text, start))) continue;
    const lead = own.exec(before(text, start, 45))?.[0].length ?? 0;
    const tail = inYears.exec(after(text, end, 20))?.[0].length ?? 0;
    found.push({ start: start - lead, end: end + tail, words: match[0] });
  }
  const isApprentice = ad.contractEconomicType === "contract_economic_type_apprenticeship";
  return found
    .filter(({ start, words }) => !within(safe, start) && !(isApprentice && words.endsWith("apprendistato")))
    .map(({ start, end }) => ({
      rule: "ageLimit" as const,
      ...rawSpan(text, start, end),
      fix: withoutItem(text, start, end),
    }));
}

/** Neutral replacements. */
const digitalNatives: readonly (readonly [RegExp, NeutralWord])[] = [
  [/^nativ[oa](?:\/[ao])? digitale$/, "persona a suo agio con gli strumenti digitali"],
  [/^nativ[ie](?:\/[ei])? digitali$/, "persone a loro agio con gli strumenti digitali"],
  [/^digital native$/, "person at ease with digital tools"],
  [/^digital natives$/, "people at ease with digital tools"],
];

/** The indefinite article of a noun: "uno psicologo", "un'amica". */
function articleFor(article: string, noun: string): NeutralWord {
  if (article.startsWith("una")) return /^[aeiou]/.test(noun) ? "un'" : "una ";
  return /^(?:s[^aeiou]|z|ps|gn|pn|x|y)/.test(noun) ? "uno " : "un ";
}

/** "un giovane" → "una persona"; "un giovane tester" → "un tester"; "team giovane e dinamico" → "team dinamico". */
function ageFix(text: Text, { start, end, words: said }: Match): Fix {
  const { plain } = text;
  const native = digitalNatives.find(([pattern]) => pattern.test(said));
  if (native) return replaceWords(text, start, end, native[1]);
  const inside = /giovan\w*|young\w*|youthful/.exec(said);
  if (!inside) return ask;
  const from = start + inside.index;
  const to = from + inside[0].length;
  const article = /(?:^|[ '(\n])(un |una |uno )$/.exec(plain.slice(Math.max(0, from - 5), from))?.[1];
  const noun = /^ ([a-z]+)/.exec(plain.slice(to))?.[1];
  const alone = !noun || /^(?:e|con|che|da|per|in|di|ed|o|and)$/.test(noun);
  if (article && alone) return replaceWords(text, from - article.length, to, "una persona");
  if (article && noun) {
    const needed = articleFor(article, noun);
    return needed === article
      ? deleteWords(text, from, to + 1)
      : replaceWords(text, from - article.length, to + 1, needed);
  }
  const english = /\b(an?) $/.exec(plain.slice(Math.max(0, from - 3), from));
  if (english && noun && inside[0].startsWith("young")) {
    const next = /^(?:,| and) ?(\w+)|^ (\w+)/.exec(plain.slice(to));
    const first = next?.[1] ?? next?.[2] ?? "";
    const cut = next?.[1] ? to + next[0].length - first.length : to + 1;
    return replaceWords(text, from - english[0].length, cut, /^[aeiou]/.test(first) ? "an " : "a ");
  }
  // "È" is a verb, although the plain text has lost its accent: "l'aria è giovane".
  const isVerb = (a: number, b: number): boolean => {
    const span = rawSpan(text, a, b);
    return /è/i.test(text.raw.slice(span.start, span.end));
  };
  const joined = /^(?:,| e| ed| and) (?=\w)/.exec(plain.slice(to));
  if (joined && !isVerb(to, to + joined[0].length)) return deleteWords(text, from, to + joined[0].length);
  const tail = /(?: e| ed| and|,) $/.exec(plain.slice(Math.max(0, from - 5), from));
  if (tail && isVerb(from - tail[0].length, from)) return ask;
  if (tail) return deleteWords(text, from - tail[0].length, to);
  if (alone && inside[0].endsWith("giovani") && start === from) return replaceWords(text, from, to, "persone");
  if (plain[to] === " ") return deleteWords(text, from, to + 1);
  return plain[from - 1] === " " ? deleteWords(text, from - 1, to) : ask;
}

const overlaps = (a: { start: number; end: number }, b: { start: number; end: number }): boolean =>
  a.start < b.end && b.start < a.end;

/**
 * Known age words, unless a limit beside them is already reported. In a title they need no context, because a title is about the person.
 */
export function ageWords(text: Text, limits: readonly Hit[], isTitle: boolean): Hit[] {
  const found = placesOf(text, "ageWords");
  const inTitle = isTitle
    ? placesOf(text, "ageTitle").filter((one) => !found.some((other) => overlaps(one, other)))
    : [];
  return [...found, ...inTitle]
    .map((match) => {
      const word = /\b(?:giovan|young|youth)\w*/.exec(match.words);
      const start = match.start + (word?.index ?? 0);
      const span = rawSpan(text, start, word ? start + word[0].length : match.end);
      return { rule: "ageWords" as const, ...span, fix: ageFix(text, match) };
    })
    .filter((hit) => !limits.some((one) => overlaps(hit, one)));
}
