import { createFileRoute, Outlet } from "@tanstack/react-router";
import { AdminFrame } from "~/shell/frames/admin-frame.tsx";
import { speak } from "~/shell/i18n/catalogues.ts";
import { QueryRoot } from "~/shell/query-root.tsx";
import { requireMe } from "~/shell/session/guards.ts";
import { NotAllowedPage } from "~/shell/states/not-allowed-page.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";

export const Route = createFileRoute("/admin")({
  ssr: false,
  beforeLoad: async ({ context, location }) => {
    const me = requireMe(context.me, location);
    await speak(context.i18n, context.locale.current, ["app"]);
    return { me };
  },
  head: () => ({ meta: [{ name: "robots", content: "noindex" }] }),
  component: AdminLayout,
});

function AdminLayout() {
  const { me } = Route.useRouteContext();
  if (!me.scopes.includes("admin"))
    return (
      <main id="main" tabIndex={-1}>
        <NotAllowedPage />
      </main>
    );
  return (
    <UiRoot>
      <QueryRoot>
        <AdminFrame me={me}>
          <Outlet />
        </AdminFrame>
      </QueryRoot>
    </UiRoot>
  );
}
