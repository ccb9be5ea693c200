import { useLingui } from "@lingui/react/macro";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { lazy, Suspense, type ComponentType } from "react";
import { NotFoundPage } from "~/shell/states/not-found-page.tsx";
import type { ActivitySearch } from "~/screens/talent/settings/activity/activity-search.ts";
import { ProfilePage } from "~/screens/talent/settings/profile/profile-page.tsx";
import { SettingsFrame } from "~/screens/talent/settings/settings-frame.tsx";
import type { SettingsPageName } from "~/screens/talent/settings/settings-pages.ts";

type SettingsSearch = Partial<ActivitySearch>;

/** Each settings page is loaded lazily, when the user opens it. */
const parts: Record<SettingsPageName, ComponentType<{ search: SettingsSearch }>> = {
  privacy: lazy(async () => ({
    default: (await import("~/screens/talent/settings/privacy/privacy-page.tsx")).PrivacyPage,
  })),
  "who-saw": lazy(async () => ({
    default: (await import("~/screens/talent/settings/who-saw/who-saw-page.tsx")).WhoSawPage,
  })),
  notifications: lazy(async () => ({
    default: (await import("~/screens/talent/settings/notifications/notification-settings-page.tsx"))
      .NotificationSettingsPage,
  })),
  security: lazy(async () => ({
    default: (await import("~/screens/talent/settings/security/security-page.tsx")).SecurityPage,
  })),
  payments: lazy(async () => ({
    default: (await import("~/screens/talent/settings/cards/my-cards-page.tsx")).MyCardsPage,
  })),
  activity: lazy(async () => ({
    default: (await import("~/screens/talent/settings/activity/activity-page.tsx")).ActivityPage,
  })),
  data: lazy(async () => ({ default: (await import("~/screens/talent/settings/data/data-page.tsx")).DataPage })),
};
const isPart = (part: string): part is SettingsPageName => Object.hasOwn(parts, part);

/** The page at /settings: the profile, or the page that `part` names. An unknown part is a 404. */
export function SettingsPages({ part, search }: { part: string | undefined; search: SettingsSearch }) {
  const { t } = useLingui();
  if (part !== undefined && !isPart(part)) return <NotFoundPage />;
  const Part = part && parts[part];
  return (
    <SettingsFrame part={part}>
      <Suspense fallback={<LoadingList label={t`Loading`} />}>
        {Part ? <Part search={search} /> : <ProfilePage />}
      </Suspense>
    </SettingsFrame>
  );
}
