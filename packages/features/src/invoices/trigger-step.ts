import type { LedgerRunRequest, MonthlyRunRequest, MonthlyRunResponse } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { romeDay } from "../kernel/rome-day.ts";
import { isMonthOver, monthBefore, monthNow, monthOf } from "./months.ts";
import {
  startClosingStep,
  startCollectingStep,
  startIssuingStep,
  type BillingStepRequest,
  type StartedStep,
} from "./start-step.ts";

type BillingStepStarter = (ctx: Ctx, asked: BillingStepRequest) => Promise<StartedStep>;

/** Starts a billing step manually, in the same way as the scheduler: a run with one job per Space, or a dry run. */
async function trigger(
  ctx: Ctx,
  { month: asked, spaceId, dryRun }: MonthlyRunRequest,
  step: BillingStepStarter,
): Promise<MonthlyRunResponse> {
  const month = asked ?? monthBefore(monthNow(ctx.now));
  if (!isMonthOver(month, ctx.now)) fail("invoice.monthNotOver");
  return { month, ...(await step(ctx, { month, spaceId: spaceId ?? null, dry: dryRun ?? false })) };
}

/** Starts closing the ledgers of a month, or of any past day. */
export async function triggerClosingStep(ctx: Ctx, { day, ...asked }: LedgerRunRequest): Promise<MonthlyRunResponse> {
  if (day === undefined) return trigger(ctx, asked, startClosingStep);
  if (day >= romeDay(ctx.now)) fail("invoice.dayNotOver");
  const { spaceId = null, dryRun: dry = false } = asked;
  const month = monthOf(day);
  return { month, ...(await startClosingStep(ctx, { month, day, spaceId, dry })) };
}

export async function triggerIssuingStep(ctx: Ctx, asked: MonthlyRunRequest): Promise<MonthlyRunResponse> {
  if (!ctx.platform.seller) fail("invoice.sellerMissing");
  return trigger(ctx, asked, startIssuingStep);
}

export const triggerCollectingStep = (ctx: Ctx, asked: MonthlyRunRequest): Promise<MonthlyRunResponse> =>
  trigger(ctx, asked, startCollectingStep);
