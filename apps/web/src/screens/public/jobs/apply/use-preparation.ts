import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { onChangeEvent } from "~/shell/realtime/change-events.ts";

const key = ["apply"] as const;

export const preparationQuery = (jobPostId: string, versionId?: string) =>
  queryOptions({
    queryKey: [...key, jobPostId, versionId ?? "whole"],
    queryFn: () =>
      answered(api().applications.prepare({ params: { jobPostId }, query: versionId ? { versionId } : {} })),
  });

/** Data that the user needs to apply. Refetched when the user's CV or one of the user's applications changes. */
export function usePreparation(jobPostId: string) {
  const queries = useQueryClient();
  useEffect(() => {
    const look = () => void queries.invalidateQueries({ queryKey: key });
    const stops = [onChangeEvent("resume.changed", look), onChangeEvent("application.changed", look)];
    return () => stops.forEach((stop) => stop());
  }, [queries]);
  return useQuery(preparationQuery(jobPostId));
}
