import { msg } from "@lingui/core/macro";
import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { PipelinePage } from "~/features/pipeline/pipeline-page.tsx";
import { pipelineDefaults, pipelineSearch, type PipelineSearch } from "~/features/pipeline/pipeline-search.ts";
import { titleOf } from "~/shell/navigation/page-head.ts";

export const Route = createFileRoute("/work/$space/job-posts/$id/applications")({
  validateSearch: (search: Record<string, unknown>): Partial<PipelineSearch> => pipelineSearch(search),
  search: { middlewares: [stripSearchParams(pipelineDefaults)] },
  head: ({ match }) => ({ meta: [{ title: titleOf(match.context.i18n._(msg`Applications`)) }] }),
  component: Pipeline,
});

function Pipeline() {
  const { id } = Route.useParams();
  return <PipelinePage key={id} jobPostId={id} search={{ ...pipelineDefaults, ...Route.useSearch() }} />;
}
