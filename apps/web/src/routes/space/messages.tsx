import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { SpaceMessagesPage } from "~/screens/space/messages/space-messages-page.tsx";

export const Route = createFileRoute("/work/$space/messages/{-$thread}")({
  staticData: { title: msg`Messages` },
  component: () => <SpaceMessagesPage thread={Route.useParams().thread} />,
});
