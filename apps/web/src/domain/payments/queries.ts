import { queryOptions, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { postsKey } from "~/shell/api/query-keys.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { onChangeEvent } from "~/shell/realtime/change-events.ts";

/** The owner of the cards: a Space or the current user. */
export type CardOwner = { kind: "user" } | { kind: "space"; id: string };

const cardsKey = ["cards"] as const;

export const cardsQuery = (owner: CardOwner) =>
  queryOptions({
    queryKey: [...cardsKey, owner],
    queryFn: () =>
      answered(
        owner.kind === "space"
          ? api().payments.spaceMethods({ params: { id: owner.id } })
          : api().payments.userMethods({}),
      ),
  });

/**
 * Options for queries that return a client secret of the payment provider. The response is dropped when its dialog closes, and never refetched,
 * because a new secret would reset the card that the user is typing.
 */
const onlyNow = { staleTime: "static", gcTime: 0, retry: false } as const;

/** Creates a setup intent to add a card. A refused card ends its setup intent, so each `attempt` creates a new one. */
export const setupQuery = (owner: CardOwner, attempt: number) =>
  queryOptions({
    queryKey: ["card-setup", owner, attempt],
    queryFn: () =>
      answered(
        owner.kind === "space"
          ? api().payments.setUpForSpace({ params: { id: owner.id } })
          : api().payments.setUpForUser({}),
      ),
    ...onlyNow,
  });

/** The payment intent of an invoice, for the payment provider's form. An invoice has only one payment intent. */
export const intentQuery = (spaceId: string, invoice: string) =>
  queryOptions({
    queryKey: ["payment-intent", spaceId, invoice],
    queryFn: () => answered(api().collecting.intendForSpace({ params: { id: spaceId }, body: { invoice } })),
    ...onlyNow,
  });

/** Refetches the owner's cards after a change, and a Space's job posts too, because sponsoring requires a card. */
export async function refetchCards(queries: QueryClient, owner: CardOwner): Promise<void> {
  if (owner.kind === "space") void queries.invalidateQueries({ queryKey: postsKey(owner.id) });
  await queries.invalidateQueries({ queryKey: cardsKey });
}

/** Refetches cards on change events, which the provider's webhook or another owner causes. */
export function useLiveCards(): void {
  const queries = useQueryClient();
  useEffect(
    () => onChangeEvent("billing.changed", () => void queries.invalidateQueries({ queryKey: cardsKey })),
    [queries],
  );
}
