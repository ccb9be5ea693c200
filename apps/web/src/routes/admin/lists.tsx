import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ValueListsPage } from "~/features/value-lists/value-lists-page.tsx";
import { titleOf } from "~/shell/navigation/page-head.ts";

export const Route = createFileRoute("/admin/lists/$type")({
  head: ({ match }) => ({ meta: [{ title: titleOf(match.context.i18n._(msg`Value lists`)) }] }),
  component: Lists,
});

function Lists() {
  const { type } = Route.useParams();
  return <ValueListsPage type={type} />;
}
