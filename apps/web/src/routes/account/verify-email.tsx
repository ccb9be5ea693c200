import { msg } from "@lingui/core/macro";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { VerifyEmailPage } from "~/features/account/verify-email-page.tsx";
import { privateHead } from "~/shell/navigation/page-head.ts";
import { returnTo } from "~/shell/navigation/return-to.ts";

type Search = { returnTo?: string; send?: true; change?: true };

export const Route = createFileRoute("/_account/verify-email")({
  // Whose address it is, is known to this tab only.
  ssr: false,
  validateSearch: (search: Record<string, unknown>): Search => {
    const to = returnTo(search["returnTo"]);
    return {
      ...(to && { returnTo: to }),
      ...(search["send"] === true && { send: true }),
      ...(search["change"] === true && { change: true }),
    };
  },
  beforeLoad: ({ context, search, cause }) => {
    // Confirmed before one came; who confirms here goes on from the form.
    if (cause === "stay" || !context.me?.emailVerified) return;
    throw search.returnTo ? redirect({ href: search.returnTo }) : redirect({ to: "/" });
  },
  head: ({ match }) => privateHead(match.context.i18n._(msg`Write the code`)),
  component: Page,
});

function Page() {
  const { returnTo: back, send = false, change = false } = Route.useSearch();
  return <VerifyEmailPage returnTo={back} send={send} change={change} />;
}
