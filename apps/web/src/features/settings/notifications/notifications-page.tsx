import { Trans } from "@lingui/react/macro";
import { Text } from "@orbita/ui/base/text.tsx";
import { useMe } from "~/shell/session/use-me.ts";
import { SettingsContent } from "../settings-content.tsx";
import { SettingsPage } from "../settings-page.tsx";
import { NotificationsCard } from "./notifications-card.tsx";
import { QuietCard } from "./quiet-card.tsx";

/** Notification settings: the channels of each kind, and quiet hours. */
export function NotificationsPage() {
  const isMember = (useMe()?.spaces.length ?? 0) > 0;
  return (
    <SettingsPage
      title={<Trans>Notifications</Trans>}
      lead={
        <Trans>
          Every notice exists here and by email. Switch off what you do not need; not those marked “always”, because
          they concern your rights.
        </Trans>
      }
    >
      <SettingsContent>
        {({ notifications, quietHours, timeZone }) => (
          <>
            {/* Users without a Space receive no Space notifications. */}
            <NotificationsCard notifications={notifications.filter(({ group }) => isMember || group !== "space")} />
            <QuietCard quietHours={quietHours} timeZone={timeZone} />
          </>
        )}
      </SettingsContent>
      <Text size="xs" tone="muted">
        <Trans>
          Below the mails that come in numbers there is a link that switches them off with one press, without signing
          in.
        </Trans>
      </Text>
    </SettingsPage>
  );
}
