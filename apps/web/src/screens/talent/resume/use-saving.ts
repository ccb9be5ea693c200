import { useLingui } from "@lingui/react/macro";
import type { Resume } from "@orbita/contract";
import { hideToast, showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { IconArrowBackUp } from "@tabler/icons-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { useOffline } from "~/shell/api/offline.ts";
import { useMe } from "~/shell/session/use-me.ts";
import { hasNoChanges, type ResumeChanges } from "./changes.ts";
import { storeChanges, readUnsavedChanges } from "./stored-changes.ts";
import { resumeQuery } from "~/domain/resumes/queries.ts";
import { createSaving, applyPendingChanges } from "./saving.ts";

/** The resume with unsaved changes applied, its save state, and the functions that change and undo. */
export function useSaving(fresh: Resume) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const person = useMe()?.id ?? "";
  const [saving] = useState(() =>
    createSaving(
      fresh,
      {
        send: (id, body) => answered(api().resumes.change({ params: { id }, body })),
        read: () => queries.fetchQuery({ ...resumeQuery, staleTime: 0 }),
        keep: (kept) => storeChanges(person, kept),
        onSaved: (saved) => queries.setQueryData(resumeQuery.queryKey, saved),
      },
      readUnsavedChanges(person, fresh),
    ),
  );
  const state = useStore(saving.store);
  const { offline } = useOffline();
  const unsent = !hasNoChanges(state.pending);
  const failed = state.state.kind === "failed";

  useEffect(() => saving.adopt(fresh), [saving, fresh]);
  useEffect(() => {
    // Sends unsaved changes: on mount those that an earlier visit stored, and as soon as the network is back those that failed offline.
    if (!offline && !hasNoChanges(saving.store.getState().pending)) void saving.flush();
  }, [saving, offline]);
  useEffect(() => {
    const onHidden = () => document.visibilityState === "hidden" && void saving.flush();
    document.addEventListener("visibilitychange", onHidden);
    return () => {
      document.removeEventListener("visibilitychange", onHidden);
      void saving.flush();
    };
  }, [saving]);
  useEffect(() => {
    if (state.merged > 0)
      showToast({ message: t`Your CV was also edited in another window. We’ve kept both sets of changes.` });
  }, [state.merged, t]);

  /** The toast of each action, so that undoing the action hides its toast. */
  const toasts = useRef(new WeakMap<object, number>());
  const undo = useCallback((): void => {
    const act = saving.store.getState().acts.at(-1);
    if (!saving.undo(act) || !act) return;
    hideToast(toasts.current.get(act) ?? 0);
    showToast({ message: t`Change undone`, icon: IconArrowBackUp });
  }, [saving, t]);

  const change = useCallback(
    (changes: ResumeChanges, words: string): void => {
      saving.change(changes, words);
      const act = saving.store.getState().acts.at(-1);
      const toast = showToast({ message: words, action: { label: t`Undo`, run: () => void saving.undo(act) } });
      if (act) toasts.current.set(act, toast);
    },
    [saving, t],
  );

  return { saving, resume: applyPendingChanges(state), state: state.state, unsent, failed, change, undo };
}
