import { useLingui } from "@lingui/react/macro";
import type { ApplicationNote } from "@orbita/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { hasCode } from "~/shell/api/failure.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { NoteClashDialog, type NoteConflict } from "./note-clash.tsx";
import { CandidateNoteForm } from "./candidate-note-form.tsx";
import { applicationQuery } from "~/domain/applications/candidate-queries.ts";
import { useNotes } from "./use-notes.ts";

type Props = { applicationId: string; note: ApplicationNote; onDone: () => void };

/** Edits a snapshot of the note, so that a colleague's save does not change the text while the user types. */
export function NoteEditor({ applicationId, note, onDone }: Props) {
  const { t } = useLingui();
  const space = useActingSpace();
  const queries = useQueryClient();
  const { change } = useNotes(applicationId);
  const [begun] = useState(note);
  const [clash, setClash] = useState<NoteConflict | null>(null);

  async function save(text: string, version: number): Promise<void> {
    try {
      await change.mutateAsync({ noteId: begun.id, text, version });
      onDone();
    } catch (error) {
      if (!hasCode(error, "application.noteChangedMeanwhile")) throw error;
      const fresh = await queries.fetchQuery({ ...applicationQuery(space.id, applicationId), staleTime: 0 });
      const theirs = fresh.noteList.find(({ id }) => id === begun.id);
      if (!theirs) throw error;
      setClash({ mine: text, theirs });
      // Rethrows the conflict, so that the form behind the conflict dialog keeps the typed text.
      throw error;
    }
  }
  return (
    <>
      <CandidateNoteForm
        noteId={begun.id}
        label={begun.own ? t`Your note` : t`Note`}
        begin={begun.text}
        submitLabel={t`Save`}
        onSubmit={(text) => save(text, begun.version)}
        onCancel={onDone}
      />
      {clash && (
        <NoteClashDialog
          key={clash.theirs.version}
          clash={clash}
          onClose={() => setClash(null)}
          onTheirs={onDone}
          onMine={() => save(clash.mine, clash.theirs.version).catch(() => undefined)}
        />
      )}
    </>
  );
}
