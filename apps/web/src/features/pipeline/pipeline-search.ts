import type { OpenStatus } from "@orbita/contract";
import { pageDefaults, pageSearch, textSearch, type PageSearch } from "~/shell/navigation/page-search.ts";

export const stages = [
  "submitted",
  "inReview",
  "shortlisted",
  "interview",
  "offer",
] as const satisfies readonly OpenStatus[];

/** What a column's head sorts by, both ways. */
const sortable = ["created", "replyBy", "met", "status"] as const;
export type SortField = (typeof sortable)[number];
export type PipelineSort = `${SortField}:${"asc" | "desc"}`;
const sorts = sortable.flatMap((field): PipelineSort[] => [`${field}:asc`, `${field}:desc`]);

export type PipelineSearch = PageSearch & {
  /** A board on larger screens, unless asked for otherwise. */
  view?: "list" | undefined;
  q?: string | undefined;
  late?: true | undefined;
  /** Those that are over, in place of those that are open. */
  closed?: true | undefined;
  /** Ids and codes of requirements: only those that meet them all. */
  requirements?: readonly string[] | undefined;
  order?: "evidence" | undefined;
  sort?: PipelineSort | undefined;
  /** Which state a phone lists. */
  stage?: OpenStatus | undefined;
  /** Which post, where several are listed. */
  post?: string | undefined;
  /** Who is looked at. */
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

/** What the address says, as far as it can be meant; the rest counts as not said. */
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

// What one does with it, for who imports it from here.
export { isBoard, isNarrowed, sortOf, toggled, withChange } from "./pipeline-choices.ts";
