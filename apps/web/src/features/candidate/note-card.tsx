import { Trans, useLingui } from "@lingui/react/macro";
import type { ApplicationNote } from "@orbita/contract";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconAlertCircle, IconPencil, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { Writers } from "~/domain/presence/writers.tsx";
import { failureText } from "~/shell/form/failure-text.ts";
import { formatSince } from "~/shell/format/format.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { NoteEditor } from "./note-editor.tsx";
import { useNotes } from "./use-notes.ts";
import styles from "./candidate.module.css";

type Props = { applicationId: string; note: ApplicationNote };

/** Recruiters change and delete their own notes and change shared ones; an owner deletes any note. */
export function NoteCard({ applicationId, note }: Props) {
  const { t, i18n } = useLingui();
  const { role } = useActingSpace();
  const { remove } = useNotes(applicationId);
  const [editing, setEditing] = useState(false);
  const [now] = useState(() => Date.now());
  if (editing)
    return (
      <li>
        <NoteEditor applicationId={applicationId} note={note} onDone={() => setEditing(false)} />
      </li>
    );
  const recruits = role !== "viewer";
  const writes = note.own && recruits;
  return (
    <li>
      <p dir="auto" className={styles.noteText}>
        {note.text}
      </p>
      <div className={styles.noteFoot}>
        <Meta
          as="span"
          size="xs"
          items={[
            note.by ? <bdi key="by">{note.by}</bdi> : t`Somebody who has left`,
            formatSince(i18n.locale, note.created, now),
            note.updated !== note.created &&
              (note.changedBy ? (
                <Trans key="changed">
                  changed by <bdi>{note.changedBy}</bdi>
                </Trans>
              ) : (
                <Trans key="changed">changed</Trans>
              )),
            note.shared && <Trans key="shared">of the team</Trans>,
          ]}
        />
        <Writers noteId={note.id} />
        <span className={styles.acts}>
          {(writes || (note.shared && recruits)) && (
            <IconButton size="sm" icon={IconPencil} label={t`Change the note`} onClick={() => setEditing(true)} />
          )}
          {(writes || role === "owner") && (
            <IconButton
              size="sm"
              icon={IconTrash}
              label={t`Delete the note`}
              onClick={() =>
                remove.mutate(note.id, {
                  onError: (error) => showToast({ message: failureText(i18n, error), icon: IconAlertCircle }),
                })
              }
            />
          )}
        </span>
      </div>
    </li>
  );
}
