import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { SecurityPage } from "~/features/settings/security/security-page.tsx";
import { privateHead } from "~/shell/navigation/page-head.ts";

export const Route = createFileRoute("/settings/security")({
  head: ({ match }) => privateHead(match.context.i18n._(msg`Sign-in and security`)),
  component: SecurityPage,
});
