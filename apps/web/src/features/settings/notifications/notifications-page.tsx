import { Trans } from "@lingui/react/macro";
import { SettingsContent } from "../settings-content.tsx";
import { SettingsPage } from "../settings-page.tsx";
import { NotificationsCard } from "./notifications-card.tsx";

/** What one is told, and where. */
export function NotificationsPage() {
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
      <SettingsContent>{({ notifications }) => <NotificationsCard notifications={notifications} />}</SettingsContent>
    </SettingsPage>
  );
}
