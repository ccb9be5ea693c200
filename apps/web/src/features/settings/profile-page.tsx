import { Trans } from "@lingui/react/macro";
import { SettingsPage } from "./settings-page.tsx";

/** Names, contacts and pictures of oneself. */
export function ProfilePage() {
  return (
    <SettingsPage
      title={<Trans>Profile and images</Trans>}
      lead={
        <Trans>Your name and contacts are seen only by whom you say. Photos never enter the blind first stage.</Trans>
      }
    >
      <></>
    </SettingsPage>
  );
}
