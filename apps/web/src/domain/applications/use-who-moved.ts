import { useLingui } from "@lingui/react/macro";
import type { Application } from "@orbita/contract";
import { useQueryClient } from "@tanstack/react-query";
import { applicationQuery } from "./candidate-queries.ts";
import { useCandidateName } from "./use-candidate-name.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { useStateNames } from "./application-labels.tsx";

const moving: readonly string[] = ["moved", "withdrawn", "expired", "undone"];

/**
 * Returns a function that loads an application and describes its last move in a sentence.
 * The sentence is null if the application was never moved, cannot be loaded, or is not an application to the given post.
 */
export function useWhoMoved() {
  const { t } = useLingui();
  const space = useActingSpace();
  const queries = useQueryClient();
  const { stateOf } = useStateNames();
  const { nameOf } = useCandidateName();

  function sentence(application: Application): string | null {
    const step = application.steps.findLast(({ kind }) => moving.includes(kind));
    const [who, state] = [nameOf(application), stateOf(application.status)];
    if (!step) return null;
    if (step.side === "talent") return t`${who} withdrew their application`;
    return step.by === null ? t`${who} is now in “${state}”` : t`${step.by} moved ${who} to “${state}”`;
  }

  return async (id: string, jobPostId?: string): Promise<string | null> => {
    try {
      const application = await queries.fetchQuery({ ...applicationQuery(space.id, id), staleTime: 0 });
      return jobPostId && application.jobPostId !== jobPostId ? null : sentence(application);
    } catch {
      return null;
    }
  };
}
