import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ForgotPasswordPage } from "~/features/account/forgot-password-page.tsx";
import { noIndex } from "~/shell/navigation/page-head.ts";
import { returnToSearch, type ReturnToInput } from "~/shell/navigation/return-to.ts";

export const Route = createFileRoute("/_account/forgot-password")({
  // The pending reset is known to this tab only.
  ssr: false,
  validateSearch: (search: ReturnToInput) => returnToSearch(search),
  staticData: { title: msg`A new password` },
  head: noIndex,
  component: () => <ForgotPasswordPage returnTo={Route.useSearch().returnTo} />,
});
