import {
  isProper,
  isSmall,
  namedOtherwise,
  factPositions,
  saysTheSame,
  type GroundingFact,
  type SynonymLookup,
  type ClausePolarity,
  type SourceWord,
} from "../../ai-calls/index.ts";
import { datesHold, datesIn } from "./dates.ts";
import type { StatementGround } from "./numbered-lines.ts";
import { firstContentWord, isContent, staysTheSame } from "./twists.ts";
import {
  articles,
  attendingForms,
  currentWords,
  employedBy,
  isLicensed,
  prepositions,
  presentForms,
  reservations,
  roleBefore,
} from "./telling-words.ts";

/** How a CV line supports a segment of a claim: by its words, its employer or its dates. */
export type SegmentSupport = {
  readonly ground: StatementGround;
  readonly title: StatementGround | null;
  /** True if the segment uses words of the CV line or of its entry's title. */
  readonly content: boolean;
  readonly at: boolean;
  readonly dated: boolean;
  /** Whether the segment begins with the first content word of the CV line. */
  readonly headed: boolean;
};

/**
 * Whether the words of a segment come from a single item of the list in the CV line. Only the first word of the line may apply
 * to all items, as in "gestione di vendite e acquisti".
 */
function inOnePart(taken: readonly (readonly number[])[], fact: GroundingFact): boolean {
  const head = firstContentWord(fact);
  const free = taken.filter((places) => !places.includes(head));
  if (free.length === 0) return true;
  return [...new Set(fact.parts)].some((part) =>
    free.every((places) => places.some((place) => fact.parts[place] === part)),
  );
}

/** Whether a direction in the claim is the direction in the line: "da Oracle a PostgreSQL" is not "da PostgreSQL a Oracle". */
function inOrder(words: readonly SourceWord[], taken: ReadonlyMap<number, readonly number[]>): boolean {
  const after = (starts: readonly string[]) =>
    words.findIndex((_, at) => starts.includes(words[at - 1]?.low ?? "") && taken.has(at));
  const [from, to] = [
    after(["da", "dal", "dalla", "dall", "from"]),
    after(["a", "ad", "al", "alla", "all", "to", "verso", "into"]),
  ];
  if (from === -1 || to === -1) return true;
  return Math.min(...taken.get(from)!) < Math.max(...taken.get(to)!) === from < to;
}

/** Whether a role in a claim is a role in the line: at the beginning of a title, not after "assistant to the". */
function rolesHold(
  words: readonly SourceWord[],
  { ground, title }: Pick<SegmentSupport, "ground" | "title">,
  fact: GroundingFact,
): boolean {
  if (ground.isOurs || ground.quote.section === "languages") return true;
  return words.every(({ low }, at) => {
    if (!roleBefore.has(low)) return true;
    const next = words.slice(at + 1).findIndex((word) => !articles.has(word.low));
    const place = at + 1 + next;
    if (
      next === -1 ||
      !isContent(words[place]!) ||
      currentWords.has(words[place]!.low) ||
      isLicensed(words[place]!.low, ground.quote.section)
    )
      return true;
    const within = (one: GroundingFact, isName: boolean) =>
      factPositions(words, place, one).some(
        (found) =>
          found === firstContentWord(one) ||
          (isName && !one.words.slice(0, found).some((word) => prepositions.has(word.low))),
      );
    return (
      within(fact, ground.isTitle || ground.quote.section !== "experience") ||
      (title !== null && title.facts.some((one) => within(one, true)))
    );
  });
}

/** Whether an employer in a claim is the employer of the entry: "ha lavorato per Fiat" may not name the customer of a project. */
const employersHold = (
  words: readonly SourceWord[],
  atPlaces: ReadonlySet<number>,
  { isOurs, quote }: StatementGround,
): boolean =>
  isOurs ||
  quote.section !== "experience" ||
  !words.some(({ low }) => /^(?:lavor|work|employ|impieg)/.test(low)) ||
  words.every((word, place) => !(isProper(word) && employedBy.has(words[place - 1]?.low ?? "")) || atPlaces.has(place));

