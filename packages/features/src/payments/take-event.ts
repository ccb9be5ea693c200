import { EventRefused, type ProviderEvent } from "@orbita/platform";
import type { StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import type { WorkWriteCtx } from "../kernel/work.ts";
import { addEventRefusal, insertEvent } from "./event-queries.ts";
import { handleEvent } from "./jobs.ts";

/** Stores each event of the payment provider once and enqueues its job in the same transaction, so that a crash loses neither. */
export async function takeEvent(
  { tx, now, enqueue }: Pick<WorkWriteCtx, "tx" | "now" | "enqueue">,
  event: ProviderEvent,
) {
  if (await insertEvent(tx, event, now)) await enqueue(handleEvent, { id: event.id }, { key: event.id });
}

/** Receives a webhook event of the payment provider. The signature over the raw bytes is its only authentication. */
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
    // An event with another API version or mode has a valid signature, so the webhook endpoint is configured wrongly at the
    // provider.
    if (reason === "version" || reason === "mode")
      ctx.log.error({ reason }, "events of the payment provider are refused");
    else ctx.log.warn({ reason }, "not an event of the payment provider");
    await ctx.prepare(({ tx, now }) => addEventRefusal(tx, reason, now));
    fail("payment.badSignature");
  }
  await ctx.write((writing) => takeEvent(writing, event));
}
