import type { ScorecardSubmission } from "@orbita/contract";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { applicationsKey } from "~/domain/applications/queries.ts";
import { api } from "~/shell/api/client.ts";
import { answered, hasCode } from "~/shell/api/failure.ts";
import { onChangeEvent } from "~/shell/realtime/change-events.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";

export const scorecardsQuery = (spaceId: string, id: string) =>
  queryOptions({
    queryKey: [...applicationsKey(spaceId), "scorecards", id],
    queryFn: () => answered(api().scorecards.read({ params: { id } })),
  });

/** Refetches the scorecards when a colleague submits one. */
export function useFreshScorecards(id: string): void {
  const space = useActingSpace();
  const queries = useQueryClient();
  useEffect(
    () =>
      onChangeEvent("application.changed", (message) => {
        if (message.id === id) void queries.invalidateQueries(scorecardsQuery(space.id, id));
      }),
    [queries, space.id, id],
  );
}

export function useScorecards(id: string, jobPostId: string) {
  const space = useActingSpace();
  const queries = useQueryClient();
  const { queryKey } = scorecardsQuery(space.id, id);
  const again = () => queries.invalidateQueries({ queryKey });
  const { scorecards } = api();
  return {
    handIn: useMutation({
      mutationFn: (body: ScorecardSubmission) => answered(scorecards.handIn({ params: { id }, body })),
      onSuccess: (all) => queries.setQueryData(queryKey, all),
      // After a conflict, refetches the criteria and the version; the form keeps the user's input.
      onError: (error) => {
        if (hasCode(error, "scorecard.changedMeanwhile") || hasCode(error, "scorecard.criteriaChanged")) void again();
      },
    }),
    add: useMutation({
      mutationFn: (text: string) =>
        answered(
          scorecards.addCriterion(
            { params: { id: jobPostId }, body: { text } },
            { idempotencyKey: crypto.randomUUID() },
          ),
        ),
      onSuccess: again,
    }),
    remove: useMutation({
      mutationFn: (criterionId: string) => scorecards.removeCriterion({ params: { id: jobPostId, criterionId } }),
      onSuccess: again,
    }),
  };
}
