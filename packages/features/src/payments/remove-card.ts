import { noteActivity } from "../activity/index.ts";
import type { StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { paymentCtxOfStep } from "./provider-calls.ts";
import { findPaymentCards, needsCard } from "./card-queries.ts";
import { lockOpenCard, openCard, takeAway } from "./cards.ts";
import { detachCard } from "./jobs.ts";
import { cardName } from "./present.ts";

/** Removes a payment card here and enqueues its removal at the provider in the same transaction, so that neither happens without the other. */
export async function removeCard(ctx: StepCtx, { id }: { id: string }): Promise<void> {
  await openCard(ctx.tx, ctx.actor, id);
  paymentCtxOfStep(ctx);
  await ctx.write(async (writing) => {
    const card = await lockOpenCard(writing, writing.actor, id);
    const { space_id: spaceId, user_id: userId } = card;
    if (spaceId !== null) {
      const others = (await findPaymentCards(writing.tx, { spaceId })).length - 1;
      if (others === 0 && (await needsCard(writing.tx, spaceId))) fail("payment.methodNeeded");
    }
    await takeAway(writing, card);
    await writing.enqueue(detachCard, { methodId: id });
    if (userId !== null) await noteActivity(writing, userId, "card.removed", { name: cardName(card) });
  });
}
