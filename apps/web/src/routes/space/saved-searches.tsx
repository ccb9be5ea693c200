import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { SpaceSearchesPage } from "~/screens/talent/saved-searches/space-searches-page.tsx";

export const Route = createFileRoute("/work/$space/saved-searches")({
  validateSearch: ({ open }: Record<string, unknown>): { open?: string | undefined } =>
    typeof open === "string" ? { open } : {},
  staticData: { title: msg`Saved searches` },
  component: () => <SpaceSearchesPage open={Route.useSearch().open} />,
});
