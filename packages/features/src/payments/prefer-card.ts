import type { PaymentMethod } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { lockOpenCard, makeDefault } from "./cards.ts";
import { presentCard } from "./present.ts";

/** Makes this the card for automatic charges. */
export async function preferCard(ctx: Ctx, { id }: { id: string }): Promise<PaymentMethod> {
  const card = await lockOpenCard(ctx, ctx.actor, id);
  await makeDefault(ctx, card);
  return presentCard({ ...card, is_default: true });
}
