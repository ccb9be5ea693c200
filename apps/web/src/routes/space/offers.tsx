import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { SpaceOffersPage } from "~/features/offers/space-offers-page.tsx";
import type { SpaceOffersSearch } from "~/features/offers/space-offers-search.ts";

export const Route = createFileRoute("/work/$space/offers")({
  // Validated by the page: the route is part of every page's script.
  validateSearch: (search: Record<string, unknown>): SpaceOffersSearch => search,
  staticData: { title: msg`Offers` },
  component: () => <SpaceOffersPage search={Route.useSearch()} />,
});
