import type { LedgerTrigger, Trigger, Triggered } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { romeDay } from "../kernel/rome-day.ts";
import { isOver, monthBefore, monthNow, monthOf } from "./months.ts";
import { startClosing, startCollecting, startIssuing, type BillingStepRequest, type Begun } from "./start-steps.ts";

type Step = (ctx: Ctx, asked: BillingStepRequest) => Promise<Begun>;

/** Starts manually what the scheduler does: the same run, one job per Space, or a dry run. */
async function trigger(ctx: Ctx, { month: asked, spaceId, dryRun }: Trigger, step: Step): Promise<Triggered> {
  const month = asked ?? monthBefore(monthNow(ctx.now));
  if (!isOver(month, ctx.now)) fail("invoice.monthNotOver");
  return { month, ...(await step(ctx, { month, spaceId: spaceId ?? null, dry: dryRun ?? false })) };
}

/** A month, or any past day. */
export async function triggerClosing(ctx: Ctx, { day, ...asked }: LedgerTrigger): Promise<Triggered> {
  if (day === undefined) return trigger(ctx, asked, startClosing);
  if (day >= romeDay(ctx.now)) fail("invoice.dayNotOver");
  const { spaceId = null, dryRun: dry = false } = asked;
  const month = monthOf(day);
  return { month, ...(await startClosing(ctx, { month, day, spaceId, dry })) };
}

export async function triggerIssuing(ctx: Ctx, asked: Trigger): Promise<Triggered> {
  if (!ctx.platform.seller) fail("invoice.sellerMissing");
  return trigger(ctx, asked, startIssuing);
}

export const triggerCollecting = (ctx: Ctx, asked: Trigger): Promise<Triggered> => trigger(ctx, asked, startCollecting);
