import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { StatisticsPage } from "~/features/statistics/statistics-page.tsx";
import type { StatisticsSearch } from "~/features/statistics/statistics-search.ts";

export const Route = createFileRoute("/work/$space/statistics")({
  // Validated by the page: the route is part of every page's script.
  validateSearch: (search: Record<string, unknown>): StatisticsSearch => search,
  staticData: { title: msg`Statistics` },
  component: () => <StatisticsPage search={Route.useSearch()} />,
});
