import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { SpaceGone } from "~/features/space-page/space-gone.tsx";
import type { SpaceSearch } from "~/features/space-page/space-search.ts";
import { SpaceView } from "~/features/space-page/space-view.tsx";
import { pageDefaults, pageSearch } from "~/shell/navigation/page-search.ts";

export const Route = createFileRoute("/_public/_pages/space/$url")({
  validateSearch: (search: Record<string, unknown>): SpaceSearch =>
    search["view"] === "jobs" ? { ...pageSearch(search), view: "jobs" } : {},
  search: { middlewares: [stripSearchParams(pageDefaults)] },
  loaderDeps: ({ search }) => search,
  // What this page needs beside its route comes when it is first asked for: the route stands in every page's script.
  loader: async ({ params, deps }) => {
    const { loadSpace } = await import("~/features/space-page/load-space.ts");
    return await loadSpace(params.url, deps);
  },
  head: async ({ match: { context }, loaderData }) => {
    const { spaceHead } = await import("~/features/space-page/space-head.ts");
    return spaceHead(context.i18n, loaderData);
  },
  // What is read stays while the other tab is asked for: a loader in its place would take the focus and any open sheet away.
  pendingMs: 3_000,
  component: SpacePage,
  notFoundComponent: SpaceGone,
});

function SpacePage() {
  const { space, found, now } = Route.useLoaderData();
  return <SpaceView space={space} found={found} now={now} view={Route.useSearch().view ?? "overview"} />;
}
