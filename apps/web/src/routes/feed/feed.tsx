import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { FeedRooms } from "~/features/feed/feed-rooms.tsx";
import { PublicFrame } from "~/shell/frames/public-frame.tsx";
import { speak } from "~/shell/i18n/catalogues.ts";
import { privateHead } from "~/shell/navigation/page-head.ts";
import { QueryRoot } from "~/shell/query-root.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";

export const Route = createFileRoute("/feed/{-$part}/{-$key}")({
  ssr: false,
  beforeLoad: ({ context }) => speak(context.i18n, context.locale.current, ["app"]),
  head: ({ match }) => privateHead(match.context.i18n._(msg`Feed`)),
  component: Page,
});

function Page() {
  const { part, key } = Route.useParams();
  return (
    <UiRoot>
      <QueryRoot>
        <PublicFrame foot={false}>
          <FeedRooms part={part} name={key} />
        </PublicFrame>
      </QueryRoot>
    </UiRoot>
  );
}
