import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { MyOffersPage } from "~/features/offers/my-offers-page.tsx";
import { PublicFrame } from "~/shell/frames/public-frame.tsx";
import { noIndex } from "~/shell/navigation/page-head.ts";
import { QueryRoot } from "~/shell/query-root.tsx";
import { requireMe } from "~/shell/session/guards.ts";
import { UiRoot } from "~/shell/ui-root.tsx";

export const Route = createFileRoute("/offers")({
  ssr: false,
  // Validated by the page: the route is part of every page's script.
  validateSearch: (search: Record<string, unknown>): { id?: string; page?: number } => search,
  beforeLoad: async ({ context, location }) => {
    await requireMe(context, location);
  },
  staticData: { title: msg`Offers to you`, catalogues: ["app"] },
  head: noIndex,
  component: Page,
});

function Page() {
  return (
    <UiRoot>
      <QueryRoot>
        <PublicFrame foot={false}>
          <MyOffersPage search={Route.useSearch()} />
        </PublicFrame>
      </QueryRoot>
    </UiRoot>
  );
}
