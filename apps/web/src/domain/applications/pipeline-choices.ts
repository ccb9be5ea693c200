import { pageDefaults } from "~/shell/navigation/page-search.ts";
import type { PipelineSearch, PipelineSort } from "./pipeline-search.ts";

/**
 * The sort order of the list.
 * By default the newest applications come first; with order `evidence`, those that meet the most requirements.
 */
export const getPipelineSort = ({ sort, order }: PipelineSearch): PipelineSort =>
  sort ?? (order === "evidence" ? "met:desc" : "created:desc");

export const isPipelineFiltered = ({ q, late, requirements, post }: PipelineSearch): boolean =>
  Boolean(q ?? late ?? requirements ?? post);

/** Whether to show the board. Closed applications have no lane on the board, so they are always shown as a list. */
export const isBoard = ({ view, closed }: PipelineSearch): boolean => view !== "list" && closed !== true;

/** Applies a change to the search, returns to the first page and closes the open application. */
export const changePipelineSearch = (
  search: PipelineSearch,
  change: Partial<PipelineSearch>,
): Partial<PipelineSearch> => ({
  ...search,
  page: pageDefaults.page,
  candidate: undefined,
  ...change,
});

/** The requirements filter after a requirement was toggled: added, or removed if it was chosen before. */
export function toggleRequirement({ requirements = [] }: PipelineSearch, id: string): readonly string[] | undefined {
  const next = requirements.includes(id) ? requirements.filter((one) => one !== id) : [...requirements, id];
  return next.length > 0 ? next : undefined;
}
