import { msg } from "@lingui/core/macro";
import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { pipelineDefaults, pipelineSearch, type PipelineSearch } from "~/features/pipeline/pipeline-search.ts";
import { SpaceApplicationsPage } from "~/features/pipeline/space-applications-page.tsx";
import { titleOf } from "~/shell/navigation/page-head.ts";

export const Route = createFileRoute("/work/$space/applications")({
  validateSearch: (search: Record<string, unknown>): Partial<PipelineSearch> => pipelineSearch(search),
  search: { middlewares: [stripSearchParams(pipelineDefaults)] },
  head: ({ match }) => ({ meta: [{ title: titleOf(match.context.i18n._(msg`Applications`)) }] }),
  component: () => <SpaceApplicationsPage search={{ ...pipelineDefaults, ...Route.useSearch() }} />,
});
