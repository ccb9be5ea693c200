import { msg } from "@lingui/core/macro";
import { guestUnsubscribePrefix } from "@orbita/contract/saved-searches/guest-schema";
import { createFileRoute } from "@tanstack/react-router";
import { StopAlertsPage } from "~/screens/account/sign-in/job-alerts/stop-alerts-page.tsx";
import { UnsubscribePage } from "~/screens/account/unsubscribe/unsubscribe-page.tsx";
import { noIndex } from "~/shell/navigation/page-head.ts";

export const Route = createFileRoute("/_account/unsubscribe/$token")({
  staticData: { title: msg`Email preferences` },
  head: noIndex,
  component: Unsubscribe,
});

function Unsubscribe() {
  const { token } = Route.useParams();
  return token.startsWith(guestUnsubscribePrefix) ? (
    <StopAlertsPage token={token.slice(guestUnsubscribePrefix.length)} />
  ) : (
    <UnsubscribePage token={token} />
  );
}
