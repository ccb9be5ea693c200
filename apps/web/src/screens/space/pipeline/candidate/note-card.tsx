import { Trans, useLingui } from "@lingui/react/macro";
import type { ApplicationNote } from "@orbita/contract";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { IconPencil, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { Writers } from "~/domain/presence/writers.tsx";
import { formatSince } from "~/shell/format/format.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { DeleteNoteDialog } from "./delete-note-dialog.tsx";
import { NoteEditor } from "./note-editor.tsx";
import styles from "./candidate.module.css";

type Props = { applicationId: string; note: ApplicationNote };

/**
 * A note on an application.
 * Recruiters can change and delete their own notes and change shared ones; an owner can delete any note.
 */
export function NoteCard({ applicationId, note }: Props) {
  const { t, i18n } = useLingui();
  const { role } = useActingSpace();
  const [editing, setEditing] = useState(false);
  const [removing, setRemoving] = useState(false);
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
            note.by ? <bdi key="by">{note.by}</bdi> : t`Former member`,
            formatSince(i18n.locale, note.created, now),
            note.updated !== note.created &&
              (note.changedBy ? (
                <Trans key="changed">
                  edited by <bdi>{note.changedBy}</bdi>
                </Trans>
              ) : (
                <Trans key="changed">edited</Trans>
              )),
            note.shared && <Trans key="shared">shared</Trans>,
          ]}
        />
        <Writers noteId={note.id} />
        <span className={styles.acts}>
          {(writes || (note.shared && recruits)) && (
            <IconButton size="sm" icon={IconPencil} label={t`Edit note`} onClick={() => setEditing(true)} />
          )}
          {(writes || role === "owner") && (
            <IconButton size="sm" icon={IconTrash} label={t`Delete note`} onClick={() => setRemoving(true)} />
          )}
        </span>
      </div>
      {removing && (
        <DeleteNoteDialog applicationId={applicationId} noteId={note.id} onClose={() => setRemoving(false)} />
      )}
    </li>
  );
}
