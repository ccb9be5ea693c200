import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import type { ActivitySearch } from "~/screens/talent/settings/activity/activity-search.ts";
import { SettingsPages } from "./settings-pages.tsx";
import { privateHead } from "~/shell/navigation/page-head.ts";
import { QueryRoot } from "~/shell/query-root.tsx";
import { requireMe } from "~/shell/session/guards.ts";
import { UiRoot } from "~/shell/ui-root.tsx";

const titles: Partial<Record<string, MessageDescriptor>> = {
  privacy: msg`Privacy`,
  "who-saw": msg`Profile views`,
  notifications: msg`Notifications`,
  security: msg`Sign-in and security`,
  payments: msg`Your cards`,
  activity: msg`Activity`,
  data: msg`Your data`,
};

export const Route = createFileRoute("/settings/{-$part}")({
  staticData: { title: msg`Profile and images`, catalogues: ["app"] },
  ssr: false,
  // The settings page that uses the search parameters validates them, because a validator here would be in the bundle of every page.
  validateSearch: (search: Record<string, unknown>): Partial<ActivitySearch> => search,
  beforeLoad: async ({ context, location }) => {
    const me = await requireMe(context, location);
    return { me };
  },
  head: ({ match, params: { part } }) =>
    privateHead(match.context.i18n._((part && titles[part]) || msg`Profile and images`)),
  component: () => (
    <UiRoot>
      <QueryRoot>
        <SettingsPages part={Route.useParams().part} search={Route.useSearch()} />
      </QueryRoot>
    </UiRoot>
  ),
});
