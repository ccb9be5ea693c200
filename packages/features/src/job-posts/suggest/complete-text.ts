import { expectsPlace, wordsIn, type PrefixMatch } from "../../lexicon/index.ts";
import { titleAsTyped } from "../title-as-typed.ts";
import type { JobDemand } from "./job-demand.ts";
import type { SuggestibleEntry, SuggestibleName, SuggestibleNames } from "./suggestible-names.ts";

export type SuggestionLanguage = "it" | "en";

/** A job title, skill or place whose name completes the last words of a typed text. */
export type Completion = {
  readonly entry: SuggestibleEntry;
  /** The name that the typed words begin. */
  readonly match: PrefixMatch<SuggestibleName>;
  /** The position of the completed words in the typed text. Everything before them stays. */
  readonly from: number;
  readonly isCorrected: boolean;
  /** The number of open posts that name the entry in their title or list it. */
  readonly demand: number;
  /** Completions of a higher tier come first. */
  readonly tier: number;
};

/** The longest name that is looked for, in words. */
const mostWords = 5;

/** The positions in the text from which a name may begin: its last words, the longest part first. No name crosses a comma. */
function startsIn(text: string): number[] {
  const words = wordsIn(text).slice(-mostWords);
  return words.filter(({ from }) => !/[,;:!?]/.test(text.slice(from).trimEnd())).map(({ from }) => from);
}

/**
 * The order of completions: longer typed parts first, then names that some open post has, the name that was typed in full, own names
 * before aliases, and beginnings of names before later words. Among equals the most demanded comes first.
 */
export function tierOf(
  from: number,
  posts: number,
  { value: { isOwn }, isStart, isWhole }: PrefixMatch<SuggestibleName>,
) {
  const flags = [posts > 0, isWhole, isOwn && isStart, isOwn, isStart];
  return flags.reduce((tier, flag) => tier * 2 + Number(flag), -from);
}

/** Numbers of posts with the same magnitude are similar: 1 to 6, 7 to 62, 63 to 510. */
const magnitudeOf = (posts: number): number => Math.floor(Math.log2(posts + 1) / 3);

/**
 * Compares two entries of the same kind by their numbers of posts. Entries with similar numbers are in the order of how well known
 * they are, because more people search for those.
 */
export const compareDemand = (one: EntryDemand, other: EntryDemand): number =>
  magnitudeOf(other.posts) - magnitudeOf(one.posts) || one.entry.position - other.entry.position;
type EntryDemand = { readonly entry: Pick<SuggestibleEntry, "position">; readonly posts: number };

const compare = (one: Completion, other: Completion): number =>
  other.tier - one.tier ||
  compareDemand({ entry: one.entry, posts: one.demand }, { entry: other.entry, posts: other.demand });

/** The best way in which each entry completes the text. */
function bestOfEach(completions: readonly Completion[]): Completion[] {
  const best = new Map<string, Completion>();
  for (const completion of completions) {
    const known = best.get(completion.entry.id);
    if (!known || compare(completion, known) < 0) best.set(completion.entry.id, completion);
  }
  return [...best.values()].toSorted(compare);
}

/**
 * The names that complete the last words of the text, best first. A typo is tolerated only if no name begins with any of the last words.
 */
export function completeText(text: string, names: SuggestibleNames, demand: JobDemand): Completion[] {
  const starts = startsIn(text);
  const toCompletions = (from: number, matches: readonly PrefixMatch<SuggestibleName>[], isCorrected: boolean) =>
    matches.map((match) => {
      const { entry } = match.value;
      const posts = demand.of(entry.id);
      return { entry, match, from, isCorrected, demand: posts, tier: tierOf(from, posts, match) };
    });
  const direct = starts.flatMap((from) => toCompletions(from, names.startingWith(text.slice(from)), false));
  if (direct.length > 0) return bestOfEach(direct);
  return bestOfEach(starts.flatMap((from) => toCompletions(from, names.nearly(text.slice(from)), true)));
}

/** Lower case for a job title inside a text: "java sviluppatore", but "java DevOps engineer". */
const inText = (title: string): string =>
  title.replace(/^\p{Lu}\p{Ll}+(?![\p{L}\p{N}])/u, (word) => word.toLowerCase());

/** The Italian and English label of a completion, and the text of the search field if it is chosen. */
export function labelsOf({ entry, from }: Completion, typed: string, language: SuggestionLanguage) {
  const before = typed.slice(0, from);
  const title = entry.forms && titleAsTyped(entry.forms, typed.slice(from));
  const label = title ? { it: title.label, en: entry.label.en } : entry.label;
  const chosen = language === "it" && title ? title.text : label[language];
  const name = before !== "" && entry.kind === "occupation" ? inText(chosen) : chosen;
  const toward = entry.isSmallTown && !expectsPlace(before) ? (language === "it" ? "a " : "in ") : "";
  return { label, text: before + toward + name };
}
