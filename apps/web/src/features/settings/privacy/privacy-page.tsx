import { Trans } from "@lingui/react/macro";
import { Note } from "@orbita/ui/base/note.tsx";
import { PersonAiCard } from "~/features/ai-settings/person-ai-card.tsx";
import { PersonRegisterCard } from "~/features/ai-settings/person-register-card.tsx";
import { BlocksCard } from "~/features/blocks/blocks-card.tsx";
import { SettingsContent } from "../settings-content.tsx";
import { SettingsPage } from "../settings-page.tsx";
import { HiddenCard } from "./hidden-card.tsx";
import { PublicProfileCard } from "./public-profile-card.tsx";
import { TalentSearchCard } from "./talent-search-card.tsx";

export function PrivacyPage() {
  return (
    <SettingsPage
      title={<Trans>Privacy</Trans>}
      lead={<Trans>You decide who finds you and who does not. The applications you send are read all the same.</Trans>}
    >
      <SettingsContent>
        {({ privacy, hiddenFrom }) => (
          <>
            <TalentSearchCard privacy={privacy} />
            <HiddenCard hiddenFrom={hiddenFrom} />
            <Note>
              <Trans>
                Hiding tells nobody. If you apply to a Space that you hide from, that application can be seen.
              </Trans>
            </Note>
            <BlocksCard />
            <PublicProfileCard privacy={privacy} />
            <PersonAiCard />
            <PersonRegisterCard />
          </>
        )}
      </SettingsContent>
    </SettingsPage>
  );
}
