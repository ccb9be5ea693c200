import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { FitsBlock } from "~/domain/fits/fits-block.tsx";
import { UsefulLine } from "~/domain/fits/useful-line.tsx";
import { TalentHomePage } from "~/screens/talent/home/talent-home-page.tsx";
import { PublicFrame } from "~/shell/frames/public-frame.tsx";
import { noIndex } from "~/shell/navigation/page-head.ts";
import { QueryRoot } from "~/shell/query-root.tsx";
import { requireMe } from "~/shell/session/guards.ts";
import { UiRoot } from "~/shell/ui-root.tsx";

export const Route = createFileRoute("/home")({
  ssr: false,
  beforeLoad: async ({ context, location }) => {
    await requireMe(context, location);
  },
  staticData: { title: msg`Your home page`, catalogues: ["app"] },
  head: noIndex,
  component: Page,
});

function Page() {
  return (
    <UiRoot>
      <QueryRoot>
        <PublicFrame foot={false}>
          <TalentHomePage usefulLine={<UsefulLine />}>
            <FitsBlock />
          </TalentHomePage>
        </PublicFrame>
      </QueryRoot>
    </UiRoot>
  );
}
