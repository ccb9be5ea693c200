import { handleJob, type JobHandler, type Routine, type WorkCtx } from "../kernel/work.ts";
import { paymentCtxOfWork } from "./provider-calls.ts";
import { findRemovedCard } from "./card-queries.ts";
import { handleProviderEvent } from "./handle-provider-event.ts";
import { detachCard, forgetCustomer, handleEvent } from "./jobs.ts";
import { runForget } from "./leave.ts";
import { forgetEvents, reconcile, reconcileDays } from "./reconcile.ts";

async function runDetach(ctx: WorkCtx, { methodId }: { methodId: string }): Promise<void> {
  const asked = paymentCtxOfWork(ctx);
  const card = await findRemovedCard(ctx.db, methodId);
  if (asked && card) await asked.payments.detachCard(card.provider_id);
}

export const paymentJobHandlers: readonly JobHandler[] = [
  handleJob(handleEvent, handleProviderEvent),
  handleJob(detachCard, runDetach),
  handleJob(forgetCustomer, runForget),
];

export const paymentRoutines: readonly Routine[] = [
  { name: "payments.reconcile", cron: "*/15 * * * *", run: (ctx) => reconcile(ctx) },
  { name: "payments.reconcileDays", cron: "50 4 * * *", run: reconcileDays },
  { name: "payments.forgetPayloads", cron: "40 3 * * *", run: forgetEvents },
];