function tenseHolds(words: readonly SourceWord[], { isOurs, quote }: StatementGround, fact: GroundingFact): boolean {
  if (isOurs || quote.isCurrent) return true;
  const untrue = quote.section === "experience" ? presentForms : attendingForms;
  return !words.some(({ low }) => untrue.has(low) && !fact.words.some((word) => word.low === low));
}

const reservationsKept = (said: readonly SourceWord[], fact: GroundingFact): boolean =>
  fact.words.every(({ low }) => !reservations.has(low) || said.some((word) => saysTheSame(word.low, low)));

type ClaimSegment = {
  readonly words: readonly SourceWord[];
  /** The words of the whole claim, because a qualification of the segment may be anywhere in it. */
  readonly whole: readonly SourceWord[];
  readonly voice: ClausePolarity;
  readonly otherNames: SynonymLookup;
};

function holdsWith(
  asked: ClaimSegment,
  ground: StatementGround,
  fact: GroundingFact,
  title: StatementGround | null,
): SegmentSupport | null {
  const { words, whole, otherNames } = asked;
  const { quote, at } = ground;
  const dates = datesIn(words);
  const datePlaces = new Set(dates.flatMap(({ places }) => places));
  const renamed = namedOtherwise(words, fact, otherNames);
  const taken = new Map<number, readonly number[]>();
  const atPlaces = new Set<number>();
  const timed = dates.length > 0 || words.some((_, place) => isNow(words, place));
  let fromTitle = false;
  for (const [place, word] of words.entries()) {
    if (datePlaces.has(place)) continue;
    const places = renamed.get(place) ?? factPositions(words, place, fact);
    if (timed && isOfTime(words, place)) {
      if (!quote.isCurrent && isNow(words, place) && places.length === 0) return null;
    } else if (isContent(word) && factPositions(words, place, at).length > 0) atPlaces.add(place);
    else if (places.length > 0 && isContent(word)) taken.set(place, places);
    else if (isSmall(words, place) || isLicensed(word.low, quote.section)) continue;
    else if (title?.facts.some((one) => factPositions(words, place, one).length > 0)) fromTitle = true;
    else return null;
  }
  const first = words.findIndex((word, place) => taken.has(place) && word.number === null);
  const rest = { ground, title: fromTitle ? title : null };
  const holds =
    datesHold(words, dates, quote, fact) &&
    (ground.isTitle || inOnePart([...taken.values()], fact)) &&
    inOrder(words, taken) &&
    (ground.isOurs || staysTheSame({ words, taken, ground, fact })) &&
    rolesHold(words, rest, fact) &&
    employersHold(words, atPlaces, ground) &&
    tenseHolds(words, ground, fact) &&
    (taken.size === 0 || reservationsKept(whole, fact)) &&
    (rest.title === null || rest.title.facts.every((one) => reservationsKept(whole, one)));
  if (!holds) return null;
  return {
    ...rest,
    content: taken.size > 0 || fromTitle,
    at: atPlaces.size > 0,
    dated: dates.length > 0,
    headed: first !== -1 && taken.get(first)!.includes(firstContentWord(fact)) && !isProper(words[first]!),
  };
}

const isNow = (words: readonly SourceWord[], place: number): boolean =>
  currentWords.has(words[place]!.low) || isUnderWay(words, place);
const timeWords = new Set("fino since until till partire".split(" "));
const isUnderWay = (words: readonly SourceWord[], place: number): boolean =>
  words[place]!.low === "corso" && words[place - 1]?.low === "in";
const isOfTime = (words: readonly SourceWord[], place: number): boolean =>
  timeWords.has(words[place]!.low) || isNow(words, place);

/** All ways in which one of the cited lines supports a segment of a claim, alone or together with the title of its entry. */
export function restsOn(asked: ClaimSegment, grounds: readonly StatementGround[]): SegmentSupport[] {
  return grounds.flatMap((ground) => {
    const title = grounds.find(({ isTitle, entry }) => isTitle && entry === ground.entry && !ground.isTitle) ?? null;
    return ground.facts
      .filter(({ voice }) => voice === asked.voice)
      .flatMap((fact) => holdsWith(asked, ground, fact, title) ?? []);
  });
}
