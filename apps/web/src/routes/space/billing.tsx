import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import type { BillingSearch } from "~/screens/space/billing/billing-search.ts";
import { BillingPage } from "~/screens/space/billing/billing-page.tsx";

export const Route = createFileRoute("/work/$space/billing/{-$part}")({
  // The page, which is loaded lazily, validates the search parameters: a validator in this file would be in the bundle of every page.
  validateSearch: (search: Record<string, unknown>): BillingSearch => search,
  staticData: { title: msg`Billing` },
  component: Page,
});

function Page() {
  return <BillingPage part={Route.useParams().part} search={Route.useSearch()} />;
}
