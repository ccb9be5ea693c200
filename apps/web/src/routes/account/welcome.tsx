import { msg } from "@lingui/core/macro";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { OnboardingPage } from "~/features/onboarding/onboarding-page.tsx";
import { privateHead } from "~/shell/navigation/page-head.ts";
import { requireMe } from "~/shell/session/guards.ts";
import { UiRoot } from "~/shell/ui-root.tsx";

export const Route = createFileRoute("/_account/welcome")({
  ssr: false,
  beforeLoad: ({ context, location }) => {
    const me = requireMe(context.me, location);
    if (me.onboarded) throw redirect({ to: "/" });
    return { me };
  },
  head: ({ match }) => privateHead(match.context.i18n._(msg`Let’s begin`)),
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
