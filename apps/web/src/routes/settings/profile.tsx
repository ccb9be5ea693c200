import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ProfilePage } from "~/features/settings/profile/profile-page.tsx";
import { privateHead } from "~/shell/navigation/page-head.ts";

export const Route = createFileRoute("/settings/")({
  head: ({ match }) => privateHead(match.context.i18n._(msg`Profile and images`)),
  component: ProfilePage,
});
