import { Trans, useLingui } from "@lingui/react/macro";
import type { ApplicationNote } from "@orbita/contract";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconAlertCircle, IconPencil, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { failureText } from "~/shell/form/failure-text.ts";
import { formatSince } from "~/shell/format/format.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { NoteForm } from "./note-form.tsx";
import { useNotes } from "./use-notes.ts";
import styles from "./candidate.module.css";

type Props = { applicationId: string; note: ApplicationNote };

/** One's own can be changed and removed; an owner removes anybody's. */
export function NoteCard({ applicationId, note }: Props) {
  const { t, i18n } = useLingui();
  const { role } = useActingSpace();
  const { change, remove } = useNotes(applicationId);
  const [editing, setEditing] = useState(false);
  const [now] = useState(() => Date.now());
  if (editing)
    return (
      <li>
        <NoteForm
          label={t`Your note`}
          begin={note.text}
          submitLabel={t`Save`}
          onSubmit={async (text) => {
            await change.mutateAsync({ noteId: note.id, text });
            setEditing(false);
          }}
          onCancel={() => setEditing(false)}
        />
      </li>
    );
  const writes = note.own && role !== "viewer";
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
            note.updated !== note.created && <Trans key="changed">changed</Trans>,
          ]}
        />
        <span className={styles.acts}>
          {writes && (
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
