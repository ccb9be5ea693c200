import { Trans, useLingui } from "@lingui/react/macro";
import type { Shortlist, ShortlistEntry } from "@orbita/contract";
import { Avatar } from "@orbita/ui/base/avatar.tsx";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Link } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { OfferButton } from "~/features/offers/offer-button.tsx";
import { Facts, Known, TalentAvatar } from "~/features/talent-search/talent-row.tsx";
import { nameOf, useTalentName } from "~/domain/talent-search/talent-words.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { EntryWords } from "./entry-words.tsx";
import styles from "./shortlists.module.css";

type Props = { list: Shortlist; entry: ShortlistEntry };

/** A person on a list, shown as in the search. Of a person who can no longer be found, only the note is shown. */
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
        <EntryWords list={list} entry={entry} who={who} />
      </div>
      {talent && <Acts entry={entry} who={who} />}
    </div>
  );
}

type ShortlistEntryProps = { entry: ShortlistEntry; who: string };

/** Opens the CV in the talent search; the owner sees this access as any other. */
function TalentLink({ resumeId, children }: { resumeId: string; children: ReactNode }) {
  const { url } = useActingSpace();
  return (
    <Link to="/work/$space/talents/{-$id}" params={{ space: url, id: undefined }} search={{ talent: resumeId }}>
      {children}
    </Link>
  );
}

function Who({ entry: { resumeId, talent }, who }: ShortlistEntryProps) {
  const [now] = useState(Date.now);
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
          <TalentLink resumeId={resumeId}>
            <bdi>{who}</bdi>
          </TalentLink>
        </h2>
        {talent.headline && <bdi className={styles.headline}>{talent.headline}</bdi>}
      </div>
      <Facts hit={talent} now={now} />
    </>
  );
}

function Acts({ entry: { resumeId, talent, acquaintance }, who }: ShortlistEntryProps) {
  const { t } = useLingui();
  const { url } = useActingSpace();
  const link = (
    <Link to="/work/$space/talents/{-$id}" params={{ space: url, id: undefined }} search={{ talent: resumeId }} />
  );
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
