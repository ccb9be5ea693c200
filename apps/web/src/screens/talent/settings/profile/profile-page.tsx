import { Trans } from "@lingui/react/macro";
import { useMe } from "~/shell/session/use-me.ts";
import { SettingsPage } from "../settings-page.tsx";
import { CoverCard } from "./cover-card.tsx";
import { ProfileImageCard } from "./profile-image-card.tsx";
import { ProfileDataCard } from "./profile-data-card.tsx";

/** The user's names, contacts and images. */
export function ProfilePage() {
  const me = useMe();
  if (!me) return null;
  return (
    <SettingsPage
      title={<Trans>Profile and images</Trans>}
      lead={
        <Trans>
          You decide who sees your name and contact details. Photos are never shown in the anonymous first stage.
        </Trans>
      }
    >
      <ProfileImageCard me={me} />
      <CoverCard me={me} />
      <ProfileDataCard me={me} />
    </SettingsPage>
  );
}
