import type { ContactRequestState } from "@orbita/contract";
import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { onChangeEvent } from "~/shell/realtime/change-events.ts";

/** Common query key prefix of a Space's contact requests, counts and daily quota, which are invalidated together. */
export const contactRequestsKey = (spaceId: string) => ["contactRequests", spaceId] as const;

type ContactRequestListQuery = {
  page: number;
  size: number;
  state?: ContactRequestState | undefined;
  id?: string | undefined;
};

export const contactRequestsQuery = (spaceId: string, asked: ContactRequestListQuery) =>
  queryOptions({
    queryKey: [...contactRequestsKey(spaceId), "list", asked],
    queryFn: () => answered(api().contactRequests.list({ query: asked }, { spaceId })),
    placeholderData: keepPreviousData,
  });

/** The Space's last contact request to a person. */
export const contactRequestToQuery = (spaceId: string, resumeId: string) =>
  queryOptions({
    queryKey: [...contactRequestsKey(spaceId), "to", resumeId],
    queryFn: async () => {
      const query = { page: 0, size: 1, resumeId };
      return (await answered(api().contactRequests.list({ query }, { spaceId }))).content[0] ?? null;
    },
  });

export const quotaQuery = (spaceId: string) =>
  queryOptions({
    queryKey: [...contactRequestsKey(spaceId), "quota"],
    queryFn: () => answered(api().contactRequests.quota({}, { spaceId })),
  });

/** Refetches the Space's contact requests when a talent answers one. */
export function useLiveContactRequests(spaceId: string): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      onChangeEvent(
        "contactRequest.changed",
        () => void queries.invalidateQueries({ queryKey: contactRequestsKey(spaceId) }),
      ),
    [queries, spaceId],
  );
}
