import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import type { BillingSearch } from "~/features/billing/billing-search.ts";
import { BillingPage } from "~/features/billing/billing-page.tsx";

export const Route = createFileRoute("/work/$space/billing/{-$part}")({
  // Validated by the page: the route is part of every page's script.
  validateSearch: (search: Record<string, unknown>): BillingSearch => search,
  staticData: { title: msg`Billing` },
  component: Page,
});

function Page() {
  return <BillingPage part={Route.useParams().part} search={Route.useSearch()} />;
}
