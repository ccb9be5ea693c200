import { because } from "@orbita/db";
import { PaymentDeclined, PaymentRefused, PaymentsUnavailable, type Payments } from "@orbita/platform";
import type { StepCtx } from "../kernel/ctx.ts";
import { fail, Failure } from "../kernel/failure.ts";
import type { WorkCtx } from "../kernel/work.ts";

/** What routes in steps and jobs have in common: short transactions, and the provider between them. */
export type Asking = Pick<WorkCtx, "db" | "now" | "log" | "write"> & { readonly payments: Payments };

/** To be called after who may was asked: that nothing is set up is said only to who may. */
export function askingOf<E>({ tx, now, log, platform, prepare }: StepCtx<E>): Asking {
  const payments = platform.payments ?? fail("payment.notSetUp");
  const write: Asking["write"] = (why, work) =>
    prepare(async (ctx) => {
      await because(ctx.tx, why);
      return work(ctx);
    });
  return { db: tx, now, log, payments, write };
}

/** The same for jobs; null where no cards are taken, and then there is nothing to do. */
export function askingBy({ db, now, log, write, payments }: WorkCtx): Asking | null {
  if (payments) return { db, now, log, write, payments };
  log.warn("no cards are taken here: nothing is asked of the provider");
  return null;
}

/** `refused`: what it means to this caller that the provider knows no such thing. */
type Words = { readonly refused?: "payment.setupNotFound" | "payment.notFound" | "payment.unavailable" };

/** What the provider throws becomes a problem. For routes; a job throws it on and runs again. */
export async function asking<T>(
  { log }: Pick<Asking, "log">,
  work: () => Promise<T>,
  { refused = "payment.unavailable" }: Words = {},
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PaymentDeclined) fail("payment.declined", { failure: error.failure });
    if (error instanceof PaymentsUnavailable) {
      log.warn({ reason: error.message }, "the payment provider does not answer");
      fail("payment.unavailable");
    }
    if (error instanceof PaymentRefused) {
      log.error({ refusal: error.code, reason: error.message }, "the payment provider refuses");
      throw new Failure(refused);
    }
    throw error;
  }
}
