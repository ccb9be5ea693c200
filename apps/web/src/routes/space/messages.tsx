import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { SpaceMessagesPage } from "~/features/messages/space-messages-page.tsx";
import { titleOf } from "~/shell/navigation/page-head.ts";

export const Route = createFileRoute("/work/$space/messages/{-$thread}")({
  head: ({ match }) => ({ meta: [{ title: titleOf(match.context.i18n._(msg`Messages`)) }] }),
  component: () => <SpaceMessagesPage thread={Route.useParams().thread} />,
});
