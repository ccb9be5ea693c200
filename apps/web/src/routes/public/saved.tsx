import { msg } from "@lingui/core/macro";
import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { SavedView } from "~/features/saved-jobs/saved-view.tsx";
import { speak } from "~/shell/i18n/catalogues.ts";
import { privateHead } from "~/shell/navigation/page-head.ts";
import { pageDefaults, pageSearch, type PageSearch } from "~/shell/navigation/page-search.ts";
import { requireMe } from "~/shell/session/guards.ts";

export const Route = createFileRoute("/_public/_pages/saved")({
  validateSearch: (search: Record<string, unknown>): Partial<PageSearch> => pageSearch(search),
  search: { middlewares: [stripSearchParams(pageDefaults)] },
  beforeLoad: async ({ context, location }) => {
    requireMe(context.me, location);
    // It stands beside one's applications, which speak from there.
    await speak(context.i18n, context.locale.current, ["app"]);
  },
  loaderDeps: ({ search }) => pageSearch(search),
  loader: async ({ deps }) => {
    // The route stands in every page's script.
    const { loadSaved } = await import("~/features/saved-jobs/load-saved.ts");
    return loadSaved(deps);
  },
  head: ({ match: { context } }) => privateHead(context.i18n._(msg`Saved jobs`)),
  component: SavedPage,
});

function SavedPage() {
  return <SavedView {...Route.useLoaderData()} />;
}
