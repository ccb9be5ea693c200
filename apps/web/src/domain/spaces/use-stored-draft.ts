import { useEffect, useState } from "react";
import { useMe } from "~/shell/session/use-me.ts";
import { toDraftChanges, unsaved, type FormState } from "./form-state.ts";
import { storeDraft, readDraft, type StoredDraft } from "./stored-draft.ts";
import { isSame, spaceFields } from "./space-values.ts";

const stillNews = (draft: StoredDraft | null, { base }: FormState): StoredDraft | null =>
  draft && spaceFields.some((field) => field in draft.to && !isSame(field, draft.to, base)) ? draft : null;

/** Stores unsaved changes as a draft on this device, and offers the draft of an earlier visit. */
export function useStoredDraft(form: FormState, readOnly: boolean) {
  const person = useMe()?.id ?? "";
  const space = form.server.id;
  const [offered, setOffered] = useState(() => (readOnly ? null : stillNews(readDraft(person, space), form)));
  useEffect(() => {
    if (readOnly || !person) return;
    const changes = toDraftChanges(form, unsaved(form));
    // If the user has not decided on an offered draft, new input is merged into it, so that the draft is not lost.
    storeDraft(
      { person, space },
      { from: { ...offered?.from, ...changes.from }, to: { ...offered?.to, ...changes.to } },
      // Without new input the draft keeps its date, so that merely seeing the offer does not restart its seven days.
      Object.keys(changes.to).length === 0 ? offered?.at : undefined,
    );
  }, [form, offered, person, space, readOnly]);
  return { offered, decide: () => setOffered(null) };
}
