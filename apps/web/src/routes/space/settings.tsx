import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { SpaceSettingsPage } from "~/screens/space/settings/space-settings-page.tsx";

export const Route = createFileRoute("/work/$space/settings")({
  // The labels of legal forms and company sizes are in the catalogue `pages`, because the public page of a Space has the same labels.
  staticData: { title: msg`Space settings`, catalogues: ["pages"] },
  component: SpaceSettingsPage,
});
