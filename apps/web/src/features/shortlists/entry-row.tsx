import { Trans, useLingui } from "@lingui/react/macro";
import type { Shortlist, ShortlistEntry } from "@orbita/contract";
import { Avatar } from "@orbita/ui/base/avatar.tsx";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Button } from "@orbita/ui/base/button.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { OfferButton } from "~/features/offers/offer-button.tsx";
import { Facts, Known, TalentAvatar } from "~/features/talent-search/talent-row.tsx";
import { nameOf, useTalentName } from "~/features/talent-search/talent-words.ts";
import { formatDay } from "~/shell/format/format.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { EntryNote } from "./entry-note.tsx";
import { useStanding } from "./use-standing.ts";
import styles from "./shortlists.module.css";

type Props = { list: Shortlist; entry: ShortlistEntry };

/** Somebody on a list, as the search shows them; who is not to be found leaves the note alone. */
export function EntryRow({ list, entry }: Props) {
  const { t } = useLingui();
  const nameIt = useTalentName();
  const { talent } = entry;
  const who = talent ? nameIt(talent) : t`somebody who is not to be found`;
  return (
    <div className={styles.row}>
      {talent ? <TalentAvatar hit={talent} /> : <Avatar.Blind />}
      <div>
        <Who entry={entry} who={who} />
        <EntryNote listId={list.id} entry={entry} who={who} />
        <Foot list={list} entry={entry} who={who} />
      </div>
      {talent && <Acts entry={entry} who={who} />}
    </div>
  );
}

/** Opened where people are found: its owner reads of it all the same. */
function useTalentLink(talent: string) {
  const { url } = useActingSpace();
  return <Link to="/work/$space/talents" params={{ space: url }} search={{ talent }} />;
}

function Who({ entry: { resumeId, talent }, who }: { entry: ShortlistEntry; who: string }) {
  const [now] = useState(Date.now);
  const { url } = useActingSpace();
  if (!talent)
    return (
      <p className={styles.gone}>
        <Trans>Not to be found at the moment</Trans>
      </p>
    );
  return (
    <>
      <div className={styles.names}>
        <h2 className={styles.person}>
          <Link to="/work/$space/talents" params={{ space: url }} search={{ talent: resumeId }}>
            <bdi>{who}</bdi>
          </Link>
        </h2>
        {talent.headline && <bdi className={styles.headline}>{talent.headline}</bdi>}
      </div>
      <Facts hit={talent} now={now} />
    </>
  );
}

function Acts({ entry: { resumeId, talent, acquaintance }, who }: { entry: ShortlistEntry; who: string }) {
  const { t } = useLingui();
  const link = useTalentLink(resumeId);
  return (
    <div className={styles.acts}>
      <ButtonLink size="sm" link={link} label={t`Open the CV of ${who}`}>
        <Trans>Open the CV</Trans>
      </ButtonLink>
      {acquaintance && (
        <>
          <OfferButton resumeId={resumeId} offer={acquaintance.offer} name={talent && nameOf(talent)} />
          <Known acquaintance={acquaintance} />
        </>
      )}
    </div>
  );
}

function Foot({ list, entry, who }: Props & { who: string }) {
  const { t, i18n } = useLingui();
  const stand = useStanding(entry.resumeId);
  const { by } = entry;
  const day = formatDay(i18n.locale, entry.added);
  return (
    <div className={styles.foot}>
      <Button
        variant="quiet"
        size="sm"
        aria-label={t`Take ${who} off the list`}
        onClick={() => void stand(list, false, { note: entry.note })}
      >
        <Trans>Take off the list</Trans>
      </Button>
      <Meta
        size="xs"
        items={[
          by ? (
            <Trans key="by">
              added by {by}, {day}
            </Trans>
          ) : (
            <Trans key="day">added {day}</Trans>
          ),
        ]}
      />
    </div>
  );
}
