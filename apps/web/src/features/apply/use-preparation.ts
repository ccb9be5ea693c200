import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { onHint } from "~/shell/realtime/hints.ts";

const key = ["apply"] as const;

export const preparationQuery = (jobPostId: string, versionId?: string) =>
  queryOptions({
    queryKey: [...key, jobPostId, versionId ?? "whole"],
    queryFn: () =>
      answered(api().applications.prepare({ params: { jobPostId }, query: versionId ? { versionId } : {} })),
  });

/** Data for applying; refetched when the user's CV or one of their applications changes. */
export function usePreparation(jobPostId: string) {
  const queries = useQueryClient();
  useEffect(() => {
    const look = () => void queries.invalidateQueries({ queryKey: key });
    const stops = [onHint("resume.changed", look), onHint("application.changed", look)];
    return () => stops.forEach((stop) => stop());
  }, [queries]);
  return useQuery(preparationQuery(jobPostId));
}
