import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { SpaceSettingsPage } from "~/features/space-settings/space-settings-page.tsx";
import { speak } from "~/shell/i18n/catalogues.ts";
import { titleOf } from "~/shell/navigation/page-head.ts";

export const Route = createFileRoute("/work/$space/settings")({
  // Legal forms and sizes are named as on the public page.
  beforeLoad: ({ context }) => speak(context.i18n, context.locale.current, ["pages"]),
  head: ({ match }) => ({ meta: [{ title: titleOf(match.context.i18n._(msg`The Space`)) }] }),
  component: SpaceSettingsPage,
});
