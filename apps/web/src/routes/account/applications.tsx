import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import type { ApplicationsSearch } from "~/screens/talent/applications/applications-search.ts";
import { ApplicationsPage } from "~/screens/talent/applications/applications-page.tsx";
import { PublicFrame } from "~/shell/frames/public-frame.tsx";
import { noIndex } from "~/shell/navigation/page-head.ts";
import { QueryRoot } from "~/shell/query-root.tsx";
import { requireMe } from "~/shell/session/guards.ts";
import { UiRoot } from "~/shell/ui-root.tsx";

export const Route = createFileRoute("/applications")({
  ssr: false,
  // The page, which is loaded lazily, validates the search parameters: a validator in this file would be in the bundle of every page.
  validateSearch: (search: Record<string, unknown>): ApplicationsSearch => search,
  beforeLoad: async ({ context, location }) => {
    await requireMe(context, location);
  },
  staticData: { title: msg`Your applications`, catalogues: ["app"] },
  head: noIndex,
  component: Page,
});

function Page() {
  return (
    <UiRoot>
      <QueryRoot>
        <PublicFrame foot={false}>
          <ApplicationsPage search={Route.useSearch()} />
        </PublicFrame>
      </QueryRoot>
    </UiRoot>
  );
}
