import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { SpaceOffersPage } from "~/screens/talent/offers/space-offers-page.tsx";
import type { SpaceOffersSearch } from "~/screens/talent/offers/space-offers-search.ts";

export const Route = createFileRoute("/work/$space/offers")({
  // The page validates the search parameters, because this route file is in the bundle of every page.
  validateSearch: (search: Record<string, unknown>): SpaceOffersSearch => search,
  staticData: { title: msg`Contact requests` },
  component: () => <SpaceOffersPage search={Route.useSearch()} />,
});
