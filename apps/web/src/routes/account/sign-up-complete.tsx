import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { CompletePage } from "~/features/social/complete-page.tsx";
import { privateHead } from "~/shell/navigation/page-head.ts";

export const Route = createFileRoute("/_account/sign-up/complete")({
  // Whose sign-up it is, is known to this tab only.
  ssr: false,
  head: ({ match }) => privateHead(match.context.i18n._(msg`Complete your profile`)),
  component: CompletePage,
});
