import type { Decision, Decisions, ResumeUploadReview } from "@orbita/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { uploadQuery } from "~/domain/resume-uploads/queries.ts";

export type DecisionChanges = Readonly<Record<string, Decision | null>>;
export type ReviewSaveState = { kind: "saved" } | { kind: "saving" } | { kind: "failed"; error: unknown };

const pauseMs = 700;

export function withChanges(decisions: Decisions, changes: DecisionChanges): Decisions {
  const all: Record<string, Decision | null> = { ...decisions, ...changes };
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, Decision] => entry[1] !== null));
}

/**
 * The user's decisions, saved to the server after a debounce.
 * Decisions that failed to save are sent again with the next save or on retry.
 */
export function useDecisions(upload: ResumeUploadReview) {
  const queries = useQueryClient();
  const [decisions, setDecisions] = useState(upload.decisions);
  const [state, setState] = useState<ReviewSaveState>({ kind: "saved" });
  const unsaved = useRef<DecisionChanges>({});
  const onTheWay = useRef(false);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const saveOnce = useCallback(async (): Promise<boolean> => {
    const sent = unsaved.current;
    if (Object.keys(sent).length === 0) return true;
    unsaved.current = {};
    onTheWay.current = true;
    setState({ kind: "saving" });
    const { queryKey } = uploadQuery(upload.id);
    try {
      await queries.cancelQueries({ queryKey });
      const saved = await answered(
        api().resumeUploads.decide({ params: { id: upload.id }, body: { decisions: sent } }),
      );
      // Cancels fetches that started during the save: they may return older decisions.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, saved);
      setState({ kind: "saved" });
      return true;
    } catch (error) {
      unsaved.current = { ...sent, ...unsaved.current };
      setState({ kind: "failed", error });
      return false;
    } finally {
      onTheWay.current = false;
    }
  }, [queries, upload.id]);

  /** Saves the unsaved decisions, one request at a time. Resolves to true on success, also if there is nothing to save. */
  const save = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current);
    const next = queue.current.then(saveOnce);
    queue.current = next;
    return next;
  }, [saveOnce]);

  const decide = useCallback(
    (changes: DecisionChanges) => {
      unsaved.current = { ...unsaved.current, ...changes };
      setDecisions((before) => withChanges(before, changes));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), pauseMs);
    },
    [save],
  );

  useEffect(() => {
    // Takes over decisions from another window, unless this window has decisions that are unsaved or in flight.
    if (!onTheWay.current && Object.keys(unsaved.current).length === 0) setDecisions(upload.decisions);
  }, [upload.decisions]);
  useEffect(() => {
    const onHide = () => document.visibilityState === "hidden" && void save();
    document.addEventListener("visibilitychange", onHide);
    return () => {
      document.removeEventListener("visibilitychange", onHide);
      // Saves the last decisions when the user leaves the page.
      void save();
    };
  }, [save]);

  return { decisions, decide, save, state };
}
