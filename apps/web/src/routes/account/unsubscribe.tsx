import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { UnsubscribePage } from "~/screens/account/unsubscribe/unsubscribe-page.tsx";
import { noIndex } from "~/shell/navigation/page-head.ts";

export const Route = createFileRoute("/_account/unsubscribe/$token")({
  staticData: { title: msg`Email preferences` },
  head: noIndex,
  component: Unsubscribe,
});

function Unsubscribe() {
  return <UnsubscribePage token={Route.useParams().token} />;
}
