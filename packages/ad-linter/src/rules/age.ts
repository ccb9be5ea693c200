import type { Ad, Fix, Hit } from "../ad.ts";
import { equalityOf, findPhrases, withoutItem, type Match, type Phrase } from "../find/phrases.ts";
import { after, before, rawSpan, type Text } from "../find/text.ts";
import { ageWords as words, digitalNatives } from "../words/age.ts";

const tens: Record<string, number> = { vent: 20, trent: 30, quarant: 40, cinquant: 50, sessant: 60 };
const spelt =
  "(?:vent|trent|quarant|cinquant|sessant)(?:[aio]?(?:un[oa]?|due|tre|quattro|cinque|sei|sette|otto|nove)?)?'?";
const english = "(?:twenty|thirty|forty|fifty|sixty)(?:-?(?:five|nine))?";
const number = `(?:\\d{2}|${spelt}|${english})`;
const year = "(?:anni|anno|years?(?: old| of age)?|yrs?|yo|y/o)";

/** Each way to say an age. `n` stands for a number; which numbers are an age is asked afterwards. */
const limits: readonly Phrase[] = [
  {
    // "Not older than …" is denied by itself.
    evenDenied: true,
    says: [
      `(?:limite (?:di|d')? ?eta|eta(?:'| anagrafica)?|age(?: limit| range| bracket| group)?|fascia (?:di |d')eta)[: ]+(?:(?:richiesta|ideale|preferibil\\w+|indicativa|massima|max|minima|compresa|tra|fra|i|non|superiore|inferiore|ai?|entro|under|sotto|oltre|fino|da|dai|must|be|between|of|from|is|limit|maximum|up|to|below|under|over|preferred|required|compres[ao]|pari|in)[ :.]+){0,7}n(?: ?(?:-|/|e|ai?|and|to|ed i|e i|ed) ?(?:i |ai )?n)?(?: ${year})?`,
      `(?:l'|di |d')?eta(?: (?!media)[a-z']+){0,6}? n(?: ?${year})?|below the age of n|(?:under|over|above|beyond|past) (?:the age of )?n(?: years(?: old| of age)?)?(?= (?:should|need|will|are|cannot|must|please|do))|(?:not|non)(?: \\w+)? (?:yet|ancora)(?: \\w+)? n(?: ?${year})?`,
      `(?:massimo|max|non oltre|under|fino a|solo|preferibilmente)(?: \\w+)? \\d\\d ?-?enn[ei]`,
      `(?:tra|fra) i n e i n(?=[.,;)]|$)|between n and n(?=[.,;)]|$)`,
      `(?:eta massima|eta max|eta minima|max(?:imum)? age|maximum age|age limit|minimum age)[^.;\\n\\d]{0,25}n(?: ?${year})?`,
      `(?:aged?|ages?)(?: between| from)? n(?: ?(?:-|and|to|/) ?n)?|(?:no|not) older than n|younger than n|older than n|n ?(?:-|to|and|/) ?n years (?:old|of age)|n years old or (?:younger|less|under)|(?:up to|below|under|over|max(?:imum)?\\.?|no more than|not over|less than) n(?:-|\\s)?(?:years? old|years? of age|yo|y/o|years)`,
      `in (?:your|their|his|her) (?:early |mid |late |mid-|early-|late-)?(?:20s|30s|40s|50s|twenties|thirties|forties)|under-n|over-ns?`,
      `(?:aver|avere|abbia|hai|ha|abbiano) (?:gia |non |ancora )*compiuto (?:i |gli )?n(?: ?${year})?|(?:hai|abbia|abbiate|aver|avere|ha|con|di|abbiano)(?: gia| non| compiuto| ancora)* (?:sui|attorno ai|intorno ai|circa|i|tra|fra|meno di|piu di|non piu di|massimo|max\\.?|al massimo|almeno|fino a|dai|oltre|un'eta tra) (?:i |gli )?n(?: ?(?:e|-|/|ed|ai) ?(?:i |gli )?n)? ${year}`,
      `(?:tra|fra|dai|da) (?:i |gli )?n ?(?:e|-|/|ed|ai?) ?(?:i |gli )?n ?${year}|n ?(?:-|/) ?n ?${year}|(?:sui|intorno ai|attorno ai|around|about|circa) n ?${year}|between n and n years(?: old| of age)?|(?:from|between) n (?:to|and) n years of age`,
      `(?:max|massimo|non oltre|entro|sotto|al di sotto|al massimo|non piu di|fino|no oltre|inferiore|non superiore|minore)\\.? ?(?:a |ai |i |dei |di |gli |agli |compiuti )*n ?${year}(?: compiuti| di eta)?|n ?${year} (?:max|massimo|al massimo|compiuti|di eta|anagrafici|o meno)`,
      `(?:no|not|non|niente|astenersi|esclusi|only|solo|preferibilmente|preferiamo)? ?(?:over|under|sotto i|sopra i|ultra) ?-?n(?: ?${year}| only)?`,
      `(?:nat[oaie](?:/[aoei])?|born|classe|classi) (?:dopo il|dal|dopo|prima del|tra il|fra il|after|before|between|since|in or after|a partire dal) (?:19[4-9]\\d|20[01]\\d)(?: (?:al|e il|and|to) (?:19|20)\\d\\d)?`,
      `quanti anni hai|how old are you|(?:indica\\w*|specifica\\w*|qual e) (?:la )?(?:tua |propria )?(?:eta|data di nascita|anno di nascita)|(?:state|indicate|what is|what's|specify|include|give) your (?:age|date of birth|year of birth)|(?:your )?date of birth\\?|data di nascita\\?`,
    ].map((one) => one.replace(/(?<![\w\\])n(?![\w'])/g, number).replace(/(?<=-)ns\?/g, `${number}s?`)),
  },
];

/** Years of something else than a life. */
const ofWork =
  /^[^.;\n,]{0,6}\b(?:d'|(?:di|of|in|nel|nella|nello|come|sul|sulla|in the|as|with|maturat\w+|presso) )(?!eta\b|age\b|vita\b)\w+|^ ?(?:di )?(?:esperienz|experience|storia|attivita|anzianita|contratt|garanzia|servizio|mutuo|ago|fa\b|%|persone|people|minut|giorni|days|km|ore\b|hours|dipendent|employees|countries|paesi|sedi|stores|negozi|clienti|customers|euro|€|k\b|mila|brand|collegh|colleagues|progetti|projects|unita|impiant|veicol|kg|metri|m\b|cm|tonn)/;
const beforeWork =
  /\b(?:esperienz\w+|experience|da(?: oltre| piu di| quasi)?|storia|fondat\w+|nat[ao] (?:nel|da)|azienda (?:con|di|da)|contratto (?:di|da|della durata di)|durata(?: di)?|garanzia|laurea|diploma|conseguit\w+|bambin\w+|ragazz\w+|minori|alliev\w+|student\w+|alunn\w+|utent\w+|anzian\w+|ospit\w+|pazient\w+|client\w+|pubblico|target|famiglie|children|pupils|students?|clients?|customers?|patients?|residents?|users?|kids|adult\w+|mutu\w+|prestit\w+|vanta|vantiamo|leader|mercato|attivi|attiva|presente|operiamo|lavor\w+|seniority|team di|squadra di|gruppo di|rete di|staff di|more than|for)(?: \w+){0,3} $/;

const valueOf = (word: string): number => {
  if (/^\d/.test(word)) return Number(word);
  const ten = Object.entries(tens).find(([start]) => word.startsWith(start));
  const base = ten?.[1] ?? { tw: 20, th: 30, fo: 40, fi: 50, si: 60 }[word.slice(0, 2)] ?? 0;
  return base + (/(?:cinque|five)/.test(word) ? 5 : /(?:nove|nine)/.test(word) ? 9 : 0);
};
const numbers = new RegExp(`\\d{2,4}|${english}|(?:vent|trent|quarant|cinquant|sessant)(?!es)[a-z']*`, "g");

/** Needed ages by law: an adult, and those for whom an apprenticeship is made (15 to 29). */
function isLawful(ad: Ad, { words: said }: Match, text: Text, end: number): boolean {
  const ages = (said.match(numbers) ?? []).map(valueOf);
  const adult = ages.length === 1 && ages[0]! <= 18;
  if (adult) return true;
  if (/^[^.;\n]{0,60}(?:per legge|di legge|codice della strada|patente|by law|legal|licen[cs]e)/.test(after(text, end)))
    return ages[0]! <= 24;
  if (ad.contractEconomicType !== "contract_economic_type_apprenticeship" || ages.length === 0) return false;
  const under = /non compiut|compimento|not yet|before|under|sotto|meno|below|younger|inferior|minor/.test(said);
  return ages.every((age) => age >= 15 && age <= (under ? 30 : 29));
}

function isAge(text: Text, match: Match): boolean {
  const said = match.words;
  const ages = (said.match(numbers) ?? []).map(valueOf);
  if (
    /nat[oaie]|born|class[ei]|twenties|thirties|forties|0s$|nascita|birth|quanti anni|how old|your age|(?:tua|propria) eta|la eta/.test(
      said,
    )
  )
    return true;
  if (ages.length === 0 || ages.some((age) => age < 15 || age > 70)) return false;
  if (/\b(?:eta|aged?|ages|years old|of age)\b/.test(said))
    return !/\b(?:media|average|mean) (?:\w+ )?$/.test(before(text, match.start));
  const rest = after(text, match.end);
  if (/^ ?di eta|^ of age/.test(rest)) return true;
  if (ofWork.test(rest) || beforeWork.test(before(text, match.start))) return false;
  // "over 50 countries": English needs something that says people.
  if (/\b(?:over|under)\b/.test(said) && !/\b(?:anni|years?)\b/.test(said))
    return /^(?:$|[.,;:!?)\n"-]| (?:e\b|o\b|only|need|are|is|welcome|preferred|non|no\b|ben|motivat|con\b|per\b|da\b|and\b|or\b|will|please|astenersi|esclus|in cerca|che\b|a\b|disoccup|candidat))/.test(
      rest,
    );
  return true;
}
/** Machines, buildings and firms have an age too. */
const ofThings =
  /\b(?:macchin\w+|impiant\w+|carrell\w+|mezz[oi]|flotta|autobus|veicol\w+|camion|furgon\w+|edific\w+|palazz\w+|vign\w+|barc\w+|tren[oi]|trattor\w+|caldai\w+|motor\w+|forn[oi]|whisky|vin[oi]|formagg\w+|machin\w+|vehicles?|trucks?|fleet|bus(?:es)?|lorr\w+|vans?|buildings?|plants?|equipment|forklifts?|vineyards?|boats?|trees|cars?|engines?|company|firm|azienda|ditta|cooperativa|mutu\w+|loans?|mortgages?|storia|attivita|fondat\w+|founded|pension\w*|contributi)\b[^.;]{0,50}$/;
const clientsOf =
  /\b(?:turist\w+|visitator\w+|passegger\w+|tourists?|visitors?|travellers?|passengers?|bambin\w+|minori|utent\w+|anzian\w+|ospit\w+|pazient\w+|client\w+|alunn\w+|student\w+|alliev\w+|ragazz[ie]|children|pupils|students|patients|residents|clients|customers|kids|young people|infanzia|eta media|average age)(?: \w+){0,4} $/;

export function ageLimit(ad: Ad, text: Text): Hit[] {
  return findPhrases(text, limits, equalityOf(text))
    .filter((match) => isAge(text, match) && !isLawful(ad, match, text, match.end))
    .filter(
      (match) =>
        !clientsOf.test(before(text, match.start)) &&
        !/\b(?:team|squadra|gruppo|staff|crew|siamo|tutti|we are)(?: \w+){0,2} $/.test(before(text, match.start)) && !ofThings.test(before(text, match.start)) &&
        !/\bnon (?:e|c'e|ci sono|poniamo|mettiamo|esiste)[^.]*$|\bno (?:age )?$|nessun (?:limite )?$/.test(
          before(text, match.start),
        ),
    )
    .map(({ start, end }) => ({
      rule: "ageLimit" as const,
      ...rawSpan(text, start, end),
      fix: withoutItem(text, start, end),
    }));
}

/** "un giovane tester" → "una persona"; "team giovane e dinamico" → "team dinamico". */
function ageFix(text: Text, { start, end, words: said }: Match): Fix | null {
  const { plain } = text;
  const native = digitalNatives.find(([pattern]) => new RegExp(`^(?:${pattern})$`).test(said));
  if (native) return { ...rawSpan(text, start, end), text: native[1] };
  const inside = /giovan\w*|young\w*|youthful/.exec(said);
  if (!inside) return null;
  const from = start + inside.index;
  const to = from + inside[0].length;
  const article = /(?:^|[ '(\n])(un |una |uno |un')$/.exec(plain.slice(Math.max(0, from - 5), from));
  const noun = /^ ([a-z]+)/.exec(plain.slice(to));
  const alone = !noun || /^(?:e|con|che|da|per|in|di|ed|o|and)$/.test(noun[1]!);
  if (article) {
    const stop = alone ? to : to + noun[0].length;
    if (!/^(?:azienda|team)$/.test(noun?.[1] ?? ""))
      return { ...rawSpan(text, from - article[1]!.length, stop), text: "una persona" };
  }
  const english = /\b(an?) $/.exec(plain.slice(Math.max(0, from - 3), from));
  if (english && noun && inside[0].startsWith("young")) {
    const next = /^(?:,| and) ?(\w+)|^ (\w+)/.exec(plain.slice(to));
    const first = next?.[1] ?? next?.[2] ?? "";
    const cut = next?.[1] ? to + next[0].length - first.length : to + 1;
    return { ...rawSpan(text, from - english[0].length, cut), text: /^[aeiou]/.test(first) ? "an " : "a " };
  }
  const joined = /^(?:,| e| ed| and) (?=\w)/.exec(plain.slice(to));
  if (joined) return { ...rawSpan(text, from, to + joined[0].length), text: "" };
  const tail = /(?: e| ed| and|,) $/.exec(plain.slice(Math.max(0, from - 5), from));
  if (tail) return { ...rawSpan(text, from - tail[0].length, to), text: "" };
  if (alone && /giovani$/.test(inside[0]) && start === from) return { ...rawSpan(text, from, to), text: "persone" };
  if (plain[to] === " ") return { ...rawSpan(text, from, to + 1), text: "" };
  return plain[from - 1] === " " ? { ...rawSpan(text, from - 1, to), text: "" } : null;
}

export function ageWords(text: Text): Hit[] {
  return findPhrases(text, words, equalityOf(text)).map((match) => ({
    rule: "ageWords" as const,
    ...rawSpan(text, match.start, match.end),
    fix: ageFix(text, match),
  }));
}
