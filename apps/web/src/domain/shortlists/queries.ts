import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";

/** Common query key prefix of a Space's lists. */
export const shortlistsKey = (spaceId: string) => ["shortlists", spaceId] as const;

export const shortlistsQuery = (spaceId: string) =>
  queryOptions({
    queryKey: [...shortlistsKey(spaceId), "all"],
    queryFn: () => answered(api().shortlists.list({}, { spaceId })),
  });

export const entriesQuery = (spaceId: string, id: string, paging: { page: number; size: number }) =>
  queryOptions({
    queryKey: [...shortlistsKey(spaceId), "entries", id, paging],
    queryFn: () => answered(api().shortlists.entries({ params: { id }, query: paging }, { spaceId })),
    placeholderData: keepPreviousData,
  });
