import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { OwnSearchesPage } from "~/screens/talent/saved-searches/own-searches-page.tsx";
import { PublicFrame } from "~/shell/frames/public-frame.tsx";
import { noIndex } from "~/shell/navigation/page-head.ts";
import { QueryRoot } from "~/shell/query-root.tsx";
import { requireMe } from "~/shell/session/guards.ts";
import { UiRoot } from "~/shell/ui-root.tsx";

export const Route = createFileRoute("/saved-searches")({
  ssr: false,
  validateSearch: ({ open }: Record<string, unknown>): { open?: string | undefined } =>
    typeof open === "string" ? { open } : {},
  beforeLoad: async ({ context, location }) => {
    await requireMe(context, location);
  },
  staticData: { title: msg`Saved searches`, catalogues: ["app"] },
  head: noIndex,
  component: Page,
});

function Page() {
  return (
    <UiRoot>
      <QueryRoot>
        <PublicFrame foot={false}>
          <OwnSearchesPage open={Route.useSearch().open} />
        </PublicFrame>
      </QueryRoot>
    </UiRoot>
  );
}
