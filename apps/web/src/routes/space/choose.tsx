import { msg } from "@lingui/core/macro";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { useClientState } from "~/shell/session/client-state.ts";
import { requireMe } from "~/shell/session/guards.ts";

/** The Space one last acted for in this browser, or the first; who has none opens one. */
export const Route = createFileRoute("/work")({
  ssr: false,
  staticData: { title: msg`Overview`, catalogues: ["app"] },
  beforeLoad: ({ context, location }) => {
    const { spaces } = requireMe(context, location);
    const last = useClientState.getState().space;
    const space = spaces.find(({ url }) => url === last) ?? spaces[0];
    if (!space) throw redirect({ to: "/spaces/new", replace: true });
    throw redirect({ to: "/work/$space", params: { space: space.url }, replace: true });
  },
});
