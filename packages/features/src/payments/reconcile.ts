import { PaymentRefused } from "@orbita/platform";
import type { WorkCtx } from "../kernel/work.ts";
import { askingBy, type Asking } from "./asking.ts";
import { findNewEvents, findUnhandled, forgetPayloads, markUnanswered } from "./event-queries.ts";
import { handleEvent, paymentChanged } from "./jobs.ts";
import { settleSetup } from "./settle-setup.ts";
import { abandonSetup, findOpenSetups, type SetupRow } from "./setup-queries.ts";
import { takeEvent } from "./take-event.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Long enough that who is typing is not disturbed, and a webhook that comes has come. */
const quietMs = 2 * minute;
const some = 200;
/** Its tries are over by then: see defineJob. */
const stuckMs = 2 * hour;
const payloadDays = 90;

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** null: it knows no such thing, or will not. */
const unlessRefused = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof PaymentRefused) return null;
    throw error;
  });

/** Nobody will end it any more; or nobody was ever shown it. */
async function giveUp(asked: Asking, setup: SetupRow): Promise<void> {
  // Refused where it ended just now: then it is what it came to.
  if (setup.provider_id !== null) {
    const done = await unlessRefused(asked.payments.cancelSetup(setup.provider_id).then(() => true));
    if (!done) await unlessRefused(settleSetup(asked, setup));
  }
  await asked.write("nobody ended it", ({ tx, now }) => abandonSetup(tx, setup.id, now));
}

async function askAbout(asked: Asking, setup: SetupRow): Promise<void> {
  const settled = await unlessRefused(settleSetup(asked, setup));
  if (!settled) asked.log.error({ setup: setup.id }, "the payment provider does not know a setup of ours");
  else if (settled.status !== "open") return;
  const old = setup.created_at < before(asked.now, day);
  if (!settled || old || setup.provider_id === null) await giveUp(asked, setup);
}

async function askSetups(asked: Asking): Promise<void> {
  for (const setup of await findOpenSetups(asked.db, { before: before(asked.now, quietMs), limit: some }))
    await askAbout(asked, setup);
}

/** What the provider said and nobody heard: taken as if it had come. */
async function hearAgain({ db, now, payments, write }: Asking, sinceMs: number): Promise<number> {
  const events = await payments.listEvents(before(now, sinceMs));
  const unheard = await findNewEvents(
    db,
    events.map(({ id }) => id),
  );
  for (const event of events.filter(({ id }) => unheard.has(id)))
    await write("said and not heard", (ctx) => takeEvent(ctx, event));
  return unheard.size;
}

/** Heard, and its work failed every time: tried again, now that whatever it was may be mended. */
async function retryStuck({ db, now, write }: Asking): Promise<void> {
  const ids = await findUnhandled(db, { before: before(now, stuckMs), limit: some });
  if (ids.length === 0) return;
  await write("not acted on yet", async ({ enqueue }) => {
    for (const id of ids) await enqueue(handleEvent, { id }, { key: id });
  });
}

async function askPayments({ now, write }: Asking): Promise<void> {
  await write("asked about", async ({ tx, enqueue }) => {
    for (const intentId of await markUnanswered(tx, { before: before(now, quietMs), now }))
      await enqueue(paymentChanged, { intentId });
  });
}

/** What a webhook would have told, had it come. A webhook is quick; this is sure. */
export async function reconcile(ctx: WorkCtx, sinceMs = hour): Promise<void> {
  const asked = askingBy(ctx);
  if (!asked) return;
  const unheard = await hearAgain(asked, sinceMs);
  if (unheard > 0) ctx.log.warn({ unheard }, "the payment provider said what its webhook did not bring");
  await retryStuck(asked);
  await askSetups(asked);
  await askPayments(asked);
}

/** As far back as the provider itself tries: for when nothing of ours was there for hours. */
export const reconcileDays = (ctx: WorkCtx): Promise<void> => reconcile(ctx, 3 * day);

export async function forgetEvents({ now, write }: WorkCtx): Promise<void> {
  const batch = { before: before(now, payloadDays * day), limit: 1_000 };
  while ((await write("past its use", ({ tx }) => forgetPayloads(tx, batch))) === batch.limit);
}
