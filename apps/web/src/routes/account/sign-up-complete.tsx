import { msg } from "@lingui/core/macro";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { CompletePage } from "~/screens/account/sign-in/social/complete-page.tsx";
import { noIndex } from "~/shell/navigation/page-head.ts";
import { pageShown } from "~/shell/navigation/page-shown.ts";

export const Route = createFileRoute("/_account/sign-up/complete")({
  // The page is not rendered on the server, because the pending sign-up is stored in this tab only.
  ssr: false,
  beforeLoad: async () => {
    // The stored sign-up is read by code imported on demand, because this route file is in the bundle of every page.
    const { storedSignUp } = await import("~/screens/account/sign-in/social/stored-sign-up.ts");
    const pending = storedSignUp.read();
    if (!pending) {
      await pageShown();
      throw redirect({ to: "/sign-up", replace: true });
    }
    return { pending };
  },
  staticData: { title: msg`Finish signing up` },
  head: noIndex,
  component: () => <CompletePage pending={Route.useRouteContext().pending} />,
});
