import { Trans } from "@lingui/react/macro";
import { useMe } from "~/shell/session/use-me.ts";
import { SettingsPage } from "../settings-page.tsx";
import { ActivityCard } from "./activity-card.tsx";
import { DataLinksCard } from "./data-links-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";
import { WaysInCard } from "./ways-in-card.tsx";

/** Sign-in methods, active sessions and recent activity. */
export function SecurityPage() {
  const me = useMe();
  if (!me) return null;
  return (
    <SettingsPage
      title={<Trans>Sign-in and security</Trans>}
      lead={<Trans>Sign-in methods, signed-in devices and recent activity.</Trans>}
    >
      <WaysInCard me={me} />
      <SessionsCard />
      <ActivityCard />
      <DataLinksCard />
    </SettingsPage>
  );
}
