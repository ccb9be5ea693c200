import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { applicationsKey } from "./queries.ts";
import { stages } from "./pipeline-search.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";

type RejectionTexts = { it: string; en: string };
const inTalks = ["interview", "offer"];

/** Counts the open applications to a post, at interview or offer (`talking`) and before (`waiting`), and loads one rejection draft. */
function useStillOpen(jobPostId: string) {
  const { id: spaceId } = useActingSpace();
  return useQuery({
    queryKey: [...applicationsKey(spaceId), "closing", jobPostId],
    queryFn: async () => {
      const { applications } = api();
      const asked = (states: readonly string[]) => {
        const filters = [
          { f: "status", v: states, mm: "in" },
          { f: "jobPostId", v: jobPostId, mm: "is" },
        ];
        const body = { page: 0, size: 1, sort: "created:asc", filters, projections: ["code"] };
        return answered(applications.search({ body: body as never }, { spaceId }));
      };
      const [waiting, talking] = await Promise.all([
        asked(stages.filter((stage) => !inTalks.includes(stage))),
        asked(inTalks),
      ]);
      const first = waiting.content[0] ?? talking.content[0];
      const draft =
        first &&
        (await answered(
          applications.draftRejection({
            params: { id: first.id },
            body: { reason: "positionGone", several: true } as never,
          }),
        ));
      return { waiting: waiting.totalElements, talking: talking.totalElements, words: draft?.words ?? null };
    },
  });
}

/**
 * The reply to the candidates with an open application. Those at the interview or offer stage get it only if `talks` is true.
 * `body` is undefined if there are no such candidates, the user opts out, or a text is missing.
 */
export function useClosingAnswer(jobPostId: string) {
  const { data } = useStillOpen(jobPostId);
  const [written, setWritten] = useState<Partial<RejectionTexts>>({});
  const [wanted, setWanted] = useState(true);
  const [talks, setTalks] = useState(false);
  const { waiting = 0, talking = 0, words: ours = null } = data ?? {};
  const words = ours && { ...ours, ...written };
  const whole = words !== null && words.it.trim() !== "" && words.en.trim() !== "";
  return {
    waiting,
    talking,
    wanted,
    setWanted,
    talks,
    setTalks,
    words,
    write: (language: keyof RejectionTexts, text: string) => setWritten((now) => ({ ...now, [language]: text })),
    /** True if the text is missing in one of the languages. */
    missing: wanted && words !== null && !whole,
    body: wanted && words !== null && whole ? { words, talks } : undefined,
  };
}
export type ClosingAnswerForm = ReturnType<typeof useClosingAnswer>;
