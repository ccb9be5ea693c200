import { msg } from "@lingui/core/macro";
import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { ActivityPage } from "~/features/settings/activity/activity-page.tsx";
import { activityDefaults, activitySearch, type ActivitySearch } from "~/features/settings/activity/activity-search.ts";
import { privateHead } from "~/shell/navigation/page-head.ts";

export const Route = createFileRoute("/settings/activity")({
  validateSearch: (search: Record<string, unknown>): Partial<ActivitySearch> => activitySearch(search),
  search: { middlewares: [stripSearchParams(activityDefaults)] },
  head: ({ match }) => privateHead(match.context.i18n._(msg`Activity`)),
  component: () => <ActivityPage search={{ ...activityDefaults, ...Route.useSearch() }} />,
});
