import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { UnsubscribePage } from "~/features/unsubscribe/unsubscribe-page.tsx";
import { privateHead } from "~/shell/navigation/page-head.ts";

export const Route = createFileRoute("/_account/unsubscribe/$token")({
  head: ({ match }) => privateHead(match.context.i18n._(msg`Emails`)),
  component: Unsubscribe,
});

function Unsubscribe() {
  return <UnsubscribePage token={Route.useParams().token} />;
}
