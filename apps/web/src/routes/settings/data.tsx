import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { DataPage } from "~/features/settings/data/data-page.tsx";
import { privateHead } from "~/shell/navigation/page-head.ts";

export const Route = createFileRoute("/settings/data")({
  head: ({ match }) => privateHead(match.context.i18n._(msg`Your data`)),
  component: DataPage,
});
