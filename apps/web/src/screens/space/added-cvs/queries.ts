import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";

export const candidatesKey = (spaceId: string) => ["candidates", spaceId] as const;

export const candidatesQuery = (spaceId: string, paging: { page: number; size: number }) =>
  queryOptions({
    queryKey: [...candidatesKey(spaceId), paging],
    queryFn: () => answered(api().candidates.list({ params: { id: spaceId }, query: paging })),
    placeholderData: keepPreviousData,
  });

export const candidateQuery = (spaceId: string, id: string) =>
  queryOptions({
    queryKey: [...candidatesKey(spaceId), id],
    queryFn: () => answered(api().candidates.read({ params: { id } })),
  });

const pollMs = 1_500;

/** The upload of a CV that a member is adding. Polls until the server has read the document; it does not use change events. */
export const cvQuery = (id: string | null) =>
  queryOptions({
    queryKey: ["candidate-cv", id],
    queryFn: () => answered(api().candidates.readUpload({ params: { id: id! } })),
    enabled: id !== null,
    refetchInterval: ({ state: { data } }) => (data && data.state !== "reading" ? false : pollMs),
  });
