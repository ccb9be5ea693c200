import { createFileRoute, Outlet } from "@tanstack/react-router";
import { PublicFrame } from "~/shell/frames/public-frame.tsx";
import { speak } from "~/shell/i18n/catalogues.ts";
import { QueryRoot } from "~/shell/query-root.tsx";
import { requireMe } from "~/shell/session/guards.ts";
import { UiRoot } from "~/shell/ui-root.tsx";

export const Route = createFileRoute("/applications")({
  ssr: false,
  beforeLoad: async ({ context, location }) => {
    const me = requireMe(context.me, location);
    await speak(context.i18n, context.locale.current, ["app"]);
    return { me };
  },
  head: () => ({ meta: [{ name: "robots", content: "noindex" }] }),
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
