import type { JobPost, MyWholeApplication, NewApplication } from "@orbita/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { noteMark } from "~/domain/job-posts/own/job-marks.ts";
import { cameFrom } from "~/domain/job-posts/public/list/count-opening.ts";
import { api } from "~/shell/api/client.ts";
import { answered, hasCode } from "~/shell/api/failure.ts";
import { useMe } from "~/shell/session/use-me.ts";
import { saveApplicationDraft, readApplicationDraft, type ApplicationDraft } from "./application-draft.ts";
import { sendSignal } from "./send-signal.ts";

const blank = (job: JobPost): ApplicationDraft => ({
  versionId: null,
  documentId: null,
  motivation: "",
  answers: job.screeningQuestions.map(() => null),
});

/** Element id of the answer to a question. */
export const answerId = (at: number): string => `answer-${at}`;

const missingOf = (job: JobPost, { answers }: ApplicationDraft): number[] =>
  job.screeningQuestions.flatMap(({ mandatory }, at) => (mandatory && !answers[at]?.trim() ? [at] : []));

const bodyOf = (job: JobPost, { answers, motivation, ...rest }: ApplicationDraft): NewApplication => ({
  ...rest,
  jobPostId: job.id,
  source: cameFrom.get(job.id) ?? null,
  motivation: motivation.trim(),
  answers: answers.flatMap((answer, question) => (answer?.trim() ? [{ question, answer: answer.trim() }] : [])),
});

/** State of the application form; autosaves a draft on this device until it is sent. */
export function useApplyForm(job: JobPost, onSent: (application: MyWholeApplication) => void) {
  const person = useMe()?.id ?? "";
  const queries = useQueryClient();
  const [draft, setDraft] = useState<ApplicationDraft>(() => readApplicationDraft(person, job.id) ?? blank(job));
  const [tried, setTried] = useState(false);
  const missing = missingOf(job, draft);
  useEffect(() => sendSignal(job.id, "applyStarted"), [job.id]);

  const sending = useMutation({
    mutationFn: () => answered(api().applications.apply({ body: bodyOf(job, draft) })),
    onSuccess: (application) => {
      saveApplicationDraft({ person, jobPost: job.id }, null);
      noteMark(person, "applied", job.id, true);
      onSent(application);
    },
    onError: (error) => {
      // The chosen version or document was deleted, so the selection is cleared.
      if (hasCode(error, "resume.versionNotFound")) change({ versionId: null });
      if (hasCode(error, "file.notFound")) change({ documentId: null });
    },
    // Invalidates all queries, because cached data may be stale after a sent and after a refused application.
    onSettled: () => queries.invalidateQueries(),
  });

  function change(part: Partial<ApplicationDraft>): void {
    const next = { ...draft, ...part };
    setDraft(next);
    saveApplicationDraft({ person, jobPost: job.id }, next);
  }

  function submit(): void {
    setTried(true);
    const [first] = missing;
    if (first !== undefined) document.getElementById(answerId(first))?.focus();
    else if (!sending.isPending) sending.mutate();
  }

  return {
    draft,
    change,
    submit,
    busy: sending.isPending,
    failure: sending.error,
    /** Whether to mark a question as unanswered. Never before the first attempt to send. */
    isMissing: (at: number) => tried && missing.includes(at),
  };
}
