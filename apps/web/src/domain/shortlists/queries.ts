import { shortlistsKey } from "~/shell/api/query-keys.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";

export const shortlistsQuery = (spaceId: string) =>
  queryOptions({
    queryKey: [...shortlistsKey(spaceId), "all"],
    queryFn: () => answered(api().shortlists.list({}, { spaceId })),
  });

export const shortlistEntriesQuery = (spaceId: string, id: string, paging: { page: number; size: number }) =>
  queryOptions({
    queryKey: [...shortlistsKey(spaceId), "entries", id, paging],
    queryFn: () => answered(api().shortlists.entries({ params: { id }, query: paging }, { spaceId })),
    placeholderData: keepPreviousData,
  });
