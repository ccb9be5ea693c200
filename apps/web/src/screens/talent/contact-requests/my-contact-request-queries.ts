import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { pageDefaults } from "~/shell/navigation/page-search.ts";
import { onChangeEvent } from "~/shell/realtime/change-events.ts";

export const myContactRequestsKey = ["my-contact-requests"] as const;

export const myContactRequestsQuery = (page: number) =>
  queryOptions({
    queryKey: [...myContactRequestsKey, "list", page],
    queryFn: () => answered(api().contactRequests.mine({ query: { page, size: pageDefaults.size } })),
    placeholderData: keepPreviousData,
  });

export const myContactRequestQuery = (id: string) =>
  queryOptions({
    queryKey: [...myContactRequestsKey, "one", id],
    queryFn: () => answered(api().contactRequests.read({ params: { id } })),
  });

/** Refetches the talent's contact requests when a Space makes or withdraws a contact request. */
export function useLiveMyContactRequests(): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      onChangeEvent("contactRequest.changed", () => void queries.invalidateQueries({ queryKey: myContactRequestsKey })),
    [queries],
  );
}
