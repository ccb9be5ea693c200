import type { Ad, RuleHit } from "../ad.ts";
import {
  genderedAdjective,
  genderedNoun,
  headNoun,
  isForEveryone,
  isNeutral,
  type GenderedForm,
} from "../find/gender.ts";
import { rawSpan, type NormalisedText } from "../find/text.ts";
import { addEndings, replaceWords, type JobName } from "../fix.ts";
import { englishName, englishPairs } from "../words/gender-en.ts";
import { grammatical, passing, passingWithOf, prepositions } from "../words/gender-it.ts";

/** "(m/f)", "F/M/X", "ambosessi": marks that open the job to all genders, whatever the gender of the words before them. */
const marks =
  /(?<!\w)(?:(?:m ?[/|-] ?f|f ?[/|-] ?m|m\.f|f\.m|m ?[/|-] ?w|w ?[/|-] ?m|h ?[/|-] ?f|f ?[/|-] ?h|u ?\/ ?d|d ?\/ ?u|[dx] ?\/ ?[mf] ?\/ ?[mf])(?: ?[/|-] ?[dxnw*])?|m ?(?:o|e|or|and|&) ?f|f ?(?:o|e|or|and|&) ?m)(?![\w])/;
const everyone =
  /\b(?:ambo ?(?:i )?sessi|entrambi i sessi|both (?:sexes|genders)|(?:all|any) genders?|tutti i generi|ogni genere|gn)\b/;

/** Whether a text contains "(m/f)", "F/M/X" or the like. */
export const hasMarks = (text: NormalisedText): boolean => marks.test(text.plain);

interface TitleToken {
  word: string;
  start: number;
  end: number;
}
interface GenderedWordRun {
  start: number;
  end: number;
  parts: { end: number; gendered: GenderedForm }[];
}

const tokensOf = ({ plain }: NormalisedText): TitleToken[] =>
  [...plain.matchAll(/[a-z0-9]+/g)].map((m) => ({ word: m[0], start: m.index, end: m.index + m[0].length }));

