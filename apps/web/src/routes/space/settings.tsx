import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { SpaceSettingsPage } from "~/features/space-settings/space-settings-page.tsx";
import { titleOf } from "~/shell/navigation/page-head.ts";

export const Route = createFileRoute("/work/$space/settings")({
  head: ({ match }) => ({ meta: [{ title: titleOf(match.context.i18n._(msg`The Space`)) }] }),
  component: SpaceSettingsPage,
});
