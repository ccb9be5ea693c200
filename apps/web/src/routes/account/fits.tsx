import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { FitsPage } from "~/screens/talent/fits/fits-page.tsx";
import type { FitsSearch } from "~/screens/talent/fits/fits-search.ts";
import { PublicFrame } from "~/shell/frames/public-frame.tsx";
import { noIndex } from "~/shell/navigation/page-head.ts";
import { QueryRoot } from "~/shell/query-root.tsx";
import { requireMe } from "~/shell/session/guards.ts";
import { UiRoot } from "~/shell/ui-root.tsx";

export const Route = createFileRoute("/fits")({
  ssr: false,
  // The page, which is loaded lazily, validates the search parameters: a validator in this file would be in the bundle of every page.
  validateSearch: (search: Record<string, unknown>): FitsSearch => search,
  beforeLoad: async ({ context, location }) => {
    await requireMe(context, location);
  },
  staticData: { title: msg`Jobs that fit your CV`, catalogues: ["app"] },
  head: noIndex,
  component: Page,
});

function Page() {
  return (
    <UiRoot>
      <QueryRoot>
        <PublicFrame foot={false}>
          <FitsPage search={Route.useSearch()} />
        </PublicFrame>
      </QueryRoot>
    </UiRoot>
  );
}
