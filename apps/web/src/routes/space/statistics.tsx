import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { StatisticsPage } from "~/screens/space/statistics/statistics-page.tsx";
import type { StatisticsSearch } from "~/screens/space/statistics/statistics-search.ts";

export const Route = createFileRoute("/work/$space/statistics")({
  // The page, which is loaded lazily, validates the search parameters: a validator in this file would be in the bundle of every page.
  validateSearch: (search: Record<string, unknown>): StatisticsSearch => search,
  staticData: { title: msg`Statistics` },
  component: () => <StatisticsPage search={Route.useSearch()} />,
});
