import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { SpaceSettingsPage } from "~/features/space-settings/space-settings-page.tsx";

export const Route = createFileRoute("/work/$space/settings")({
  // Legal forms and sizes have the same labels as on the public page.
  staticData: { title: msg`The Space`, catalogues: ["pages"] },
  component: SpaceSettingsPage,
});
