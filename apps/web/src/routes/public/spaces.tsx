import { createFileRoute } from "@tanstack/react-router";
import type { SpacesSearch } from "~/screens/public/spaces/spaces-search.ts";
import { SpacesView } from "~/screens/public/spaces/spaces-view.tsx";

export const Route = createFileRoute("/_public/_pages/spaces")({
  // The loader, which is imported on demand, validates the search parameters, because this route file is in the bundle of every page.
  validateSearch: (search: Record<string, unknown>): Partial<SpacesSearch> => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const { loadSpaces } = await import("~/screens/public/spaces/load-spaces.ts");
    return await loadSpaces(deps);
  },
  head: async ({ match: { context }, loaderData }) => {
    const { spacesHead } = await import("~/screens/public/spaces/spaces-head.ts");
    return spacesHead(context.i18n, loaderData);
  },
  // The list stays on the page while a filter loads: a loading state in its place would remove the focus and any open sheet.
  pendingMs: 3_000,
  component: SpacesPage,
});

function SpacesPage() {
  return <SpacesView {...Route.useLoaderData()} />;
}
