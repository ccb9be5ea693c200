import { msg } from "@lingui/core/macro";
import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { pipelineSearch, type PipelineSearch } from "~/domain/applications/pipeline-search.ts";
import { SpaceApplicationsPage } from "~/screens/space/pipeline/space-applications-page.tsx";
import { pageDefaults, pageSearch } from "~/shell/navigation/page-search.ts";

export const Route = createFileRoute("/work/$space/applications")({
  // The page, which is loaded lazily, validates the other search parameters: a validator in this file would be in the bundle of every page.
  validateSearch: (search: Record<string, unknown>): Partial<PipelineSearch> => ({ ...search, ...pageSearch(search) }),
  search: { middlewares: [stripSearchParams(pageDefaults)] },
  staticData: { title: msg`Applications` },
  component: () => <SpaceApplicationsPage search={pipelineSearch(Route.useSearch())} />,
});
