import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import type { SearchSchemaInput } from "@tanstack/react-router";
import { VerifyEmailPage } from "~/features/account/verify-email-page.tsx";
import { noIndex } from "~/shell/navigation/page-head.ts";
import { pageShown } from "~/shell/navigation/page-shown.ts";
import { redirectBack, returnToSearch } from "~/shell/navigation/return-to.ts";
import { requireMe } from "~/shell/session/guards.ts";

/** `returnTo` is required, so that no link to this page forgets the way back. */
type Input = { returnTo: string | undefined; send?: true; change?: true } & SearchSchemaInput;

export const Route = createFileRoute("/_account/verify-email")({
  // The pending address is known to this tab only.
  ssr: false,
  validateSearch: (search: Input) => ({
    ...returnToSearch(search),
    send: search.send === true ? (true as const) : undefined,
    change: search.change === true ? (true as const) : undefined,
  }),
  beforeLoad: async ({ context, search, cause, location }) => {
    // The form itself navigates away after the code was accepted.
    if (cause === "stay") return { pending: null };
    if (context.me?.emailVerified) {
      await pageShown();
      throw redirectBack(search.returnTo);
    }
    // Loaded with this page: the route is part of every page's script.
    const { pendingVerificationOf } = await import("~/features/account/pending-verification.ts");
    const pending = pendingVerificationOf(context.me, search.returnTo);
    // Another tab or another browser: signing in returns here.
    if (!pending) await requireMe(context, location);
    return { pending };
  },
  staticData: { title: msg`Write the code` },
  head: noIndex,
  component: Page,
});

function Page() {
  const { send = false, change = false } = Route.useSearch();
  return <VerifyEmailPage opened={Route.useRouteContext().pending} send={send} change={change} />;
}
