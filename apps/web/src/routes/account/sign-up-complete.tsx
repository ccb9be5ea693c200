import { msg } from "@lingui/core/macro";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { CompletePage } from "~/features/social/complete-page.tsx";
import { noIndex } from "~/shell/navigation/page-head.ts";
import { pageShown } from "~/shell/navigation/page-shown.ts";

export const Route = createFileRoute("/_account/sign-up/complete")({
  // The pending sign-up is known to this tab only.
  ssr: false,
  beforeLoad: async () => {
    // Loaded with this page: the route is part of every page's script.
    const { keptSignUp } = await import("~/features/social/kept-sign-up.ts");
    const pending = keptSignUp.read();
    if (!pending) {
      await pageShown();
      throw redirect({ to: "/sign-up", replace: true });
    }
    return { pending };
  },
  staticData: { title: msg`Complete your profile` },
  head: noIndex,
  component: () => <CompletePage pending={Route.useRouteContext().pending} />,
});
