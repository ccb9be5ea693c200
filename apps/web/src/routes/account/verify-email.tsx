import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { VerifyEmailPage } from "~/features/account/verify-email-page.tsx";
import { privateHead } from "~/shell/navigation/page-head.ts";

export const Route = createFileRoute("/_account/verify-email")({
  // Whose address it is, is known to this tab only.
  ssr: false,
  head: ({ match }) => privateHead(match.context.i18n._(msg`Write the code`)),
  component: VerifyEmailPage,
});
