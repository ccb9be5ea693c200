import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { AdminOverview } from "~/features/admin/admin-overview.tsx";
import { titleOf } from "~/shell/navigation/page-head.ts";

export const Route = createFileRoute("/admin/")({
  head: ({ match }) => ({ meta: [{ title: titleOf(match.context.i18n._(msg`Administration`)) }] }),
  component: AdminOverview,
});
