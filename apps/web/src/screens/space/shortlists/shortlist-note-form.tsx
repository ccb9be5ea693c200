import { Trans, useLingui } from "@lingui/react/macro";
import type { ShortlistEntry } from "@orbita/contract";
import { shortlistLimits } from "@orbita/contract/shortlists/schema";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type KeyboardEvent } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { shortlistsKey } from "~/shell/api/query-keys.ts";
import styles from "~/domain/shortlists/shortlists.module.css";

type Props = { listId: string; entry: ShortlistEntry; who: string; onClose: () => void };

/** Edits the note about a person on a shortlist, in place. */
export function ShortlistNoteForm({ listId, entry, who, onClose }: Props) {
  const { t, i18n } = useLingui();
  const { id: spaceId } = useActingSpace();
  const queries = useQueryClient();
  const [note, setNote] = useState(entry.note ?? "");
  const { max } = shortlistLimits.note;
  const saving = useMutation({
    mutationFn: async () => {
      const params = { id: listId, resumeId: entry.resumeId };
      await answered(api().shortlists.put({ params, body: { note: note.trim() || null } }, { spaceId }));
      await queries.invalidateQueries({ queryKey: shortlistsKey(spaceId) });
    },
    onSuccess: onClose,
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Escape") onClose();
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) saving.mutate();
  };
  return (
    <form
      className={styles.writing}
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate();
      }}
    >
      <TextArea
        label={t`Note about ${who}`}
        hint={t`Write only what you’d say to them directly: they can request a copy.`}
        rows={3}
        maxLength={max}
        counter={(used) => `${used} / ${max}`}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form replaces the button that the user pressed
        autoFocus
      />
      {saving.error && (
        <Note tone="danger" role="alert">
          {failureText(i18n, saving.error)}
        </Note>
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" size="sm" busy={saving.isPending}>
          <Trans>Save</Trans>
        </Button>
        <Button variant="quiet" size="sm" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
