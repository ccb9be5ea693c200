import { createFileRoute, notFound } from "@tanstack/react-router";
import { PersonView } from "~/screens/public/person/person-view.tsx";
import type { ProfileSearch } from "~/screens/public/person/read-person.ts";

export const Route = createFileRoute("/_public/_pages/u/$username")({
  staticData: { catalogues: ["single"] },
  validateSearch: ({ c, as }: Record<string, unknown>): ProfileSearch => ({
    ...(typeof c === "string" || typeof c === "number" ? { c: String(c) } : {}),
    ...(as === "space" ? { as } : {}),
  }),
  loaderDeps: ({ search }) => search,
  // The loader is imported on demand, because this route file is in the bundle of every page.
  loader: async ({ params, deps }) => {
    const { loadProfile } = await import("~/screens/public/person/load-profile.ts");
    const seen = await loadProfile(params.username, deps);
    if (!seen) throw notFound();
    return seen;
  },
  head: async ({ match: { context }, loaderData }) => {
    const { profileHead } = await import("~/screens/public/person/load-profile.ts");
    return profileHead(context.i18n, loaderData);
  },
  // The current page stays visible while the preview as another viewer loads.
  pendingMs: 3_000,
  component: PersonPage,
});

function PersonPage() {
  const { origin: _, ...seen } = Route.useLoaderData();
  return <PersonView {...seen} username={Route.useParams().username} search={Route.useSearch()} />;
}
