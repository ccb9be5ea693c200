import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { OverviewPage } from "~/features/overview/overview-page.tsx";
import { titleOf } from "~/shell/navigation/page-head.ts";

export const Route = createFileRoute("/work/$space/")({
  head: ({ match }) => ({ meta: [{ title: titleOf(match.context.i18n._(msg`Overview`)) }] }),
  component: OverviewPage,
});