/** The offset after an ending of the other gender, if the word has one: "Commesso/a", "Sviluppatore (trice)", "addetto-a". */
export function strokeEnd(text: NormalisedText, end: number, { other }: GenderedForm): number | undefined {
  const place = (text.at[end - 1] ?? 0) + 1;
  const added = /^(?:\s?[/(|\\]\s?-?|[-·•:*_.])(\p{L}+)/u.exec(text.raw.slice(place, place + 30));
  if (!added || !other.endsWith(added[1]!.toLowerCase())) return undefined;
  const from = text.plain.indexOf(added[1]!.toLowerCase(), end);
  return from < 0 ? undefined : from + added[1]!.length;
}

/** Whether the text also contains the complete form of the other gender. */
export const hasOther = (text: NormalisedText, { other }: GenderedForm): boolean =>
  new RegExp(`(?<!\\w)${other}(?!\\w)`).test(text.plain);

const parts = /[,;:|()\n/+&"]| - /;
const joins = new Set(["e", "ed", "o", "and", "or", "oppure"]);

class Scan {
  readonly runs: GenderedWordRun[] = [];
  private run: GenderedWordRun | null = null;
  private head: "none" | "open" | "paired" | "closed" = "none";
  /**
   * True once a complement of the job noun has begun. A noun after "e" then continues the complement ("profumi e cosmetici"),
   * unless it is a job ("vendite e cassiera").
   */
  private late = false;
  private wrapped = false;
  private skipTo = 0;
  private readonly text: NormalisedText;
  constructor(text: NormalisedText) {
    this.text = text;
  }

  read(token: TitleToken, gap: string): void {
    if (token.start < this.skipTo) return;
    if (parts.test(gap) && gap.trim() !== "'") this.reset();
    else if (joins.has(token.word)) return this.reset();
    if (this.head === "closed" || /^\d/.test(token.word)) return;
    if (prepositions.has(token.word)) return this.preposition();
    if (grammatical.has(token.word) && !this.late) return void (this.head = "paired");
    const noun = token.start === 0 ? this.first(token) : genderedNoun(token.word);
    if (noun && !(this.late && (noun.plural || /ic[oa]$/.test(token.word)))) return this.agrees(token, noun);
    const adjective = this.late ? undefined : genderedAdjective(token.word);
    if (adjective) return this.agrees(token, adjective);
    this.other(token.word);
  }

  private first(token: TitleToken): GenderedForm | undefined {
    return /^(?:$| [a-z]{2})/.test(this.text.plain.slice(token.end)) ? headNoun(token.word) : genderedNoun(token.word);
  }
  private reset(): void {
    this.late ||= this.head === "closed";
    this.run = null;
    this.head = "none";
    this.wrapped = false;
  }
  private preposition(): void {
    if (!this.wrapped) this.head = "closed";
    this.wrapped = false;
  }
  private named(token: TitleToken, gendered: GenderedForm): void {
    const paired = strokeEnd(this.text, token.end, gendered);
    if (paired !== undefined || hasOther(this.text, gendered)) {
      this.skipTo = paired ?? 0;
      this.head = "paired";
    } else if (this.head !== "paired") this.add(token, gendered);
  }
  private agrees(token: TitleToken, gendered: GenderedForm): void {
    // In "tecnico-commerciale" the first half does not change with the gender, so it is no finding.
    if (
      this.head !== "none" &&
      /^-[a-z]{2}/.test(this.text.plain.slice(token.end)) &&
      strokeEnd(this.text, token.end, gendered) === undefined
    )
      return;
    this.named(token, gendered);
  }
  private add(token: TitleToken, gendered: GenderedForm): void {
    this.head = "open";
    if (!this.run) this.runs.push((this.run = { start: token.start, end: token.end, parts: [] }));
    this.run.end = token.end;
    this.run.parts.push({ end: token.end, gendered });
  }
  private other(word: string): void {
    if (passingWithOf.has(word)) this.wrapped = true;
    else if (isForEveryone(word)) this.head = this.head === "none" ? "open" : this.head;
    else if (!passing.has(word) && !(isNeutral(word) && this.head !== "none")) this.head = "closed";
    if (this.run && !isForEveryone(word) && !isNeutral(word)) this.run = null;
  }
}

function italianHits(text: NormalisedText): RuleHit[] {
  const scan = new Scan(text);
  let end = 0;
  for (const token of tokensOf(text)) {
    scan.read(token, text.plain.slice(end, token.start));
    end = token.end;
  }
  return scan.runs.map((run) => {
    const span = rawSpan(text, run.start, run.end);
    let from = span.start;
    const pieces = run.parts.map(({ end: stop, gendered }) => {
      const to = rawSpan(text, run.start, stop).end;
      const written = text.raw.slice(from, to);
      from = to;
      return { written, stroke: gendered.stroke };
    });
    return { rule: "genderedTitle" as const, ...span, fix: addEndings(span, pieces) };
  });
}

const counterparts: readonly (readonly [RegExp, RegExp])[] = [
  [/wom[ae]n$/, /(?:^|[^o])m[ae]n\b|person\b/],
  [/m[ae]n$/, /wom[ae]n\b|person\b|lady|maid/],
  [/ess(?:es)?$/, /\b(?:waiter|host|steward|actor|manager|tailor)s?\b/],
  [/^waiters?$/, /\bwaitress/],
  [/^(?:bar|chamber|house)?maids?$/, /\bbarman\b/],
];
const isPaired = (word: string, plain: string): boolean =>
  counterparts.some(([own, other]) => own.test(word) && other.test(plain.replace(word, ""))) ||
  /^masseu.*masseu/.test(plain);

/** Quick check before the search: a text that does not match this pattern has no English gendered word. */
const oneGender =
  /m[ae]n\b|ess(?:es)?\b|maids?\b|lad(?:y|ies|s)?\b|boys?\b|girls?\b|guys?\b|masseu|waiter|master|mistress|wife|nurse|friday/;

type EnglishGenderHit = { start: number; end: number; name: JobName | "worker" };

export function englishHits(text: NormalisedText): EnglishGenderHit[] {
  const hits: EnglishGenderHit[] = [];
  if (!oneGender.test(text.plain)) return hits;
  const tokens = tokensOf(text);
  for (const [i, token] of tokens.entries()) {
    if (!oneGender.test(token.word) && !(tokens[i + 1] && oneGender.test(tokens[i + 1]!.word))) continue;
    const next = tokens[i + 1];
    const two = next ? englishPairs[`${token.word} ${next.word}`] : undefined;
    const end = two ? next!.end : token.end;
    const name = two ?? englishName(token.word) ?? oneOfThem(token, tokens[i - 1], text);
    if (name && !isPaired(token.word, text.plain.slice(Math.max(0, token.start - 40), end + 40)))
      hits.push({ start: token.start, end, name });
  }
  return hits;
}

/**
 * "Kitchen boy", "counter girl": a worker named by their sex. Words for clothes ("men's shoes") and named pairs ("men and women")
 * do not count.
 */
function oneOfThem(
  { word, end }: TitleToken,
  previous: TitleToken | undefined,
  { plain }: NormalisedText,
): "worker" | undefined {
  if (
    !/^(?:boys?|girls?|lad(?:y|ies)|gentlem[ae]n|guys?|lads?|m[ae]n|wom[ae]n)$/.test(word) ||
    /^(?:'|-| (?:fashion|shoes|clothing)| (?:or|and) (?:an? )?(?:gentlem|lad|m[ae]n\b|wom[ae]n|boys?|girls?))/.test(
      plain.slice(end),
    )
  )
    return undefined;
  const isVerb = /^(?:can|will|to)$/.test(previous?.word ?? "");
  return previous && !isVerb && !prepositions.has(previous.word) && !joins.has(previous.word) ? "worker" : undefined;
}

/** Reports a title that names only one gender. D.Lgs. 198/2006, art. 27: a job must be open to all genders. */
export function genderedTitle(ad: Ad, text: NormalisedText): RuleHit[] {
  if (hasMarks(text) || everyone.test(text.plain)) return [];
  // "Assistant to the chairman": the gendered word names another person, not the one sought.
  const own = englishHits(text).filter(
    ({ start }) => !/ (?:to|with|of|under) (?:the|our|a|an) (?:\w+ )?$/.test(text.plain.slice(0, start)),
  );
  const english = own.map(({ start, end, name }) => ({
    rule: "genderedTitle" as const,
    ...rawSpan(text, start, end),
    fix: replaceWords(text, start, end, name),
  }));
  const taken = (hit: RuleHit): boolean => english.some((one) => hit.start < one.end && one.start < hit.end);
  // Exceptions in English titles: a steward may have any gender, and "host" in the title includes the hostess.
  const both = ad.lang === "en" || /\bhost\b/.test(text.plain);
  const italian = italianHits(text).filter(
    (hit) => !both || !/steward|hostess/i.test(text.raw.slice(hit.start, hit.end)),
  );
  return [...english, ...italian.filter((hit) => !taken(hit))];
}
