import { msg } from "@lingui/core/macro";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { AdminRoom } from "~/features/back-office/admin-room.tsx";
import { PasskeyNeeded } from "~/features/passkeys/passkey-needed.tsx";
import { AdminFrame } from "~/shell/frames/admin-frame.tsx";
import { noIndex, privateHead } from "~/shell/navigation/page-head.ts";
import { pageShown } from "~/shell/navigation/page-shown.ts";
import { QueryRoot } from "~/shell/query-root.tsx";
import { requireMe } from "~/shell/session/guards.ts";
import { NotAllowedPage } from "~/shell/states/not-allowed-page.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";

export const Route = createFileRoute("/admin/{-$room}/{-$key}/{-$more}")({
  staticData: { title: msg`Administration`, catalogues: ["app"] },
  ssr: false,
  // Validated by the administration's pages: the route is part of every page's script.
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: async ({ context, location, params }) => {
    const me = await requireMe(context, location);
    const place = (await import("~/features/back-office/moved-places.ts")).movedPlace(params);
    if (place) {
      await pageShown();
      throw redirect({ ...place, replace: true });
    }
    return { me };
  },
  loader: async ({ context, params }) =>
    (await import("~/features/back-office/room-title.ts")).roomTitle(context.i18n, params.room),
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
          <AdminRoom room={room} name={key} more={more} search={search} />
        </AdminFrame>
      </QueryRoot>
    </UiRoot>
  );
}
