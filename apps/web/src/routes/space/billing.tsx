import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import type { BillingSearch } from "~/features/billing/billing-search.ts";
import { BillingPage } from "~/features/billing/billing-page.tsx";

export const Route = createFileRoute("/work/$space/billing/{-$part}")({
  // Read by the page itself: what is written here is carried by every page.
  validateSearch: (search: Record<string, unknown>): BillingSearch => search,
  staticData: { title: msg`Billing` },
  component: Page,
});

function Page() {
  return <BillingPage part={Route.useParams().part} search={Route.useSearch()} />;
}
