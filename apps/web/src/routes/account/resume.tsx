import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ResumePage } from "~/features/resume/resume-page.tsx";
import { PublicFrame } from "~/shell/frames/public-frame.tsx";
import { speak } from "~/shell/i18n/catalogues.ts";
import { privateHead } from "~/shell/navigation/page-head.ts";
import { QueryRoot } from "~/shell/query-root.tsx";
import { requireMe } from "~/shell/session/guards.ts";
import { UiRoot } from "~/shell/ui-root.tsx";

export const Route = createFileRoute("/resume")({
  ssr: false,
  beforeLoad: async ({ context, location }) => {
    const me = requireMe(context.me, location);
    await speak(context.i18n, context.locale.current, ["app"]);
    return { me };
  },
  head: ({ match }) => privateHead(match.context.i18n._(msg`Your CV`)),
  component: () => (
    <UiRoot>
      <QueryRoot>
        <PublicFrame foot={false}>
          <ResumePage />
        </PublicFrame>
      </QueryRoot>
    </UiRoot>
  ),
});
