import { msg } from "@lingui/core/macro";
import type { NotificationTopic } from "@orbita/contract";
import { Page } from "@orbita/ui/base/page.tsx";
import { createFileRoute } from "@tanstack/react-router";
import { MemberFrame } from "~/shell/frames/inner/member-frame.tsx";
import { PublicFrame } from "~/shell/frames/public-frame.tsx";
import { noIndex } from "~/shell/navigation/page-head.ts";
import { textSearch } from "~/shell/navigation/page-search.ts";
import { NotificationsPage } from "~/shell/notifications/notifications-page.tsx";
import { QueryRoot } from "~/shell/query-root.tsx";
import { ActingSpaceProvider } from "~/shell/session/acting-space.tsx";
import { requireMe } from "~/shell/session/guards.ts";
import { UiRoot } from "~/shell/ui-root.tsx";

type NotificationsSearch = { space?: string; topic?: NotificationTopic };

export const Route = createFileRoute("/notifications")({
  ssr: false,
  validateSearch: (search: Record<string, unknown>): NotificationsSearch => {
    const [space, { topic }] = [textSearch(search["space"]), search];
    return { ...(space && { space }), ...((topic === "promises" || topic === "applications") && { topic }) };
  },
  beforeLoad: async ({ context, location }) => {
    const me = await requireMe(context, location);
    return { me };
  },
  staticData: { title: msg`Notifications`, catalogues: ["app"] },
  head: noIndex,
  component: Notifications,
});

/** The notifications page. A user who comes from a Space stays in its frame and sees the Space's notifications. */
function Notifications() {
  const { me } = Route.useRouteContext();
  const { space: url, topic } = Route.useSearch();
  const space = me.spaces.find((one) => one.url === url);
  const page = <NotificationsPage space={space} topic={topic} />;
  return (
    <UiRoot>
      <QueryRoot>
        {space ? (
          <ActingSpaceProvider space={space}>
            <MemberFrame me={me} space={space}>
              {page}
            </MemberFrame>
          </ActingSpaceProvider>
        ) : (
          <PublicFrame foot={false}>
            <Page as="main">{page}</Page>
          </PublicFrame>
        )}
      </QueryRoot>
    </UiRoot>
  );
}
