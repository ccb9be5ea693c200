import type { AssistantStatement } from "@orbita/contract";
import {
  carriesMoreThanWords,
  clausesOf,
  factOf,
  givesOrders,
  givesVerdict,
  voiceOf,
  wordsOfText,
  type SynonymLookup,
  type SourceWord,
} from "../../ai-calls/index.ts";
import { speaksOfProtected } from "../onbox/refuse.ts";
import {
  entryOf,
  groundOf,
  lineKeyOf,
  describesPerson,
  type StatementGround,
  type NumberedLine,
} from "./numbered-lines.ts";
import { restsOn, type SegmentSupport } from "./rests-on.ts";
import { segmentsIn, sentencesIn } from "./segments.ts";
import { leadVerbs } from "./telling-words.ts";

/** A claim in the model's answer, with the numbers of the CV lines that it cites. */
export type QuotedClaim = { readonly text: string; readonly lines: readonly number[] };

export type GroundingContext = {
  /** The numbered CV lines that the model received. */
  readonly lines: readonly NumberedLine[];
  /** The people by number, with the labels that the user knows; a single entry if the question is about one person. */
  readonly people: ReadonlyMap<number, string>;
  /** The answer that our own code gave without the model. A claim may repeat a conclusion of this answer if it cites the same lines. */
  readonly found: readonly AssistantStatement[];
  readonly otherNames: SynonymLookup;
};

const longest = 400;
const mark = /(?<![\p{L}\p{N}])P(\d+)(?![\p{L}\p{N}])[:,]?\s*/gu;

/** Statements that our own code made about a cited line. The model may rephrase them. */
function foundGrounds(found: readonly AssistantStatement[], cited: readonly NumberedLine[]): StatementGround[] {
  return found.flatMap(({ text, quotes }) => {
    const shared = cited
      .filter(({ quote }) => quotes.some((one) => lineKeyOf(one) === lineKeyOf(quote)))
      .map(({ quote }) => quote);
    const [quote] = shared;
    if (!quote) return [];
    const facts = clausesOf(text).map(factOf);
    return [{ quotes: shared, entry: entryOf(quote), quote, isTitle: false, isOurs: true, facts, at: factOf("") }];
  });
}

const tags = new Set<string>(["technicalSkills", "softSkills", "languages", "certifications", "courses"]);

/** Whether a segment of a claim may rest on another line than the segment before it. It may not if readers would take both for a claim about the same thing. */
function mayFollow(segment: readonly SourceWord[], rest: SegmentSupport, before: SegmentSupport): boolean {
  const { quote } = rest.ground;
  if (rest.ground === before.ground) return true;
  if (rest.ground.entry === before.ground.entry && (rest.headed || tags.has(quote.section))) return true;
  if (tags.has(quote.section) && quote.section === before.ground.quote.section) return true;
  if (!rest.content && !before.content && rest.at && before.at) return true;
  const led = segment.slice(0, 2).some(({ low }) => leadVerbs.has(low));
  return led && (tags.has(quote.section) || rest.at || !(before.at || before.dated));
}

/** Chooses a supporting CV line for each segment of a claim, so that each line may follow the previous one. Null if there is no such choice. */
function restsOf(
  segments: readonly (readonly SourceWord[])[],
  options: readonly (readonly SegmentSupport[])[],
): SegmentSupport[] | null {
  let chains: SegmentSupport[][] = (options[0] ?? []).map((rest) => [rest]);
  for (const [place, rests] of options.entries()) {
    if (place === 0) continue;
    chains = chains
      .flatMap((chain) =>
        rests.filter((rest) => mayFollow(segments[place]!, rest, chain.at(-1)!)).map((rest) => [...chain, rest]),
      )
      .slice(0, 200);
  }
  return chains[0] ?? null;
}

/**
 * Words for the person, such as "candidato". They may begin a claim ("Questa persona …"); later in a claim they would mean another person, the
 * object of an action.
 */
const whoLate = new Set(["persona", "candidato", "candidata", "candidate", "person"]);
const speaksOfWho = (sentence: readonly SourceWord[]): boolean => sentence.slice(3).some(({ low }) => whoLate.has(low));

function sentenceRests(
  sentence: readonly SourceWord[],
  whole: readonly SourceWord[],
  grounds: readonly StatementGround[],
  otherNames: SynonymLookup,
) {
  if (speaksOfWho(sentence)) return null;
  const voice = voiceOf(sentence.map(({ low }) => low).join(" "));
  const segments = segmentsIn(sentence);
  const options = segments.map((words) =>
    restsOn({ words, whole, voice, otherNames }, grounds).filter(({ content, at, dated }) => content || at || dated),
  );
  return restsOf(segments, options);
}

/**
 * The only person whose lines a claim cites. Null if it cites lines of several people, if its text names another person, or if
 * the question is about several people and the text names none.
 */
function personOf(text: string, cited: readonly NumberedLine[], people: GroundingContext["people"]): number | null {
  const [person, ...others] = new Set(cited.map((line) => line.person));
  if (person === undefined || others.length > 0) return null;
  const named = new Set([...text.matchAll(mark)].map(([, number]) => Number(number)));
  if (people.size > 1 && named.size === 0) return null;
  return [...named].every((number) => number === person) ? person : null;
}

/**
 * A claim as the user sees it, with the lines that support it. Null if one of its words is in none of the cited lines. This is
 * strict on purpose: our own code replaces a claim that is dropped wrongly, but users would believe a claim that is shown
 * wrongly.
 */
export function ground(
  { text, lines }: QuotedClaim,
  { lines: known, people, found, otherNames }: GroundingContext,
): AssistantStatement | null {
  const said = text.trim();
  if (said === "" || said.length > longest) return null;
  if (carriesMoreThanWords(said) || givesVerdict(said) || givesOrders(said) || speaksOfProtected(said)) return null;
  const cited = known.filter(({ number, quote }) => lines.includes(number) && describesPerson(quote));
  if (cited.length === 0 || cited.length < new Set(lines).size) return null;
  const person = personOf(said, cited, people);
  if (person === null) return null;
  const grounds = [...cited.map(({ quote, isTitle }) => groundOf(quote, isTitle)), ...foundGrounds(found, cited)];
  const words = wordsOfText(said.replaceAll(mark, ""));
  const rests = sentencesIn(words).map((sentence) => sentenceRests(sentence, words, grounds, otherNames));
  if (rests.length === 0 || rests.some((one) => one === null)) return null;
  const quotes = rests
    .flatMap((one) => one ?? [])
    .flatMap(({ ground: { quotes: own }, title }) => [...own, ...(title?.quotes ?? [])]);
  return {
    text: said.replaceAll(mark, (whole, number: string) =>
      whole.replace(`P${number}`, people.get(Number(number)) ?? ""),
    ),
    quotes: [...new Map(quotes.map((quote) => [lineKeyOf(quote), quote])).values()],
  };
}
