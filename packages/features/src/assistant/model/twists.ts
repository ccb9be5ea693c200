import { smallWords, timeUnits, type GroundingFact, type SourceWord } from "../../ai-calls/index.ts";
import type { StatementGround } from "./numbered-lines.ts";
import { beingWords, determiners, isLicensed, oblique, prepositions, presentForms } from "./telling-words.ts";

/** A claim can use the words of a CV line and still mean something else. The checks in this file refuse such claims. */
type ClaimMatch = {
  readonly words: readonly SourceWord[];
  /** For the position of each word in the claim, the positions of the same word in the CV line. */
  readonly taken: ReadonlyMap<number, readonly number[]>;
  readonly ground: StatementGround;
  readonly fact: GroundingFact;
};

export const isContent = ({ low, number }: SourceWord): boolean => number !== null || !smallWords.has(low);
export const firstContentWord = ({ words }: GroundingFact): number => words.findIndex(isContent);
/** The position of the first content word in each list item of a fact. */
const headsOf = ({ words, parts }: GroundingFact): number[] =>
  [...new Set(parts)].flatMap((part) => {
    const head = words.findIndex((word, place) => parts[place] === part && isContent(word));
    return head === -1 ? [] : [head];
  });

const participle = /(?:ed|[aiu]t[oaie])$|^(?:led|built|taught|sold|written|bought|held)$/;
/**
 * Whether each passive form in the claim is also in the CV line. With the same words, active and passive differ: a person who
 * trained others was not trained.
 */
const passivesHold = ({ words, ground: { quote }, fact }: ClaimMatch): boolean =>
  words.every(
    ({ low }, place) =>
      !beingWords.has(words[place - 1]?.low ?? "") ||
      !participle.test(low) ||
      !isContent(words[place]!) ||
      isLicensed(low, quote.section) ||
      fact.words.some((word) => word.low === low),
  );

const english = new Set(["of", "the", "and", "for", "with", "to"]);
/**
 * Whether the object of an action is the same in claim and CV line: "gestione degli ordini a magazzino" does not support "ha
 * gestito il magazzino".
 */
function objectsHold({ words, taken, fact }: ClaimMatch): boolean {
  const head = firstContentWord(fact);
  const at = [...taken].find(([, places]) => places.includes(head))?.[0];
  if (at === undefined) return true;
  const gap = words.slice(at + 1).findIndex(({ low }) => !determiners.has(low));
  // In English "a" is an article ("a team"), in Italian a preposition ("a magazzino").
  const isEnglish = fact.words.some(({ low }) => english.has(low));
  const isArticle = (low: string) => determiners.has(low) && (low !== "a" || isEnglish);
  const places = gap === -1 ? undefined : taken.get(at + 1 + gap);
  if (!places) return true;
  return places.some((place) => {
    let before = place - 1;
    while (before > head && isArticle(fact.words[before]!.low)) before -= 1;
    return before <= head + 1 || !oblique.has(fact.words[before]!.low);
  });
}

const having = new Set(["ha", "hanno", "aveva", "has", "have", "had"]);
/** Whether the claim does not turn the object of the CV line into its subject, as in "un team coordina". */
function subjectsHold({ words, taken, fact }: ClaimMatch): boolean {
  const at = [...taken].find(([, places]) => places.includes(firstContentWord(fact)))?.[0];
  if (at === undefined || prepositions.has(words[0]?.low ?? "")) return true;
  const isVerb = presentForms.has(words[at]!.low) || having.has(words[at - 1]?.low ?? "");
  return !isVerb || ![...taken.keys()].some((place) => place < at);
}

const learned = new Set<string>(["education", "courses", "certifications"]);
/**
 * Whether a claim uses the first word of the CV line, because the other words alone may mean anything: "of new nurses",
 * "sicurezza sul lavoro", "B2".
 */
function headsHold({ words, taken, ground: { quote, isTitle }, fact }: ClaimMatch): boolean {
  if (taken.size === 0) return true;
  const isLed = (heads: readonly number[]) =>
    [...taken.values()].some((places) => places.some((place) => heads.includes(place)));
  if (quote.section === "languages") return isLed([firstContentWord(fact)]);
  const mayLack = words.some(({ low }) => isLicensed(low, quote.section));
  if (learned.has(quote.section)) return mayLack || isLed([firstContentWord(fact)]);
  return quote.section !== "experience" || isTitle || mayLack || isLed(headsOf(fact));
}

/** Whether a claim with a number says what it counts: "ha 8 anni" alone would be an age. */
const countsSomething = ({ words, taken }: ClaimMatch): boolean =>
  taken.size === 0 ||
  [...taken.keys()].some((place) => words[place]!.number === null && !timeUnits.has(words[place]!.low));

const working = /^(?:lavora|lavorano|lavorava|lavorato|works?|worked|working)$/;
/**
 * Whether a claim that the person works or worked is supported: the quoted line is from the work experience or the summary, or
 * contains the same verb. A course about the work is not enough.
 */
const workHolds = ({ words, ground: { quote }, fact }: ClaimMatch): boolean =>
  ["experience", "summary"].includes(quote.section) ||
  words.every(({ low }) => !working.test(low) || fact.words.some((word) => word.low === low));

export const staysTheSame = (all: ClaimMatch): boolean =>
  [objectsHold, passivesHold, subjectsHold, headsHold, countsSomething, workHolds].every((holds) => holds(all));
