import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { GoodbyePage } from "~/screens/talent/settings/data/goodbye-page.tsx";
import { noIndex } from "~/shell/navigation/page-head.ts";

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z$/;

export const Route = createFileRoute("/_account/goodbye")({
  validateSearch: (search: Record<string, unknown>): { until?: string } => {
    const { until } = search;
    return typeof until === "string" && instant.test(until) && !Number.isNaN(Date.parse(until)) ? { until } : {};
  },
  staticData: { title: msg`Your account is closed` },
  head: noIndex,
  component: Page,
});

function Page() {
  const { until } = Route.useSearch();
  return <GoodbyePage until={until} />;
}
