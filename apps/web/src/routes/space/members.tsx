import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { MembersPage } from "~/features/members/members-page.tsx";
import { titleOf } from "~/shell/navigation/page-head.ts";

export const Route = createFileRoute("/work/$space/members")({
  head: ({ match }) => ({ meta: [{ title: titleOf(match.context.i18n._(msg`Members`)) }] }),
  component: MembersPage,
});
