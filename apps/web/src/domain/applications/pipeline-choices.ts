import { pageDefaults } from "~/shell/navigation/page-search.ts";
import type { PipelineSearch, PipelineSort } from "./pipeline-search.ts";

/** The list shows the newest first by default; with order `evidence`, applications that meet the most requirements first. */
export const sortOf = ({ sort, order }: PipelineSearch): PipelineSort =>
  sort ?? (order === "evidence" ? "met:desc" : "created:desc");

export const isNarrowed = ({ q, late, requirements, post }: PipelineSearch): boolean =>
  Boolean(q ?? late ?? requirements ?? post);

/** Closed applications have no lane, so they are always a list. */
export const isBoard = ({ view, closed }: PipelineSearch): boolean => view !== "list" && closed !== true;

/** Applies a change to the search, returns to the first page and closes the open application. */
export const withChange = (search: PipelineSearch, change: Partial<PipelineSearch>): Partial<PipelineSearch> => ({
  ...search,
  page: pageDefaults.page,
  candidate: undefined,
  ...change,
});

/** Adds a requirement to the filter, or removes it. */
export function toggled({ requirements = [] }: PipelineSearch, id: string): readonly string[] | undefined {
  const next = requirements.includes(id) ? requirements.filter((one) => one !== id) : [...requirements, id];
  return next.length > 0 ? next : undefined;
}
