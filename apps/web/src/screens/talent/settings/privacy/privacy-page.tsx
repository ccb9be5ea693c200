import { Trans } from "@lingui/react/macro";
import { Note } from "@orbita/ui/base/note.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { PersonAiCard } from "../ai/person-ai-card.tsx";
import { BlocksCard } from "../blocks/blocks-card.tsx";
import { FitsCard } from "../fits/fits-card.tsx";
import { HiddenJobsCard } from "../hidden-jobs/hidden-jobs-card.tsx";
import { SettingsContent } from "../settings-content.tsx";
import { SettingsPage } from "../settings-page.tsx";
import { HiddenCard } from "./hidden-card.tsx";
import { PublicProfileCard } from "./public-profile-card.tsx";
import { TalentSearchCard } from "./talent-search-card.tsx";
import { RegisterList } from "~/domain/ai/register-list.tsx";

export function PrivacyPage() {
  return (
    <SettingsPage
      title={<Trans>Privacy</Trans>}
      lead={<Trans>You decide who can find you. Spaces can still read the applications you send them.</Trans>}
    >
      <SettingsContent>
        {({ privacy, hiddenFrom, jobFits, notifications }) => (
          <>
            <TalentSearchCard privacy={privacy} />
            <HiddenCard hiddenFrom={hiddenFrom} />
            <Note>
              <Trans>
                No one is notified when you hide your profile. If you apply to a Space you’ve hidden it from, that Space
                will still see your application.
              </Trans>
            </Note>
            <FitsCard
              isOn={jobFits}
              isMailed={notifications.some(({ kind, email }) => kind === "jobFit.found" && email)}
            />
            <HiddenJobsCard />
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

export function PersonRegisterCard() {
  return (
    <Card>
      <Card.Head title={<Trans>What AI has read</Trans>} />
      <Card.Body>
        <Text size="md" tone="muted">
          <Trans>
            Your questions and those that Spaces asked about your CV. The text of the questions isn’t kept here.
          </Trans>
        </Text>
        <RegisterList spaceId={null} />
      </Card.Body>
    </Card>
  );
}
