import { Trans, useLingui } from "@lingui/react/macro";
import type { PriorContact, Criterion, TalentHit } from "@orbita/contract";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Drawer } from "@orbita/ui/overlays/drawer.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { IconChevronDown, IconChevronUp, IconEye } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { AskButton } from "~/domain/assistant/ask-button.tsx";
import { Assistant } from "~/domain/assistant/assistant.tsx";
import { useAssistant, type AssistantControl as Asked } from "~/domain/assistant/use-assistant.ts";
import { useStepKeys } from "~/shell/navigation/use-step-keys.ts";
import { ContactRequestButton } from "~/domain/contact-requests/contact-request-button.tsx";
import type { ResumeQuote } from "~/domain/resumes/marked.tsx";
import { formatYears } from "~/domain/resumes/periods.ts";
import { Years } from "~/domain/resumes/view/dated-view.tsx";
import { ShortlistMenu } from "~/domain/shortlists/shortlist-menu.tsx";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { MatchLines } from "~/domain/talent-search/match-lines.tsx";
import { OpenedResume } from "./opened-resume.tsx";
import { TalentAvatar } from "~/domain/talent-search/talent-row.tsx";
import { openedQuery } from "~/domain/talent-search/queries.ts";
import { nameOf, useTalentName } from "~/domain/talent-search/talent-labels.ts";
import styles from "./drawer.module.css";

type Props = {
  id: string;
  /** The search result; undefined if a link opened a CV that is not on this page of results. */
  hit: TalentHit | undefined;
  criteria: readonly Criterion[];
  onClose: () => void;
  onStep?: ((by: -1 | 1) => void) | undefined;
};

/** The CV of a found talent in a drawer. Opening it is logged, and the owner of the CV sees the log. */
export function TalentDrawer({ id, hit, criteria, onClose, onStep }: Props) {
  const { t } = useLingui();
  const space = useActingSpace();
  const shownName = useTalentName();
  const { data, error, refetch } = useQuery(openedQuery(space.id, id));
  const inside = useStepKeys(onStep);
  const assistant = useAssistant(id);
  const who = data ? { ...data.profile, id } : hit;
  return (
    <>
      <Drawer
        opened
        page
        aside={assistant.opened}
        onClose={onClose}
        closeLabel={t`Close`}
        title={who ? <bdi>{shownName(who)}</bdi> : t`CV`}
        avatar={who && <TalentAvatar hit={who} size="lg" />}
        subtitle={who && <Subtitle {...who} />}
        note={
          <Note icon={IconEye} className={styles.note}>
            <Trans>This person can see in their activity that your Space opened this CV.</Trans>
          </Note>
        }
        headEnd={onStep && <Steps onStep={onStep} />}
        actions={data && <Acts id={id} name={nameOf(data.profile)} acquaintance={data.acquaintance} />}
      >
        <div ref={inside} className={styles.inside}>
          {data && <Ways id={id} assistant={assistant} />}
          {hit && criteria.length > 0 && (
            <MatchLines whole criteria={criteria} matches={hit.matches} headline={hit.headline} />
          )}
          {data ? (
            <OpenedResume key={id} opened={data} found={quotesOf(hit)} marks={assistant.marks} />
          ) : error ? (
            <QueryFailure error={error} onRetry={() => void refetch()} />
          ) : (
            <LoadingList label={t`Loading`} shape="none" />
          )}
        </div>
      </Drawer>
      <Assistant topic={{ about: "talent", id, spaceId: space.id }} {...assistant.drawer} />
    </>
  );
}

/** Links to the assistant and to the full page of the CV. */
function Ways({ id, assistant }: { id: string; assistant: Asked }) {
  const { url } = useActingSpace();
  return (
    <div className={styles.ways}>
      <AskButton variant="primary" assistant={assistant}>
        <Trans>Ask about the CV</Trans>
      </AskButton>
      <ButtonLink link={<Link to="/work/$space/talents/{-$id}" params={{ space: url, id }} />}>
        <Trans>Open profile</Trans>
      </ButtonLink>
    </div>
  );
}

type TalentActionsProps = { id: string; name: string | null; acquaintance: PriorContact };

const Acts = ({ id, name, acquaintance: { shortlistIds, contactRequest } }: TalentActionsProps) => (
  <>
    <ShortlistMenu resumeId={id} shortlistIds={shortlistIds} variant="outline" size="md" />
    <ContactRequestButton
      key={id}
      resumeId={id}
      contactRequest={contactRequest}
      name={name}
      variant="outline"
      size="md"
    />
  </>
);

const quotesOf = (hit: TalentHit | undefined): ResumeQuote[] => hit?.matches.flatMap(({ lines }) => lines) ?? [];

function Subtitle({ headline, city, years }: { headline: string | null; city: string | null; years: number | null }) {
  const { i18n } = useLingui();
  return (
    <Meta
      as="span"
      items={[
        headline && <bdi key="headline">{headline}</bdi>,
        city && <bdi key="city">{city}</bdi>,
        years ? <Years key="years" years={years} shown={formatYears(i18n.locale, years)} /> : null,
      ]}
    />
  );
}

function Steps({ onStep }: { onStep: (by: -1 | 1) => void }) {
  const { t } = useLingui();
  return (
    <span className={styles.steps}>
      <IconButton icon={IconChevronUp} label={t`Previous`} onClick={() => onStep(-1)} />
      <IconButton icon={IconChevronDown} label={t`Next`} onClick={() => onStep(1)} />
    </span>
  );
}
