import { Trans, useLingui } from "@lingui/react/macro";
import type { Acquaintance, Criterion, OpenedTalent, TalentHit } from "@orbita/contract";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Drawer } from "@orbita/ui/overlays/drawer.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { IconChevronDown, IconChevronUp, IconEye } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useStepKeys } from "~/features/candidate/use-step-keys.ts";
import { OfferButton } from "~/features/offers/offer-button.tsx";
import { MarkedLines } from "~/features/resume/marked.tsx";
import { formatYears } from "~/features/resume/periods.ts";
import { ResumeAside, ResumeText } from "~/features/resume-view/resume-view.tsx";
import { AsidePart } from "~/features/resume-view/section.tsx";
import { ShortlistMenu } from "~/features/shortlists/shortlist-menu.tsx";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { MatchLines } from "./match-lines.tsx";
import { TalentAvatar } from "./talent-row.tsx";
import { openedQuery } from "./talents-query.ts";
import { nameOf, useTalentName } from "./talent-words.ts";
import styles from "./drawer.module.css";

type Props = {
  id: string;
  /** As the list has it; undefined for who follows a link to somebody who is not on this page. */
  hit: TalentHit | undefined;
  criteria: readonly Criterion[];
  onClose: () => void;
  onStep?: ((by: -1 | 1) => void) | undefined;
};

/** The CV of somebody who was found. Opening it is noted for its owner. */
export function TalentDrawer({ id, hit, criteria, onClose, onStep }: Props) {
  const { t } = useLingui();
  const space = useActingSpace();
  const shownName = useTalentName();
  const { data, error, refetch } = useQuery(openedQuery(space.id, id));
  const inside = useStepKeys(onStep);
  const who = data ? { ...data.profile, id } : hit;
  return (
    <Drawer
      opened
      page
      onClose={onClose}
      closeLabel={t`Close`}
      title={who ? <bdi>{shownName(who)}</bdi> : t`CV`}
      avatar={who && <TalentAvatar hit={who} size="lg" />}
      subtitle={who && <Subtitle {...who} />}
      note={
        <Note icon={IconEye} className={styles.note}>
          <Trans>Who wrote this CV reads in their log that your Space opened it.</Trans>
        </Note>
      }
      headEnd={onStep && <Steps onStep={onStep} />}
      actions={data && <Acts id={id} name={nameOf(data.profile)} acquaintance={data.acquaintance} />}
    >
      <div ref={inside} className={styles.inside}>
        {hit && criteria.length > 0 && <MatchLines whole criteria={criteria} matches={hit.matches} />}
        {data ? (
          <OpenedResume key={id} opened={data} quotes={quotesOf(hit)} />
        ) : error ? (
          <QueryFailure error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingList label={t`Loading`} shape="none" />
        )}
      </div>
    </Drawer>
  );
}

type ActsProps = { id: string; name: string | null; acquaintance: Acquaintance };

const Acts = ({ id, name, acquaintance: { shortlistIds, offer } }: ActsProps) => (
  <>
    <ShortlistMenu resumeId={id} shortlistIds={shortlistIds} variant="outline" size="md" />
    <OfferButton key={id} resumeId={id} offer={offer} name={name} variant="primary" size="md" />
  </>
);

const quotesOf = (hit: TalentHit | undefined): string[] =>
  hit?.matches.flatMap(({ lines }) => lines.map(({ text }) => text)) ?? [];

function Subtitle({ headline, city, years }: { headline: string | null; city: string | null; years: number | null }) {
  const { i18n } = useLingui();
  const worked = years ? formatYears(i18n.locale, years) : null;
  return (
    <Meta
      as="span"
      items={[
        headline && <bdi key="headline">{headline}</bdi>,
        city && <bdi key="city">{city}</bdi>,
        worked && <Trans key="years">{worked} years</Trans>,
      ]}
    />
  );
}

function OpenedResume({ opened: { profile, contacts }, quotes }: { opened: OpenedTalent; quotes: readonly string[] }) {
  return (
    <MarkedLines quotes={quotes}>
      <div className={styles.resume}>
        <ResumeText resume={profile} order={profile.sectionOrder} />
        <ResumeAside resume={profile}>{contacts && <Contacts contacts={contacts} />}</ResumeAside>
      </div>
    </MarkedLines>
  );
}

/** Once an offer was accepted. */
function Contacts({ contacts: { email, phone } }: { contacts: NonNullable<OpenedTalent["contacts"]> }) {
  const { t } = useLingui();
  return (
    <AsidePart title={t`Contacts`}>
      <div className={styles.contacts}>
        <TextLink link={<a href={`mailto:${email}`} />}>{email}</TextLink>
        {phone && <TextLink link={<a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`} />}>{phone}</TextLink>}
      </div>
    </AsidePart>
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
