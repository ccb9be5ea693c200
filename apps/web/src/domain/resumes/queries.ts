import type { Resume } from "@orbita/contract";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { onChangeEvent } from "~/shell/realtime/change-events.ts";

export const resumeQuery = queryOptions<Resume>({
  queryKey: ["resume"],
  queryFn: () => answered(api().resumes.read({})),
});

/** The user's own resume. Refetches it when another window or an uploaded document changes it. */
export function useResume() {
  const queries = useQueryClient();
  useEffect(
    () => onChangeEvent("resume.changed", () => void queries.invalidateQueries({ queryKey: resumeQuery.queryKey })),
    [queries],
  );
  return useQuery(resumeQuery);
}
