import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { NewSpacePage } from "~/screens/account/new-space/new-space-page.tsx";
import { noIndex } from "~/shell/navigation/page-head.ts";
import { requireMe } from "~/shell/session/guards.ts";

export const Route = createFileRoute("/_account/spaces/new")({
  beforeLoad: async ({ context, location }) => {
    await requireMe(context, location);
  },
  staticData: { title: msg`Open a Space` },
  head: noIndex,
  component: NewSpacePage,
});
