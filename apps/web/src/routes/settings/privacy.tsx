import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { PrivacyPage } from "~/features/settings/privacy/privacy-page.tsx";
import { privateHead } from "~/shell/navigation/page-head.ts";

export const Route = createFileRoute("/settings/privacy")({
  head: ({ match }) => privateHead(match.context.i18n._(msg`Privacy`)),
  component: PrivacyPage,
});
