import { Trans, useLingui } from "@lingui/react/macro";
import type { Shortlist, ShortlistEntry } from "@orbita/contract";
import { Avatar } from "@orbita/ui/base/avatar.tsx";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Link } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { ContactRequestButton } from "~/domain/contact-requests/contact-request-button.tsx";
import { Facts, Known, TalentAvatar } from "~/domain/talent-search/talent-row.tsx";
import { nameOf, useTalentName } from "~/domain/talent-search/talent-labels.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { EntryNote } from "./entry-note.tsx";
import styles from "~/domain/shortlists/shortlists.module.css";

type Props = { list: Shortlist; entry: ShortlistEntry };

/** A person on a shortlist, shown as in the talent search. If the person can no longer be found there, only the note is shown. */
export function ShortlistEntryRow({ list, entry }: Props) {
  const { t } = useLingui();
  const nameIt = useTalentName();
  const { talent } = entry;
  const who = talent ? nameIt(talent) : t`a person who isn’t in talent search`;
  return (
    <div className={styles.row}>
      {talent ? <TalentAvatar hit={talent} /> : <Avatar.Blind />}
      <div>
        <Who entry={entry} who={who} />
        <EntryNote list={list} entry={entry} who={who} />
      </div>
      {talent && <Acts entry={entry} who={who} />}
    </div>
  );
}

type ShortlistEntryProps = { entry: ShortlistEntry; who: string };

/** Link that opens the CV in the talent search. Like any other access, it is logged for the CV's owner. */
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
        <Trans>This person isn’t in talent search at the moment</Trans>
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
      <ButtonLink size="sm" link={link} label={t`Open CV of ${who}`}>
        <Trans>Open CV</Trans>
      </ButtonLink>
      {acquaintance && (
        <>
          <ContactRequestButton
            resumeId={resumeId}
            contactRequest={acquaintance.contactRequest}
            name={talent && nameOf(talent)}
          />
          <Known acquaintance={acquaintance} />
        </>
      )}
    </div>
  );
}
