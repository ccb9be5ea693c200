import { msg } from "@lingui/core/macro";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { AdminPage } from "./admin-pages.tsx";
import { PasskeyNeeded } from "~/screens/account/sign-in/passkey-needed.tsx";
import { AdminFrame } from "~/shell/frames/inner/admin-frame.tsx";
import { noIndex, privateHead } from "~/shell/navigation/page-head.ts";
import { pageShown } from "~/shell/navigation/page-shown.ts";
import { QueryRoot } from "~/shell/query-root.tsx";
import { requireMe } from "~/shell/session/guards.ts";
import { NotAllowedPage } from "~/shell/states/not-allowed-page.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";

export const Route = createFileRoute("/admin/{-$room}/{-$key}/{-$more}")({
  staticData: { title: msg`Administration`, catalogues: ["app"] },
  ssr: false,
  // The admin pages validate the search parameters, because a validator here would be in the bundle of every page.
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: async ({ context, location, params }) => {
    const me = await requireMe(context, location);
    const place = (await import("~/screens/admin/records/moved-places.ts")).movedPlace(params);
    if (place) {
      await pageShown();
      throw redirect({ ...place, replace: true });
    }
    return { me };
  },
  loader: async ({ context, params }) =>
    (await import("~/screens/admin/records/admin-page-title.ts")).getAdminPageTitle(context.i18n, params.room),
  head: ({ loaderData }) => (loaderData ? privateHead(loaderData) : noIndex()),
  component: Administration,
});

function Administration() {
  const { me } = Route.useRouteContext();
  const { room, key, more } = Route.useParams();
  const search = Route.useSearch();
  if (!me.scopes.includes("admin"))
    return (
      <main id="main" tabIndex={-1}>
        {me.administrator ? <PasskeyNeeded /> : <NotAllowedPage />}
      </main>
    );
  return (
    <UiRoot>
      <QueryRoot>
        <AdminFrame me={me} room={room}>
          <AdminPage room={room} name={key} more={more} search={search} />
        </AdminFrame>
      </QueryRoot>
    </UiRoot>
  );
}
