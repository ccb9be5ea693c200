import { queryOptions, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { postsKey } from "~/features/job-posts/queries.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { onHint } from "~/shell/realtime/hints.ts";

/** Whose cards: a Space's, or one's own. */
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

/** What a secret came with lives as long as its dialog: whatever changes meanwhile, a card that is being typed stays. */
const onlyNow = { staleTime: "static", gcTime: 0, retry: false } as const;

/** A card that was refused ends its request: each `attempt` begins another one. */
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

/** The one intent of an invoice, for the provider's form. */
export const intentQuery = (spaceId: string, invoice: string) =>
  queryOptions({
    queryKey: ["payment-intent", spaceId, invoice],
    queryFn: () => answered(api().collecting.intendForSpace({ params: { id: spaceId }, body: { invoice } })),
    ...onlyNow,
  });

/** Everything of a Space's billing, whoever asked for it. */
export const billingKey = (spaceId: string) => ["billing", spaceId] as const;

/** A card came or went: whether a Space may sponsor hangs on it too. */
export async function noteCards(queries: QueryClient, owner: CardOwner): Promise<void> {
  if (owner.kind === "space") void queries.invalidateQueries({ queryKey: postsKey(owner.id) });
  await queries.invalidateQueries({ queryKey: cardsKey });
}

/** What a webhook or another owner changed is seen at once. */
export function useLiveCards(): void {
  const queries = useQueryClient();
  useEffect(() => onHint("billing.changed", () => void queries.invalidateQueries({ queryKey: cardsKey })), [queries]);
}
