import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { NewSpacePage } from "~/features/spaces/new-space-page.tsx";
import { privateHead } from "~/shell/navigation/page-head.ts";
import { requireMe } from "~/shell/session/guards.ts";

export const Route = createFileRoute("/_account/spaces/new")({
  beforeLoad: ({ context, location }) => {
    requireMe(context.me, location);
  },
  head: ({ match }) => privateHead(match.context.i18n._(msg`Open a Space`)),
  component: NewSpacePage,
});
