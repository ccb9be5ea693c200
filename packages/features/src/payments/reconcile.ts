import { PaymentRefused } from "@orbita/platform";
import type { WorkCtx } from "../kernel/work.ts";
import { paymentCtxOfWork, type PaymentCtx } from "./provider-calls.ts";
import { findNewEvents, findUnhandled, forgetPayloads } from "./event-queries.ts";
import { handleEvent, paymentChanged } from "./jobs.ts";
import { markUnanswered } from "./queries.ts";
import { settleSetup } from "./settle-setup.ts";
import { abandonSetup, findOpenSetups, type PaymentSetupRow } from "./setup-queries.ts";
import { takeEvent } from "./take-event.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Minimum age in milliseconds of a pending setup or payment before it is queried: the user may still be typing, or a webhook may arrive. */
const quietMs = 2 * minute;
const some = 200;
/** Age in milliseconds after which the job of a payment event has used up its retries: see `defineJob`. */
const stuckMs = 2 * hour;
const payloadDays = 90;

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** The provider's response, or null if the provider refuses the request or does not know the object. */
const unlessRefused = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof PaymentRefused) return null;
    throw error;
  });

/** Abandons a card setup that the user did not finish or that was never returned to a client. */
async function giveUp(asked: PaymentCtx, setup: PaymentSetupRow): Promise<void> {
  // If the provider refuses to cancel because the setup has just finished, its result is stored.
  if (setup.provider_id !== null) {
    const done = await unlessRefused(asked.payments.cancelSetup(setup.provider_id).then(() => true));
    if (!done) await unlessRefused(settleSetup(asked, setup));
  }
  await asked.write("nobody ended it", ({ tx, now }) => abandonSetup(tx, setup.id, now));
}

async function askAbout(asked: PaymentCtx, setup: PaymentSetupRow): Promise<void> {
  const settled = await unlessRefused(settleSetup(asked, setup));
  if (!settled) asked.log.error({ setup: setup.id }, "the payment provider does not know a setup of ours");
  else if (settled.status !== "open") return;
  const old = setup.created_at < before(asked.now, day);
  if (!settled || old || setup.provider_id === null) await giveUp(asked, setup);
}

async function askSetups(asked: PaymentCtx): Promise<void> {
  for (const setup of await findOpenSetups(asked.db, { before: before(asked.now, quietMs), limit: some }))
    await askAbout(asked, setup);
}

/** Processes events of the provider whose webhook never arrived. */
async function hearAgain({ db, now, payments, write }: PaymentCtx, sinceMs: number): Promise<number> {
  const events = await payments.listEvents(before(now, sinceMs));
  const unheard = await findNewEvents(
    db,
    events.map(({ id }) => id),
  );
  for (const event of events.filter(({ id }) => unheard.has(id)))
    await write("said and not heard", (ctx) => takeEvent(ctx, event));
  return unheard.size;
}

/** Retries payment events whose job has failed every time: the cause may be fixed by now. */
async function retryStuck({ db, now, write }: PaymentCtx): Promise<void> {
  const ids = await findUnhandled(db, { before: before(now, stuckMs), limit: some });
  if (ids.length === 0) return;
  await write("not acted on yet", async ({ enqueue }) => {
    for (const id of ids) await enqueue(handleEvent, { id }, { key: id });
  });
}

async function askPayments({ now, write }: PaymentCtx): Promise<void> {
  await write("asked about", async ({ tx, enqueue }) => {
    for (const intentId of await markUnanswered(tx, { before: before(now, quietMs), now }))
      await enqueue(paymentChanged, { intentId });
  });
}

/**
 * Processes what failed webhooks would have reported: new events, stuck events, open setups and pending payments. Webhooks are
 * fast, polling is reliable.
 */
export async function reconcile(ctx: WorkCtx, sinceMs = hour): Promise<void> {
  const asked = paymentCtxOfWork(ctx);
  if (!asked) return;
  const unheard = await hearAgain(asked, sinceMs);
  if (unheard > 0) ctx.log.warn({ unheard }, "the payment provider said what its webhook did not bring");
  await retryStuck(asked);
  await askSetups(asked);
  await askPayments(asked);
}

/** Reconciles the last three days, as far back as the provider retries its webhooks. Needed after an outage of hours on our side. */
export const reconcileDays = (ctx: WorkCtx): Promise<void> => reconcile(ctx, 3 * day);

export async function forgetEvents({ now, write }: WorkCtx): Promise<void> {
  const batch = { before: before(now, payloadDays * day), limit: 1_000 };
  while ((await write("past its use", ({ tx }) => forgetPayloads(tx, batch))) === batch.limit);
}
