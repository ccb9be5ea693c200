import { createFileRoute } from "@tanstack/react-router";
import type { SpacesSearch } from "~/features/space-directory/spaces-search.ts";
import { SpacesView } from "~/features/space-directory/spaces-view.tsx";

export const Route = createFileRoute("/_public/_pages/spaces")({
  // Validated by the loader, which is loaded with the page: the route is part of every page's script.
  validateSearch: (search: Record<string, unknown>): Partial<SpacesSearch> => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const { loadSpaces } = await import("~/features/space-directory/load-spaces.ts");
    return await loadSpaces(deps);
  },
  head: async ({ match: { context }, loaderData }) => {
    const { spacesHead } = await import("~/features/space-directory/spaces-head.ts");
    return spacesHead(context.i18n, loaderData);
  },
  // The list stays while a filter loads: a loading state in its place would remove the focus and any open sheet.
  pendingMs: 3_000,
  component: SpacesPage,
});

function SpacesPage() {
  return <SpacesView {...Route.useLoaderData()} />;
}
