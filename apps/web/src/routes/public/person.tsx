import { createFileRoute, notFound } from "@tanstack/react-router";
import { PersonView } from "~/features/person-page/person-view.tsx";
import type { ProfileSearch } from "~/features/person-page/read-person.ts";

export const Route = createFileRoute("/_public/_pages/u/$username")({
  staticData: { catalogues: ["single"] },
  validateSearch: ({ c, as }: Record<string, unknown>): ProfileSearch => ({
    ...(typeof c === "string" || typeof c === "number" ? { c: String(c) } : {}),
    ...(as === "space" ? { as } : {}),
  }),
  loaderDeps: ({ search }) => search,
  // The loader is imported on demand: the route is part of every page's script.
  loader: async ({ params, deps }) => {
    const { loadProfile } = await import("~/features/person-page/load-profile.ts");
    const seen = await loadProfile(params.username, deps);
    if (!seen) throw notFound();
    return seen;
  },
  head: async ({ match: { context }, loaderData }) => {
    const { profileHead } = await import("~/features/person-page/load-profile.ts");
    return profileHead(context.i18n, loaderData);
  },
  // The page stays while the view as another reader loads.
  pendingMs: 3_000,
  component: PersonPage,
});

function PersonPage() {
  const { origin: _, ...seen } = Route.useLoaderData();
  return <PersonView {...seen} username={Route.useParams().username} search={Route.useSearch()} />;
}
