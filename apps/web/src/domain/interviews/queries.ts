import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { onChangeEvent } from "~/shell/realtime/change-events.ts";

/** The application or contact request that an interview belongs to. */
export type InterviewSubject = { applicationId: string } | { contactRequestId: string };

export const interviewsKey = ["interviews"] as const;

export const interviewsQuery = (spaceId: string, subject: InterviewSubject) =>
  queryOptions({
    queryKey: [...interviewsKey, spaceId, subject],
    queryFn: async () =>
      (await answered(api().interviews.list({ query: { ...subject, size: 20 } }, { spaceId }))).content,
  });

export const upcomingQuery = (spaceId: string) =>
  queryOptions({
    queryKey: [...interviewsKey, spaceId, "upcoming"],
    queryFn: () => answered(api().interviews.list({ query: { view: "upcoming", size: 5 } }, { spaceId })),
  });

type WeekRange = { from: string; until: string };
export const busyQuery = (spaceId: string, week: WeekRange) =>
  queryOptions({
    queryKey: [...interviewsKey, spaceId, "busy", week],
    queryFn: () => answered(api().interviews.busy({ query: week }, { spaceId })),
  });

export const myInterviewsQuery = (subject: InterviewSubject) =>
  queryOptions({
    queryKey: [...interviewsKey, "mine", subject],
    queryFn: async () => (await answered(api().interviews.mine({ query: { ...subject, size: 20 } }))).content,
  });

/** Refetches interviews when either side changes them. */
export function useLiveInterviews(): void {
  const queries = useQueryClient();
  useEffect(
    () => onChangeEvent("interview.changed", () => void queries.invalidateQueries({ queryKey: interviewsKey })),
    [queries],
  );
}
