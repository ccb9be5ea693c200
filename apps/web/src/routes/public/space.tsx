import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { SpaceGone } from "~/screens/public/space/space-gone.tsx";
import type { SpacePageSearchParams } from "~/screens/public/space/space-search.ts";
import { SpaceView } from "~/screens/public/space/space-view.tsx";
import { pageDefaults, pageSearch } from "~/shell/navigation/page-search.ts";

export const Route = createFileRoute("/_public/_pages/space/$url")({
  validateSearch: (search: Record<string, unknown>): SpacePageSearchParams =>
    search["view"] === "jobs" ? { ...pageSearch(search), view: "jobs" } : {},
  search: { middlewares: [stripSearchParams(pageDefaults)] },
  loaderDeps: ({ search }) => search,
  // The loader is imported on demand, because this route file is in the bundle of every page.
  loader: async ({ params, deps }) => {
    const { loadSpace } = await import("~/screens/public/space/load-space.ts");
    return await loadSpace(params.url, deps);
  },
  head: async ({ match: { context }, loaderData }) => {
    const { spaceHead } = await import("~/screens/public/space/space-head.ts");
    return spaceHead(context.i18n, loaderData);
  },
  // The current tab stays on the page while the other loads: a loading state in its place would remove the focus and any open sheet.
  pendingMs: 3_000,
  component: SpacePage,
  notFoundComponent: SpaceGone,
});

function SpacePage() {
  const { space, found, now } = Route.useLoaderData();
  return <SpaceView space={space} found={found} now={now} view={Route.useSearch().view ?? "overview"} />;
}
