import { useEffect, useState } from "react";
import { useMe } from "~/shell/session/use-me.ts";
import { keptChanges, unsaved, type FormState } from "./form-state.ts";
import { keepDraft, readDraft, type KeptDraft } from "./kept-draft.ts";
import { isSame, spaceFields } from "./space-values.ts";

const stillNews = (draft: KeptDraft | null, { base }: FormState): KeptDraft | null =>
  draft && spaceFields.some((field) => field in draft.to && !isSame(field, draft.to, base)) ? draft : null;

/** Keeps unsaved changes on this device, and offers the draft of an earlier visit. */
export function useKeptDraft(form: FormState, readOnly: boolean) {
  const person = useMe()?.id ?? "";
  const space = form.server.id;
  const [offered, setOffered] = useState(() => (readOnly ? null : stillNews(readDraft(person, space), form)));
  useEffect(() => {
    if (readOnly || !person) return;
    const changes = keptChanges(form, unsaved(form));
    // New input is merged into an offered draft that the user has not decided on, so that the draft is not lost.
    keepDraft(
      { person, space },
      { from: { ...offered?.from, ...changes.from }, to: { ...offered?.to, ...changes.to } },
      // Merely viewing the offer does not restart its seven days.
      Object.keys(changes.to).length === 0 ? offered?.at : undefined,
    );
  }, [form, offered, person, space, readOnly]);
  return { offered, decide: () => setOffered(null) };
}
