import { createFileRoute, Outlet } from "@tanstack/react-router";
import { useEffect } from "react";
import { useRemoved } from "~/screens/space/members/use-removed.ts";
import { MemberFrame } from "~/shell/frames/inner/member-frame.tsx";
import { noIndex } from "~/shell/navigation/page-head.ts";
import { QueryRoot } from "~/shell/query-root.tsx";
import { ActingSpaceProvider } from "~/shell/session/acting-space.tsx";
import { rememberSpace } from "~/shell/session/client-state.ts";
import { requireMe } from "~/shell/session/guards.ts";
import { rememberOpened } from "~/shell/session/opened-spaces.ts";
import { NotAllowedPage } from "~/shell/states/not-allowed-page.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";

export const Route = createFileRoute("/work/$space")({
  staticData: { catalogues: ["app"] },
  ssr: false,
  beforeLoad: async ({ context, location, params }) => {
    const me = await requireMe(context, location);
    const space = me.spaces.find(({ url }) => url === params.space) ?? null;
    if (space) rememberSpace(space.url);
    return { me, space };
  },
  head: noIndex,
  component: SpaceLayout,
});

function SpaceLayout() {
  const { me, space } = Route.useRouteContext();
  useRemoved(space, Route.useParams().space);
  const id = space?.id;
  useEffect(() => {
    if (id) rememberOpened(id);
  }, [id]);
  if (!space)
    return (
      <main id="main" tabIndex={-1}>
        <NotAllowedPage />
      </main>
    );
  return (
    <UiRoot>
      <QueryRoot>
        <ActingSpaceProvider space={space}>
          <MemberFrame me={me} space={space}>
            <Outlet />
          </MemberFrame>
        </ActingSpaceProvider>
      </QueryRoot>
    </UiRoot>
  );
}
