import type { OpenStatus } from "@orbita/contract";
import { pageDefaults, pageSearch, textSearch, type PageSearch } from "~/shell/navigation/page-search.ts";

export const stages = [
  "submitted",
  "inReview",
  "shortlisted",
  "interview",
  "offer",
] as const satisfies readonly OpenStatus[];

/** Fields that column headers sort by, in both directions. */
const sortable = ["created", "replyBy", "met", "status"] as const;
export type SortField = (typeof sortable)[number];
export type PipelineSort = `${SortField}:${"asc" | "desc"}`;
const sorts = sortable.flatMap((field): PipelineSort[] => [`${field}:asc`, `${field}:desc`]);

export type PipelineSearch = PageSearch & {
  /** `list` if the user chose it; without a choice, larger screens show the board. */
  view?: "list" | undefined;
  q?: string | undefined;
  late?: true | undefined;
  /** Lists closed applications instead of open ones. */
  closed?: true | undefined;
  /** Ids and codes of requirements; the applications listed meet all of them. */
  requirements?: readonly string[] | undefined;
  order?: "evidence" | undefined;
  sort?: PipelineSort | undefined;
  /** The stage whose applications a phone lists. */
  stage?: OpenStatus | undefined;
  /** Filters by job post, in lists over several posts. */
  post?: string | undefined;
  /** Id of the open application. */
  candidate?: string | undefined;
};
export const pipelineDefaults = pageDefaults;

const isOneOf = <T extends string>(list: readonly T[], value: unknown): value is T =>
  (list as readonly unknown[]).includes(value);

const mostRequirements = 30;
function requirementsOf(value: unknown): readonly string[] | undefined {
  const texts = (Array.isArray(value) ? value : [value]).flatMap((one) => textSearch(one) ?? []);
  return texts.length > 0 ? [...new Set(texts)].slice(0, mostRequirements) : undefined;
}

/** Parses the URL's search parameters; invalid values are ignored. */
export function pipelineSearch(search: Record<string, unknown>): PipelineSearch {
  const { view, late, closed, order, sort, stage } = search;
  const [q, post, candidate] = [textSearch(search["q"]), textSearch(search["post"]), textSearch(search["candidate"])];
  const requirements = requirementsOf(search["requirements"]);
  return {
    ...pageSearch(search),
    ...(view === "list" && { view }),
    ...(q && { q }),
    ...(late === true && { late }),
    ...(closed === true && { closed }),
    ...(requirements && { requirements }),
    ...(order === "evidence" && { order }),
    ...(isOneOf(sorts, sort) && { sort }),
    ...(isOneOf(stages, stage) && { stage }),
    ...(post && { post }),
    ...(candidate && { candidate }),
  };
}

// The helpers are re-exported, so that callers import them together with the type `PipelineSearch`.
export {
  isBoard,
  isPipelineFiltered,
  getPipelineSort,
  toggleRequirement,
  changePipelineSearch,
} from "./pipeline-choices.ts";
