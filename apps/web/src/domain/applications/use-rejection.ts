import type { ApplicationCard, BulkMoveResult } from "@orbita/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { applicationsKey } from "./queries.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { applicationQuery } from "./candidate-queries.ts";
import {
  buildDraftRequest,
  findFaults,
  buildRejection,
  gapsOf,
  mailLanguages,
  emptyRejection,
  type RejectionFormError,
  type MailLanguage,
  type RejectionInput,
} from "./rejection-form.ts";
import { useMove } from "./use-move.ts";

const pauseMs = 350;

function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/**
 * Loads the proposed rejection texts and a preview of the email for the current input. With several candidates, the preview is the email to the
 * first one.
 */
function useDraft(cards: readonly ApplicationCard[], said: RejectionInput) {
  const space = useActingSpace();
  const body = useRested(said);
  const asked = buildDraftRequest(body);
  const { id } = cards[0]!;
  const several = cards.length > 1;
  return useQuery({
    queryKey: [...applicationsKey(space.id), "rejection", id, asked, several],
    queryFn: () => answered(api().applications.draftRejection({ params: { id }, body: { ...asked!, several } })),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

/** State of a rejection of one or several applications, and its validation. */
export function useRejection(cards: readonly ApplicationCard[], onDone: (done: BulkMoveResult) => void) {
  const space = useActingSpace();
  const first = cards[0]!;
  const [said, setSaid] = useState<RejectionInput>(emptyRejection);
  const [tried, setTried] = useState(false);
  const { data: whole } = useQuery(applicationQuery(space.id, first.id));
  const { data: draft, error } = useDraft(cards, said);
  const [chosen, setLanguage] = useState<MailLanguage | null>(null);
  const reads = cards.length === 1 ? (whole?.language ?? null) : null;
  const move = useMove();
  const gaps = gapsOf(cards, whole?.evidence ?? []);
  const needed = reads ? [reads] : mailLanguages;
  const faults = findFaults({ said, draft, needed, chips: gaps.length > 0 });

  function send(): void {
    setTried(true);
    const [fault] = faults;
    if (fault?.at === "text") setLanguage(fault.language);
    const rejection = draft && buildRejection(said, draft);
    if (fault || !rejection) return;
    const ids = cards.map(({ id }) => id);
    move.mutate({ ids, to: "rejected", rejection }, { onSuccess: (done) => done.moved.length > 0 && onDone(done) });
  }

  return {
    said,
    change: (part: Partial<RejectionInput>) => setSaid((before) => ({ ...before, ...part })),
    draft,
    gaps,
    /** The language that a single candidate reads; null for several candidates. */
    reads,
    language: chosen ?? reads ?? "it",
    setLanguage,
    /**
     * The error to show at a part of the form.
     * Unlawful words are reported at once, missing input only after the first attempt to send.
     */
    faultAt: (at: RejectionFormError["at"]): RejectionFormError | undefined =>
      faults.find((fault) => fault.at === at && (tried || (fault.at === "text" && fault.why === "finding"))),
    send,
    /** True while the rejection is being sent, or while its proposed text loads, which is needed to send it. */
    busy: move.isPending || (said.reason !== null && !draft && !error),
    refused: move.data?.moved.length === 0,
    failure: move.error ?? (draft ? null : error),
  };
}
export type RejectionTools = ReturnType<typeof useRejection>;
