import {
  suggestionLimits,
  type Filter,
  type JobPost,
  type JobSuggestion,
  type jobSuggestionQuery,
  type SearchPayload,
} from "@orbita/contract";
import { countMany, type DocumentGroup } from "@orbita/platform";
import type { z } from "zod";
import type { ReadCtx } from "../../kernel/ctx.ts";
import { loadLexicon, type Lexicon } from "../../lexicon/index.ts";
import { jobPostIndex, stillOpen } from "../search.ts";
import { waysOfTexts } from "../typed/run-typed-search.ts";
import { compareDemand, completeText, labelsOf, tierOf, type Completion } from "./complete-text.ts";
import { loadDemand } from "./job-demand.ts";
import { loadSuggestibleNames } from "./suggestible-names.ts";

type SuggestionQuery = z.output<typeof jobSuggestionQuery>;
type NamedKind = "occupation" | "skill" | "place";
type CountedCompletion = { readonly completion: Completion; readonly suggestion: JobSuggestion & { text: string } };

/** The number of suggestions of each kind that are counted, so that some are left when those without open jobs are dropped. */
const mostCounted = { occupation: 6, skill: 6, place: 4 } as const satisfies Record<NamedKind, number>;

/** A word that stands twice in a row: the suggestion would repeat the word before it. */
const repeated = /(?<![\p{L}\p{N}])([\p{L}\p{N}]+) \1(?![\p{L}\p{N}])/iu;

const capitalised = (name: string): string => name.replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());

/** The name that the typed words begin, if the label of the suggestion is another one. */
function otherName({ entry, match }: Completion, label: string): string | null {
  if (label.toLowerCase().includes(match.name.toLowerCase())) return null;
  // The lexicon has the names of places in lower case.
  return entry.kind === "place" ? capitalised(match.name) : match.name;
}

function toSuggestion(completion: Completion, { q, language }: SuggestionQuery): CountedCompletion {
  const { entry, match, from, isCorrected } = completion;
  const { label, text } = labelsOf(completion, q, language);
  const isForm = language === "it" && entry.forms !== null && Object.values(entry.forms).includes(match.name);
  const suggestion = {
    kind: entry.kind,
    id: entry.kind === "place" ? entry.label.it : entry.id,
    label,
    matched: isForm ? null : otherName(completion, label[language]),
    corrected: isCorrected,
    from,
    text,
    url: null,
    count: 0,
  };
  return { completion, suggestion };
}

/** The best completions of each kind, each text once. */
function candidatesOf(completions: readonly Completion[], query: SuggestionQuery): CountedCompletion[] {
  const texts = new Set<string>();
  const isUsable = ({ suggestion: { text } }: CountedCompletion) => {
    const low = text.toLowerCase();
    const isKnown = texts.has(low);
    texts.add(low);
    return !isKnown && text.length <= suggestionLimits.text && !repeated.test(text);
  };
  return (["occupation", "skill", "place"] as const).flatMap((kind) =>
    completions
      .filter(({ entry }) => entry.kind === kind)
      .slice(0, mostCounted[kind] * 2)
      .map((completion) => toSuggestion(completion, query))
      .filter(isUsable)
      .slice(0, mostCounted[kind]),
  );
}

/** The question that a search for the text asks. */
function questionOf(text: string, filters: readonly Filter[], lexicon: Lexicon, now: Date) {
  const all: Filter[] = [{ f: "text", v: text, mm: "c" }, ...filters];
  const payload = { page: 0, size: 1, sort: "publishedAt:desc", filters: all, projections: [], facets: [] };
  return {
    payload: payload as unknown as SearchPayload,
    also: [stillOpen(now)],
    ways: waysOfTexts(all, lexicon),
  };
}

/** The shortest text that finds a Space by a later word of its name. */
const innerFrom = 3;
const mostSpaces = 6;

/** The Spaces with open jobs whose name, or a word of it, begins with the text. */
function spaceGroup(typed: string, now: Date) {
  const text = typed.trim();
  const escaped = text.replaceAll(/[\\*?]/g, String.raw`\$&`);
  const begins = [
    { prefix: { spaceName: { value: text } } },
    ...(text.length < innerFrom ? [] : [{ wildcard: { "spaceName.part": { value: `* ${escaped}*` } } }]),
  ];
  const filter = [{ bool: { should: begins, minimum_should_match: 1 } }, stillOpen(now)];
  return { field: "spaceId", filter, most: mostSpaces, example: "space" };
}

function spacesOf(groups: readonly DocumentGroup<JobPost["space"]>[], typed: string): JobSuggestion[] {
  const low = typed.trim().toLowerCase();
  const from = typed.length - typed.trimStart().length;
  return groups
    .map(({ value, count, example: { name, url } }) => {
      const label = { it: name, en: name };
      return {
        kind: "space" as const,
        id: value,
        label,
        matched: null,
        corrected: false,
        from,
        text: null,
        url,
        count,
      };
    })
    .toSorted(
      (one, other) =>
        Number(other.label.it.toLowerCase().startsWith(low)) - Number(one.label.it.toLowerCase().startsWith(low)),
    );
}

/** Sets the counts, and orders completions of the same tier by them. */
function inOrder(candidates: readonly CountedCompletion[], counts: readonly number[]): JobSuggestion[] {
  return candidates
    .map(({ completion: { entry, from, match }, suggestion }, at) => {
      const posts = counts[at]!;
      return { suggestion: { ...suggestion, count: posts }, entry, posts, tier: tierOf(from, posts, match) };
    })
    .toSorted((one, other) => other.tier - one.tier || compareDemand(one, other))
    .map(({ suggestion }) => suggestion);
}

/** The first suggestions of each kind. Those without open jobs are left out, because they lead to an empty list. */
const chooseShown = (all: readonly JobSuggestion[]): JobSuggestion[] =>
  (["occupation", "skill", "space", "place"] as const).flatMap((kind) =>
    all.filter((one) => one.kind === kind && one.count > 0).slice(0, suggestionLimits[kind]),
  );

/** Loads all names at start, so that neither the first search nor the first suggestions wait for them. */
export async function warmUpJobSearch({ tx, now }: Pick<ReadCtx, "tx" | "now">): Promise<void> {
  const lexicon = await loadLexicon(tx, now);
  const { startingWith } = await loadSuggestibleNames(lexicon);
  // Sorts the names of each first letter.
  for (const letter of "abcdefghijklmnopqrstuvwxyz") startingWith(letter);
}

/**
 * Suggestions for a text that somebody types into the job search. Each has the number of jobs that a search for it finds: the engine
 * counts the very questions of these searches, all in one request.
 */
export async function suggestJobs({ tx, search, now }: ReadCtx, query: SuggestionQuery): Promise<JobSuggestion[]> {
  const { q, filters = [] } = query;
  if (!/[\p{L}\p{N}]/u.test(q)) return [];
  const typed = q.normalize("NFC");
  const lexicon = await loadLexicon(tx, now);
  const [names, demand] = await Promise.all([loadSuggestibleNames(lexicon), loadDemand(search, now)]);
  const candidates = candidatesOf(completeText(typed, names, demand), { ...query, q: typed });
  const { counts, groups } = await countMany<JobPost["space"]>(
    search,
    jobPostIndex,
    candidates.map(({ suggestion }) => questionOf(suggestion.text, filters as Filter[], lexicon, now)),
    spaceGroup(typed, now),
  );
  return chooseShown([...inOrder(candidates, counts), ...spacesOf(groups, typed)]);
}
