import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ForgotPasswordPage } from "~/features/account/forgot-password-page.tsx";
import { privateHead } from "~/shell/navigation/page-head.ts";
import { returnTo } from "~/shell/navigation/return-to.ts";

export const Route = createFileRoute("/_account/forgot-password")({
  // Who waits for a code here is known to this tab only.
  ssr: false,
  validateSearch: (search: Record<string, unknown>): { returnTo?: string } => {
    const to = returnTo(search["returnTo"]);
    return to ? { returnTo: to } : {};
  },
  head: ({ match }) => privateHead(match.context.i18n._(msg`A new password`)),
  component: () => <ForgotPasswordPage returnTo={Route.useSearch().returnTo} />,
});
