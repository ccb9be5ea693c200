import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { SpaceSearchesPage } from "~/features/saved-searches/space-searches-page.tsx";
import { titleOf } from "~/shell/navigation/page-head.ts";

export const Route = createFileRoute("/work/$space/saved-searches")({
  validateSearch: ({ open }: Record<string, unknown>): { open?: string | undefined } =>
    typeof open === "string" ? { open } : {},
  head: ({ match }) => ({ meta: [{ title: titleOf(match.context.i18n._(msg`Saved searches`)) }] }),
  component: () => <SpaceSearchesPage open={Route.useSearch().open} />,
});
