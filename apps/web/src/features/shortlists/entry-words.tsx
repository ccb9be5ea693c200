import { Trans, useLingui } from "@lingui/react/macro";
import type { Shortlist, ShortlistEntry } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { useRef, useState } from "react";
import { formatDay } from "~/shell/format/format.ts";
import { NoteForm } from "./note-form.tsx";
import { useStanding } from "./use-standing.ts";
import styles from "./shortlists.module.css";

type Props = { list: Shortlist; entry: ShortlistEntry; who: string };

/** The note about a person, its author and date, and the actions. */
export function EntryWords({ list, entry, who }: Props) {
  const { t } = useLingui();
  const stand = useStanding(entry.resumeId);
  const [writing, setWriting] = useState(false);
  const returns = useRef(false);
  const close = () => {
    returns.current = true;
    setWriting(false);
  };
  /** Returns the focus to this button once it is mounted, because the focused field was removed. */
  const takeFocus = (button: HTMLButtonElement | null) => {
    if (!button || !returns.current) return;
    returns.current = false;
    button.focus();
  };
  if (writing) return <NoteForm listId={list.id} entry={entry} who={who} onClose={close} />;
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
          aria-label={entry.note ? t`Change the note about ${who}` : t`Add a note about ${who}`}
          onClick={() => setWriting(true)}
        >
          {entry.note ? <Trans>Change the note</Trans> : <Trans>Add a note</Trans>}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          aria-label={t`Take off the list: ${who}`}
          onClick={() => void stand(list, false, { note: entry.note })}
        >
          <Trans>Take off the list</Trans>
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
      added by {by}, {day}
    </Trans>
  ) : (
    <Trans key="day">added {day}</Trans>
  );
  return <Meta size="xs" items={[words]} />;
}
