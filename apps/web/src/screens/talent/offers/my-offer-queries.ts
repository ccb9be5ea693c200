import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { pageDefaults } from "~/shell/navigation/page-search.ts";
import { onChangeEvent } from "~/shell/realtime/change-events.ts";

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

/** Refetches the talent's offers when a Space makes or withdraws an offer. */
export function useLiveMyOffers(): void {
  const queries = useQueryClient();
  useEffect(
    () => onChangeEvent("offer.changed", () => void queries.invalidateQueries({ queryKey: myOffersKey })),
    [queries],
  );
}
