import { Trans, useLingui } from "@lingui/react/macro";
import type { OpenedTalentProfile } from "@orbita/contract";
import { basePath } from "@orbita/contract/product";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { IconDownload } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { AskButton } from "~/domain/assistant/ask-button.tsx";
import { Assistant } from "~/domain/assistant/assistant.tsx";
import { useAssistant } from "~/domain/assistant/use-assistant.ts";
import { ContactRequestButton } from "~/domain/contact-requests/contact-request-button.tsx";
import { ShortlistMenu } from "~/domain/shortlists/shortlist-menu.tsx";
import { useSetCrumb } from "~/shell/frames/crumb.ts";
import { mayWrite, useActingSpace } from "~/shell/session/acting-space.tsx";
import { NotAllowedPage } from "~/shell/states/not-allowed-page.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { OpenedResume } from "./opened-resume.tsx";
import { TalentAvatar } from "~/domain/talent-search/talent-row.tsx";
import { openedQuery } from "~/domain/talent-search/queries.ts";
import { nameOf, useTalentName } from "~/domain/talent-search/talent-labels.ts";
import styles from "./talent-page.module.css";

/**
 * The CV of a found talent on a page, with the assistant beside it. Opening it is logged, and the owner of the CV sees the log.
 */
export function TalentPage({ id }: { id: string }) {
  const { t } = useLingui();
  const space = useActingSpace();
  const { data, error, refetch } = useQuery({ ...openedQuery(space.id, id), enabled: mayWrite(space) });
  const shownName = useTalentName();
  useSetCrumb(data ? shownName(data.profile) : "");
  if (!mayWrite(space)) return <NotAllowedPage />;
  if (error && !data) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingList label={t`Loading`} />;
  return <Talent opened={data} />;
}

function Talent({ opened }: { opened: OpenedTalentProfile }) {
  const space = useActingSpace();
  const shownName = useTalentName();
  const { id, profile } = opened;
  const assistant = useAssistant(id);
  return (
    <div className={styles.page} data-look="compact" data-beside={assistant.opened || undefined}>
      <header className={styles.head}>
        <TalentAvatar hit={{ ...profile, id }} size="lg" />
        <div className={styles.names}>
          <Heading level={1} size="md">
            <bdi>{shownName(profile)}</bdi>
          </Heading>
          <Meta
            size="md"
            items={[
              profile.headline && <bdi key="headline">{profile.headline}</bdi>,
              profile.city && <bdi key="city">{profile.city}</bdi>,
            ]}
          />
        </div>
      </header>
      <div className={styles.acts}>
        <AskButton variant="primary" assistant={assistant}>
          <Trans>Ask about the CV</Trans>
        </AskButton>
        <Pdf profile={profile} />
        <ShortlistMenu resumeId={id} shortlistIds={opened.acquaintance.shortlistIds} variant="outline" size="md" />
        <ContactRequestButton
          resumeId={id}
          contactRequest={opened.acquaintance.contactRequest}
          name={nameOf(profile)}
          variant="outline"
          size="md"
        />
      </div>
      <OpenedResume opened={opened} marks={assistant.marks} className={styles.resume} />
      <Assistant topic={{ about: "talent", id, spaceId: space.id }} {...assistant.drawer} />
    </div>
  );
}

/** Link to download the CV as PDF, only if the owner allows it. */
function Pdf({ profile: { pdf, username } }: Pick<OpenedTalentProfile, "profile">) {
  const { i18n } = useLingui();
  if (!pdf || !username) return null;
  const language = i18n.locale === "it" ? "it" : "en";
  const address = `${basePath}/resume/${encodeURIComponent(username)}/profile/pdf?language=${language}`;
  return (
    <ButtonLink variant="outline" icon={IconDownload} link={<a href={address} download />}>
      <Trans>PDF</Trans>
    </ButtonLink>
  );
}
