import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { SpaceSettingsPage } from "~/screens/space/settings/space-settings-page.tsx";

export const Route = createFileRoute("/work/$space/settings")({
  // The labels of legal forms and sizes are those of the public page, which are in the `pages` catalogue.
  staticData: { title: msg`Space settings`, catalogues: ["pages"] },
  component: SpaceSettingsPage,
});
