import type { PipelineSearch } from "./pipeline-search.ts";

export function SpaceApplicationsPage({ search }: { search: PipelineSearch }) {
  return <p>{search.page}</p>;
}
