import { msg } from "@lingui/core/macro";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { pageShown } from "~/shell/navigation/page-shown.ts";
import { useClientState } from "~/shell/session/client-state.ts";
import { requireMe } from "~/shell/session/guards.ts";

/**
 * Redirects to the Space for which the user last acted in this browser, or to the user's first Space.
 * Users without a Space create one.
 */
export const Route = createFileRoute("/work")({
  ssr: false,
  staticData: { title: msg`Overview`, catalogues: ["app"] },
  beforeLoad: async ({ context, location }) => {
    const { spaces } = await requireMe(context, location);
    const last = useClientState.getState().space;
    const space = spaces.find(({ url }) => url === last) ?? spaces[0];
    await pageShown();
    if (!space) throw redirect({ to: "/spaces/new", replace: true });
    throw redirect({ to: "/work/$space", params: { space: space.url }, replace: true });
  },
});
