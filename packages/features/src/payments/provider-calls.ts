import { withReason } from "@orbita/db";
import { PaymentDeclined, PaymentRefused, PaymentsUnavailable, type PaymentProvider } from "@orbita/platform";
import type { StepCtx } from "../kernel/ctx.ts";
import { fail, Failure } from "../kernel/failure.ts";
import type { WorkCtx } from "../kernel/work.ts";

/** The payment context that step routes and jobs share: short transactions, with calls to the provider between them. */
export type PaymentCtx = Pick<WorkCtx, "db" | "now" | "log" | "write"> & { readonly payments: PaymentProvider };

/** The payment context for a route. Call it after the permission check, because only authorised callers may learn that payments are not configured. */
export function paymentCtxOfStep<E>({ tx, now, log, platform, prepare }: StepCtx<E>): PaymentCtx {
  const payments = platform.payments ?? fail("payment.notSetUp");
  const write: PaymentCtx["write"] = (why, work) =>
    prepare(async (ctx) => {
      await withReason(ctx.tx, why);
      return work(ctx);
    });
  return { db: tx, now, log, payments, write };
}

/** The payment context for a job; null if this installation takes no cards, and then the job has nothing to do. */
export function paymentCtxOfWork({ db, now, log, write, payments }: WorkCtx): PaymentCtx | null {
  if (payments) return { db, now, log, write, payments };
  log.warn("no cards are taken here: nothing is asked of the provider");
  return null;
}

/** `refused` is the error code to use when the provider does not know the object. */
type ProviderErrorOptions = { readonly refused?: "payment.setupNotFound" | "payment.notFound" | "payment.unavailable" };

/** Maps errors of the provider to API errors. Only for routes; a job rethrows them so that the queue retries. */
export async function withProviderErrors<T>(
  { log }: Pick<PaymentCtx, "log">,
  work: () => Promise<T>,
  { refused = "payment.unavailable" }: ProviderErrorOptions = {},
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
