import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { OverviewPage } from "~/screens/space/overview/overview-page.tsx";

export const Route = createFileRoute("/work/$space/")({
  staticData: { title: msg`Overview` },
  component: OverviewPage,
});
