import { msg } from "@lingui/core/macro";
import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { SavedView } from "~/screens/public/saved/saved-view.tsx";
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
    // The loader is imported on demand, because this route file is in the bundle of every page.
    const { loadSaved } = await import("~/screens/public/saved/load-saved.ts");
    return loadSaved(deps);
  },
  // The page has the tabs of the applications, whose texts are in the `app` catalogue.
  staticData: { title: msg`Saved jobs`, catalogues: ["app"] },
  head: noIndex,
  component: SavedPage,
});

function SavedPage() {
  return <SavedView {...Route.useLoaderData()} />;
}
