import { createFileRoute, notFound } from "@tanstack/react-router";
import type { SalariesSearch } from "~/domain/salaries/salaries-search.ts";
import { SalariesView } from "~/screens/public/salaries/salaries-view.tsx";

export const Route = createFileRoute("/_public/salaries/{-$role}")({
  staticData: { catalogues: ["salaries"] },
  // The loader, which is imported on demand, validates the search parameters, because this route file is in the bundle of every page.
  validateSearch: (search: Record<string, unknown>): SalariesSearch => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ params, deps }) => {
    const { loadSalaries } = await import("~/screens/public/salaries/load-salaries.ts");
    const loaded = await loadSalaries(params.role, deps);
    if (!loaded) throw notFound();
    return loaded;
  },
  head: async ({ match: { context }, loaderData }) => {
    const { salariesHead } = await import("~/screens/public/salaries/salaries-head.ts");
    return salariesHead(context.i18n, loaderData);
  },
  // The figures stay on the page while others load.
  pendingMs: 3_000,
  component: SalariesPage,
});

function SalariesPage() {
  return <SalariesView {...Route.useLoaderData()} />;
}
