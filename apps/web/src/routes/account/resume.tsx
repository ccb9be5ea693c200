import { createFileRoute, Outlet } from "@tanstack/react-router";
import { PublicFrame } from "~/shell/frames/public-frame.tsx";
import { noIndex } from "~/shell/navigation/page-head.ts";
import { QueryRoot } from "~/shell/query-root.tsx";
import { requireMe } from "~/shell/session/guards.ts";
import { UiRoot } from "~/shell/ui-root.tsx";

export const Route = createFileRoute("/resume")({
  staticData: { catalogues: ["app"] },
  ssr: false,
  beforeLoad: async ({ context, location }) => {
    const me = await requireMe(context, location);
    return { me };
  },
  head: noIndex,
  component: () => (
    <UiRoot>
      <QueryRoot>
        <PublicFrame foot={false}>
          <Outlet />
        </PublicFrame>
      </QueryRoot>
    </UiRoot>
  ),
});
