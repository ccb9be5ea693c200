import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { MyMessagesPage } from "~/screens/space/messages/my-messages-page.tsx";
import { PublicFrame } from "~/shell/frames/public-frame.tsx";
import { noIndex } from "~/shell/navigation/page-head.ts";
import { QueryRoot } from "~/shell/query-root.tsx";
import { requireMe } from "~/shell/session/guards.ts";
import { UiRoot } from "~/shell/ui-root.tsx";

export const Route = createFileRoute("/messages/{-$thread}")({
  ssr: false,
  beforeLoad: async ({ context, location }) => {
    await requireMe(context, location);
  },
  staticData: { title: msg`Messages`, catalogues: ["app"] },
  head: noIndex,
  component: Page,
});

function Page() {
  return (
    <UiRoot>
      <QueryRoot>
        <PublicFrame foot={false}>
          <MyMessagesPage thread={Route.useParams().thread} />
        </PublicFrame>
      </QueryRoot>
    </UiRoot>
  );
}
