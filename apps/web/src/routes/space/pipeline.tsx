import { msg } from "@lingui/core/macro";
import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { PipelinePage } from "~/screens/space/pipeline/pipeline-page.tsx";
import { pipelineSearch, type PipelineSearch } from "~/domain/applications/pipeline-search.ts";
import { pageDefaults, pageSearch } from "~/shell/navigation/page-search.ts";

export const Route = createFileRoute("/work/$space/job-posts/$id/applications")({
  // The page, which is loaded lazily, validates the other search parameters: a validator in this file would be in the bundle of every page.
  validateSearch: (search: Record<string, unknown>): Partial<PipelineSearch> => ({ ...search, ...pageSearch(search) }),
  search: { middlewares: [stripSearchParams(pageDefaults)] },
  staticData: { title: msg`Applications` },
  component: Pipeline,
});

function Pipeline() {
  const { id } = Route.useParams();
  return <PipelinePage key={id} jobPostId={id} search={pipelineSearch(Route.useSearch())} />;
}
