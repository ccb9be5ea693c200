import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ForgotPasswordPage } from "~/screens/account/sign-in/forgot-password-page.tsx";
import { noIndex } from "~/shell/navigation/page-head.ts";
import { returnToSearch, type ReturnToInput } from "~/shell/navigation/return-to.ts";

export const Route = createFileRoute("/_account/forgot-password")({
  // The page is not rendered on the server, because the pending reset is stored in this tab only.
  ssr: false,
  validateSearch: (search: ReturnToInput) => returnToSearch(search),
  staticData: { title: msg`Reset your password` },
  head: noIndex,
  component: () => <ForgotPasswordPage returnTo={Route.useSearch().returnTo} />,
});
