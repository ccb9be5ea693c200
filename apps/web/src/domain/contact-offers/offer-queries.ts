import type { ContactOfferState } from "@orbita/contract";
import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { onChangeEvent } from "~/shell/realtime/change-events.ts";

/** Common query key prefix of a Space's offers, counts and daily quota, which are invalidated together. */
export const offersKey = (spaceId: string) => ["offers", spaceId] as const;

type OfferListQuery = { page: number; size: number; state?: ContactOfferState | undefined; id?: string | undefined };

export const offersQuery = (spaceId: string, asked: OfferListQuery) =>
  queryOptions({
    queryKey: [...offersKey(spaceId), "list", asked],
    queryFn: () => answered(api().contactOffers.list({ query: asked }, { spaceId })),
    placeholderData: keepPreviousData,
  });

/** The Space's last offer to a person. */
export const offerToQuery = (spaceId: string, resumeId: string) =>
  queryOptions({
    queryKey: [...offersKey(spaceId), "to", resumeId],
    queryFn: async () => {
      const query = { page: 0, size: 1, resumeId };
      return (await answered(api().contactOffers.list({ query }, { spaceId }))).content[0] ?? null;
    },
  });

export const quotaQuery = (spaceId: string) =>
  queryOptions({
    queryKey: [...offersKey(spaceId), "quota"],
    queryFn: () => answered(api().contactOffers.quota({}, { spaceId })),
  });

/** Refetches the Space's offers when a talent answers one. */
export function useLiveOffers(spaceId: string): void {
  const queries = useQueryClient();
  useEffect(
    () => onChangeEvent("offer.changed", () => void queries.invalidateQueries({ queryKey: offersKey(spaceId) })),
    [queries, spaceId],
  );
}
