import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { pageDefaults } from "~/shell/navigation/page-search.ts";
import { onHint } from "~/shell/realtime/hints.ts";

export const myOffersKey = ["my-offers"] as const;

export const myOffersQuery = (page: number) =>
  queryOptions({
    queryKey: [...myOffersKey, "list", page],
    queryFn: () => answered(api().contactOffers.mine({ query: { page, size: pageDefaults.size } })),
    placeholderData: keepPreviousData,
  });

export const myOfferQuery = (id: string) =>
  queryOptions({
    queryKey: [...myOffersKey, "one", id],
    queryFn: () => answered(api().contactOffers.read({ params: { id } })),
  });

/** Refetches the offers when a Space makes or withdraws an offer. */
export function useLiveMyOffers(): void {
  const queries = useQueryClient();
  useEffect(() => onHint("offer.changed", () => void queries.invalidateQueries({ queryKey: myOffersKey })), [queries]);
}
