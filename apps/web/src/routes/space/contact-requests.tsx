import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { SpaceContactRequestsPage } from "~/screens/talent/contact-requests/space-contact-requests-page.tsx";
import type { SpaceContactRequestsSearch } from "~/screens/talent/contact-requests/space-contact-requests-search.ts";

export const Route = createFileRoute("/work/$space/contact-requests")({
  // The page, which is loaded lazily, validates the search parameters: a validator in this file would be in the bundle of every page.
  validateSearch: (search: Record<string, unknown>): SpaceContactRequestsSearch => search,
  staticData: { title: msg`Contact requests` },
  component: () => <SpaceContactRequestsPage search={Route.useSearch()} />,
});
