import type { PaymentMethod } from "@orbita/contract";
import { hasRole, type ReadCtx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { findCards } from "./card-queries.ts";
import { openCard } from "./cards.ts";
import { presentCard } from "./present.ts";

export async function listMyCards({ tx, actor }: ReadCtx): Promise<PaymentMethod[]> {
  const userId = actor.id ?? fail("access.unauthenticated");
  return (await findCards(tx, { userId })).map(presentCard);
}

export async function listSpaceCards({ tx, actor }: ReadCtx, { id }: { id: string }): Promise<PaymentMethod[]> {
  allow(hasRole(actor, id, "owner"));
  return (await findCards(tx, { spaceId: id })).map(presentCard);
}

export const readCard = async ({ tx, actor }: ReadCtx, { id }: { id: string }): Promise<PaymentMethod> =>
  presentCard(await openCard(tx, actor, id));
