import { Trans } from "@lingui/react/macro";
import { useMe } from "~/shell/session/use-me.ts";
import { SettingsPage } from "../settings-page.tsx";
import { CoverCard } from "./cover-card.tsx";
import { ProfileImageCard } from "./profile-image-card.tsx";
import { DataCard } from "./data-card.tsx";

/** The user's names, contacts and images. */
export function ProfilePage() {
  const me = useMe();
  if (!me) return null;
  return (
    <SettingsPage
      title={<Trans>Profile and images</Trans>}
      lead={
        <Trans>Your name and contacts are seen only by whom you say. Photos never enter the blind first stage.</Trans>
      }
    >
      <ProfileImageCard me={me} />
      <CoverCard me={me} />
      <DataCard me={me} />
    </SettingsPage>
  );
}
