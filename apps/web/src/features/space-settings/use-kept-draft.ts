import { useEffect, useState } from "react";
import { useMe } from "~/shell/session/use-me.ts";
import { keptChanges, unsaved, type FormState } from "./form-state.ts";
import { keepDraft, readDraft, type KeptDraft } from "./kept-draft.ts";
import { isSame, spaceFields } from "./space-values.ts";

const stillNews = (draft: KeptDraft | null, { base }: FormState): KeptDraft | null =>
  draft && spaceFields.some((field) => field in draft.to && !isSame(field, draft.to, base)) ? draft : null;

/** Keeps what is unsaved on this device, and offers what an earlier visit left. */
export function useKeptDraft(form: FormState, readOnly: boolean) {
  const person = useMe()?.id ?? "";
  const space = form.server.id;
  const [offered, setOffered] = useState(() => (readOnly ? null : stillNews(readDraft(person, space), form)));
  useEffect(() => {
    if (readOnly || !person) return;
    const changes = keptChanges(form, unsaved(form));
    // What was not answered yet is not lost by typing on.
    keepDraft(
      { person, space },
      { from: { ...offered?.from, ...changes.from }, to: { ...offered?.to, ...changes.to } },
      // An offer that is only looked at does not begin its seven days anew.
      Object.keys(changes.to).length === 0 ? offered?.at : undefined,
    );
  }, [form, offered, person, space, readOnly]);
  return { offered, decide: () => setOffered(null) };
}
