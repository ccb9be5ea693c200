import { msg } from "@lingui/core/macro";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { OnboardingPage } from "~/screens/account/onboarding/onboarding-page.tsx";
import { noIndex } from "~/shell/navigation/page-head.ts";
import { pageShown } from "~/shell/navigation/page-shown.ts";
import { homeOf } from "~/shell/navigation/return-to.ts";
import { requireMe } from "~/shell/session/guards.ts";
import { UiRoot } from "~/shell/ui-root.tsx";

export const Route = createFileRoute("/_account/welcome")({
  ssr: false,
  beforeLoad: async ({ context, location }) => {
    const me = await requireMe(context, location);
    if (me.onboarded) {
      await pageShown();
      throw redirect({ to: homeOf(me) });
    }
    return { me };
  },
  staticData: { title: msg`Let’s get started` },
  head: noIndex,
  component: Welcome,
});

function Welcome() {
  const { me } = Route.useRouteContext();
  return (
    <UiRoot>
      <OnboardingPage me={me} />
    </UiRoot>
  );
}
