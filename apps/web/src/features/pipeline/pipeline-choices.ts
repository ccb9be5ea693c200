import { pageDefaults } from "~/shell/navigation/page-search.ts";
import type { PipelineSearch, PipelineSort } from "./pipeline-search.ts";

/** The last to arrive first; or those whose words say most of what is asked for. */
export const sortOf = ({ sort, order }: PipelineSearch): PipelineSort =>
  sort ?? (order === "evidence" ? "met:desc" : "created:desc");

export const isNarrowed = ({ q, late, requirements, post }: PipelineSearch): boolean =>
  Boolean(q ?? late ?? requirements ?? post);

/** Closed ones have no lane: they are a list. */
export const isBoard = ({ view, closed }: PipelineSearch): boolean => view !== "list" && closed !== true;

/** The same with something else in it, from its first page. */
export const withChange = (search: PipelineSearch, change: Partial<PipelineSearch>): Partial<PipelineSearch> => ({
  ...search,
  page: pageDefaults.page,
  candidate: undefined,
  ...change,
});

/** A requirement more, or one less. */
export function toggled({ requirements = [] }: PipelineSearch, id: string): readonly string[] | undefined {
  const next = requirements.includes(id) ? requirements.filter((one) => one !== id) : [...requirements, id];
  return next.length > 0 ? next : undefined;
}
