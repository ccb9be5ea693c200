import { msg } from "@lingui/core/macro";
import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { SavedView } from "~/features/saved-jobs/saved-view.tsx";
import { noIndex } from "~/shell/navigation/page-head.ts";
import { pageDefaults, pageSearch, type PageSearch } from "~/shell/navigation/page-search.ts";
import { requireMe } from "~/shell/session/guards.ts";

export const Route = createFileRoute("/_public/_pages/saved")({
  validateSearch: (search: Record<string, unknown>): Partial<PageSearch> => pageSearch(search),
  search: { middlewares: [stripSearchParams(pageDefaults)] },
  beforeLoad: async ({ context, location }) => {
    await requireMe(context, location);
  },
  loaderDeps: ({ search }) => pageSearch(search),
  loader: async ({ deps }) => {
    // Imported on demand: the route is part of every page's script.
    const { loadSaved } = await import("~/features/saved-jobs/load-saved.ts");
    return loadSaved(deps);
  },
  // Rendered beside the applications, whose texts are in `app`.
  staticData: { title: msg`Saved jobs`, catalogues: ["app"] },
  head: noIndex,
  component: SavedPage,
});

function SavedPage() {
  return <SavedView {...Route.useLoaderData()} />;
}
