import { Trans } from "@lingui/react/macro";
import { productName } from "@orbita/contract/product";
import { Text } from "@orbita/ui/base/text.tsx";
import { useMe } from "~/shell/session/use-me.ts";
import { SettingsContent } from "../settings-content.tsx";
import { SettingsPage } from "../settings-page.tsx";
import { NotificationsCard } from "./notifications-card.tsx";
import { QuietCard } from "./quiet-card.tsx";

/** Notification settings: the channels of each kind of notification, and quiet hours. */
export function NotificationSettingsPage() {
  const isMember = (useMe()?.spaces.length ?? 0) > 0;
  return (
    <SettingsPage
      title={<Trans>Notifications</Trans>}
      lead={
        <Trans>
          Each notification can reach you on {productName} and by email. You can turn off any of them except those
          marked “Always”, which concern your rights.
        </Trans>
      }
    >
      <SettingsContent>
        {({ notifications, quietHours, timeZone }) => (
          <>
            {/* Users without a Space receive no Space notifications, so that group is left out. */}
            <NotificationsCard notifications={notifications.filter(({ group }) => isMember || group !== "space")} />
            <QuietCard quietHours={quietHours} timeZone={timeZone} />
          </>
        )}
      </SettingsContent>
      <Text size="xs" tone="muted">
        <Trans>Frequent emails have a link at the bottom that turns them off with one click, without signing in.</Trans>
      </Text>
    </SettingsPage>
  );
}
