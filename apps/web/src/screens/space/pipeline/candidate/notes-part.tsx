import { Trans, useLingui } from "@lingui/react/macro";
import type { Application } from "@orbita/contract";
import { Text } from "@orbita/ui/base/text.tsx";
import { CheckboxField } from "@orbita/ui/fields/checkbox-field.tsx";
import { useState } from "react";
import { mayWrite, useActingSpace } from "~/shell/session/acting-space.tsx";
import { NoteCard } from "./note-card.tsx";
import { CandidateNoteForm } from "./candidate-note-form.tsx";
import { TagsRow } from "./tags-row.tsx";
import { useNotes } from "./use-notes.ts";
import styles from "./candidate.module.css";

/** Internal notes of the team. The talent does not see them here but may request them (GDPR art. 15). */
export function NotesPart({ application }: { application: Application }) {
  const { t } = useLingui();
  const space = useActingSpace();
  const { add } = useNotes(application.id);
  const [shared, setShared] = useState(false);
  const { noteList: notes } = application;
  return (
    <div className={styles.panel}>
      <section aria-labelledby="candidate-tags">
        <h3 id="candidate-tags" className={styles.label}>
          <Trans>Tags</Trans>
        </h3>
        <TagsRow application={application} />
      </section>
      <section aria-labelledby="candidate-notes" className={styles.block}>
        <h3 id="candidate-notes" className={styles.label}>
          <Trans>Team notes</Trans>
        </h3>
        <ul className={styles.notes}>
          {notes.map((note) => (
            <NoteCard key={note.id} applicationId={application.id} note={note} />
          ))}
        </ul>
        {notes.length === 0 && (
          <Text size="sm" tone="muted">
            <Trans>No notes yet.</Trans>
          </Text>
        )}
        {mayWrite(space) && (
          <div className={styles.block}>
            <CandidateNoteForm
              noteId={application.id}
              label={t`Note for the team`}
              hint={t`The candidate can’t see what you write here but can request a copy. Write only what you’d say to them directly.`}
              submitLabel={t`Add note`}
              onSubmit={async (text) => {
                await add.mutateAsync({ text, shared });
                setShared(false);
              }}
            >
              <CheckboxField
                label={t`Let owners and recruiters edit this note`}
                checked={shared}
                onChange={(event) => setShared(event.currentTarget.checked)}
              />
            </CandidateNoteForm>
          </div>
        )}
      </section>
    </div>
  );
}
