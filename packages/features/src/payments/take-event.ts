import { EventRefused, type ProviderEvent } from "@orbita/platform";
import type { StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import type { WorkTx } from "../kernel/work.ts";
import { countRefusal, insertEvent } from "./event-queries.ts";
import { handleEvent } from "./jobs.ts";

/** Stores each provider event once and enqueues its job in the same transaction, so that a crash loses neither. */
export async function takeEvent({ tx, now, enqueue }: Pick<WorkTx, "tx" | "now" | "enqueue">, event: ProviderEvent) {
  if (await insertEvent(tx, event, now)) await enqueue(handleEvent, { id: event.id }, { key: event.id });
}

/** Authenticates the event only by its signature over the raw bytes. */
export async function receiveEvent(
  ctx: StepCtx,
  { body, signature }: { body: Uint8Array; signature: string | undefined },
) {
  const payments = ctx.platform.payments ?? fail("payment.notSetUp");
  let event: ProviderEvent;
  try {
    event = payments.readEvent(body, signature, ctx.now);
  } catch (error) {
    if (!(error instanceof EventRefused)) throw error;
    const { reason } = error;
    // Events with another API version or mode have a valid signature: the endpoint is configured wrongly.
    if (reason === "version" || reason === "mode")
      ctx.log.error({ reason }, "events of the payment provider are refused");
    else ctx.log.warn({ reason }, "not an event of the payment provider");
    await ctx.prepare(({ tx, now }) => countRefusal(tx, reason, now));
    fail("payment.badSignature");
  }
  await ctx.write((writing) => takeEvent(writing, event));
}
