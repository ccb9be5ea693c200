import type { Ad, RuleHit } from "../ad.ts";
import { equalityOf, within } from "../find/denial.ts";
import { withoutItem } from "../find/items.ts";
import { after, before, rawSpan, type NormalisedText } from "../find/text.ts";
import { placesOf } from "../find/topics.ts";
import type { PhraseMatch } from "../find/ways.ts";
import { ask, deleteWords, replaceWords, type FindingFix, type NeutralWord } from "../fix.ts";
import { numberOf } from "../words/numbers.ts";
import { ageLimitWords, yearsOfWorkAfter, yearsOfWorkBefore, agedThings } from "./age-patterns.ts";
import { ageQuestion, ageLimitLead } from "./age-question-patterns.ts";

const number =
  "(?:\\d\\d(?!\\d)|(?:vent|trent|quarant|cinquant|sessant)(?!enn)[a-z]*'?|(?:twenty|thirty|forty|fifty|sixty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?(?![- ]?some))";
const years = "(?:anni|anno|years?|yrs|yo|y/o|enn[ei])";
/** Matches one or two numbers, with or without "years"; `isAge` decides whether they are an age. */
const ages = new RegExp(
  `(?<![\\w.,:/€£$])(${number})(?: ?(?:-|/|e|ed|ai?|and|to|o|or) ?(?:i |gli )?(${number}))?( ?-?${years})?(?![\\w%€.,:]\\d|\\w| ?%)`,
  "g",
);

const named = /\b(?:eta|age[ds]?|older|younger)\b(?! media)[^.;]{0,40}$/;
const inYears =
  /^ ?-?(?:years? (?:old|of age)|year olds?|di eta|compiuti|of age)|^ (?:or|and) (?:younger|under|below)|^ o meno\b/;
/** Matches a description of the team, whose age is not a limit for applicants. */
const ofTeam = /\b(?:team|squadra|gruppo|staff|crew|tutti|we are|everyone)\b[\w,' ]{0,22}$|\bsiamo\b[\w,:' ]{0,34}$/;
const openEnd =
  /^(?:$|[.,;:!?)\n"-]| (?:e\b|o\b|only|preferib|pref|need|are|is|welcome|preferred|non|no\b|ben|motivat|con\b|per\b|da\b|and\b|or\b|will|please|astenersi|esclus|che\b|a\b|candidat|should|cannot|must|to\b|for\b|yet\b))/;

function isAge(text: NormalisedText, found: RegExpMatchArray): boolean {
  const start = found.index ?? 0;
  const end = start + found[0].length;
  const lead = before(text, start, 70);
  const rest = after(text, end, 40);
  const values = [found[1]!, found[2]].filter((one) => one !== undefined).map((one) => numberOf(one.replace(/'$/, "")));
  if (values.some((value) => value < 15 || value > 70) || agedThings.test(lead) || ofTeam.test(lead)) return false;
  if (named.test(lead) || inYears.test(rest) || /enn[ei]/.test(found[3] ?? "")) return true;
  if (found[3] && /^ old\b/.test(rest) && ageLimitWords.test(lead)) return true;
  if (yearsOfWorkAfter.test(rest) || yearsOfWorkBefore.test(lead)) return false;
  if (
    found[3] &&
    /\b(?:persona|candidat\S+|profilo|figura|risorsa)\b[^.;,]{0,25}\b(?:ha|abbia)(?: circa)? $/.test(lead)
  )
    return true;
  if (found[3]) return values.length === 2 || ageLimitWords.test(lead) || /^ (?:max|massimo|o meno|or less)/.test(rest);
  if (
    /\b(?:over|under|sotto i|above|below|not yet|compiuto|superato(?: i| gli)?|turned|reached)[ -]?(?:the age of )?$/.test(
      lead,
    )
  )
    return openEnd.test(rest);
  return values.length === 2 && /\b(?:tra|fra|between)(?: i| gli)? $/.test(lead) && /^(?:[.,;)]|$)/.test(rest);
}

/** Whether the law allows the age limit: an adult (18), an age that a licence requires, or an apprentice from 15 to 29. */
function isLawful(ad: Ad, text: NormalisedText, found: RegExpMatchArray): boolean {
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
export function ageLimit(ad: Ad, text: NormalisedText): RuleHit[] {
  const safe = equalityOf(text);
  const ofOthers = (start: number): boolean => agedThings.test(before(text, start)) || ofTeam.test(before(text, start));
  const found: PhraseMatch[] = [...text.plain.matchAll(ageQuestion)]
    .map(({ index, 0: words }) => ({ start: index, end: index + words.length, words }))
    .filter(({ start, words }) => !words.startsWith("in their") || !ofOthers(start));
  for (const match of text.plain.matchAll(ages)) {
    const start = match.index;
    const end = start + match[0].length;
    if (!isAge(text, match) || isLawful(ad, text, match) || denied.test(before(text, start))) continue;
    const lead = ageLimitLead.exec(before(text, start, 45))?.[0].length ?? 0;
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

/** Neutral replacements for "digital native". */
const digitalNatives: readonly (readonly [RegExp, NeutralWord])[] = [
  [/^nativ[oa](?:\/[ao])? digitale$/, "persona a suo agio con gli strumenti digitali"],
  [/^nativ[ie](?:\/[ei])? digitali$/, "persone a loro agio con gli strumenti digitali"],
  [/^digital native$/, "person at ease with digital tools"],
  [/^digital natives$/, "people at ease with digital tools"],
];

/** The Italian indefinite article that fits a noun: "uno psicologo", "un'amica". */
function articleFor(article: string, noun: string): NeutralWord {
  if (article.startsWith("una")) return /^[aeiou]/.test(noun) ? "un'" : "una ";
  return /^(?:s[^aeiou]|z|ps|gn|pn|x|y)/.test(noun) ? "uno " : "un ";
}

/**
 * Replaces or removes the word of age: "un giovane" → "una persona"; "un giovane tester" → "un tester"; "team giovane e dinamico" →
 * "team dinamico".
 */
function ageFix(text: NormalisedText, { start, end, words: said }: PhraseMatch): FindingFix {
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
  // Whether an "e" was written "è", which is a verb: "l'aria è giovane". The plain text has lost the accent, so the raw text
  // decides.
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
 * Finds words that suggest an age, unless an age limit beside them is already reported. In a title they need no context, because a
 * title is about the person.
 */
export function findAgeWords(text: NormalisedText, limits: readonly RuleHit[], isTitle: boolean): RuleHit[] {
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
