import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import type { SearchSchemaInput } from "@tanstack/react-router";
import { VerifyEmailPage } from "~/screens/account/sign-in/verify-email-page.tsx";
import { noIndex } from "~/shell/navigation/page-head.ts";
import { pageShown } from "~/shell/navigation/page-shown.ts";
import { redirectBack, returnToSearch } from "~/shell/navigation/return-to.ts";
import { requireMe } from "~/shell/session/guards.ts";

/** `returnTo` is a required key, so that no link to this page omits the page to return to. */
type VerifyEmailSearchInput = { returnTo: string | undefined; send?: true; change?: true } & SearchSchemaInput;

export const Route = createFileRoute("/_account/verify-email")({
  // The page is not rendered on the server, because the pending address is stored in this tab only.
  ssr: false,
  validateSearch: (search: VerifyEmailSearchInput) => ({
    ...returnToSearch(search),
    send: search.send === true ? (true as const) : undefined,
    change: search.change === true ? (true as const) : undefined,
  }),
  beforeLoad: async ({ context, search, cause, location }) => {
    // The route runs again after the code was accepted. The form itself then navigates away.
    if (cause === "stay") return { pending: null };
    if (context.me?.emailVerified) {
      await pageShown();
      throw redirectBack(search.returnTo, context.me);
    }
    // The pending address is read by code imported on demand, because this route file is in the bundle of every page.
    const { pendingVerificationOf } = await import("~/screens/account/sign-in/pending-verification.ts");
    const pending = pendingVerificationOf(context.me, search.returnTo);
    // The pending address is known only in the tab and browser of the sign-up. Elsewhere the user signs in and then returns here.
    if (!pending) await requireMe(context, location);
    return { pending };
  },
  staticData: { title: msg`Enter the code` },
  head: noIndex,
  component: Page,
});

function Page() {
  const { send = false, change = false } = Route.useSearch();
  return <VerifyEmailPage opened={Route.useRouteContext().pending} send={send} change={change} />;
}
