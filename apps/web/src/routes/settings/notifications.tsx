import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { NotificationsPage } from "~/features/settings/notifications/notifications-page.tsx";
import { privateHead } from "~/shell/navigation/page-head.ts";

export const Route = createFileRoute("/settings/notifications")({
  head: ({ match }) => privateHead(match.context.i18n._(msg`Notifications`)),
  component: NotificationsPage,
});
