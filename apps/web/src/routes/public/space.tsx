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
  // The loader is imported on demand: the route is part of every page's script.
  loader: async ({ params, deps }) => {
    const { loadSpace } = await import("~/features/space-page/load-space.ts");
    return await loadSpace(params.url, deps);
  },
  head: async ({ match: { context }, loaderData }) => {
    const { spaceHead } = await import("~/features/space-page/space-head.ts");
    return spaceHead(context.i18n, loaderData);
  },
  // The page stays while the other tab loads: a loading state in its place would remove the focus and any open sheet.
  pendingMs: 3_000,
  component: SpacePage,
  notFoundComponent: SpaceGone,
});

function SpacePage() {
  const { space, found, now } = Route.useLoaderData();
  return <SpaceView space={space} found={found} now={now} view={Route.useSearch().view ?? "overview"} />;
}
