import { Trans, useLingui } from "@lingui/react/macro";
import type { Shortlist, ShortlistEntry } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { useRef, useState } from "react";
import { formatDay } from "~/shell/format/format.ts";
import { ShortlistNoteForm } from "./shortlist-note-form.tsx";
import { useShortlistMembership } from "~/domain/shortlists/use-shortlist-membership.ts";
import styles from "~/domain/shortlists/shortlists.module.css";

type Props = { list: Shortlist; entry: ShortlistEntry; who: string };

/** The note about a person on a shortlist, its author and date, and the actions. */
export function EntryNote({ list, entry, who }: Props) {
  const { t } = useLingui();
  const stand = useShortlistMembership(entry.resumeId);
  const [writing, setWriting] = useState(false);
  const returns = useRef(false);
  const close = () => {
    returns.current = true;
    setWriting(false);
  };
  /** Focuses the note's button once it is mounted again, because the text field that had the focus was removed. */
  const takeFocus = (button: HTMLButtonElement | null) => {
    if (!button || !returns.current) return;
    returns.current = false;
    button.focus();
  };
  if (writing) return <ShortlistNoteForm listId={list.id} entry={entry} who={who} onClose={close} />;
  return (
    <>
      {entry.note && (
        <p className={styles.words}>
          <bdi>{entry.note}</bdi>
        </p>
      )}
      <div className={styles.foot}>
        <Button
          ref={takeFocus}
          variant="quiet"
          size="sm"
          aria-label={entry.note ? t`Edit note about ${who}` : t`Add note about ${who}`}
          onClick={() => setWriting(true)}
        >
          {entry.note ? <Trans>Edit note</Trans> : <Trans>Add note</Trans>}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          aria-label={t`Remove from list (${who})`}
          onClick={() => void stand(list, false, { note: entry.note })}
        >
          <Trans>Remove from list</Trans>
        </Button>
        <Added entry={entry} />
      </div>
    </>
  );
}

function Added({ entry: { by, added } }: { entry: ShortlistEntry }) {
  const { i18n } = useLingui();
  const day = formatDay(i18n.locale, added);
  const words = by ? (
    <Trans key="by">
      added by {by} on {day}
    </Trans>
  ) : (
    <Trans key="day">added on {day}</Trans>
  );
  return <Meta size="xs" items={[words]} />;
}
