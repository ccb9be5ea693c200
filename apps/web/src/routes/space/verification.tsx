import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { VerificationPage } from "~/features/verification/verification-page.tsx";
import { titleOf } from "~/shell/navigation/page-head.ts";

export const Route = createFileRoute("/work/$space/settings/verification")({
  head: ({ match }) => ({ meta: [{ title: titleOf(match.context.i18n._(msg`Verification`)) }] }),
  component: VerificationPage,
});
