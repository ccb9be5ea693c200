import type { RunKind } from "@orbita/contract";
import { findSpacesToClose } from "../clicks/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { awaitRows, startOnce, type PendingRows } from "../runs/index.ts";
import type { SpaceMonth } from "./draft-invoice.ts";
import { closeLedgersJob, collectPaymentJob, issueInvoiceJob } from "./jobs.ts";
import { lastOf } from "./months.ts";
import { alreadyLine, leftOut, paymentRow } from "./rows.ts";
import { findPaymentsOfMonth, findSpaceNames, findSpacesInvoiced, findSpacesToInvoice } from "./step-queries.ts";

export type StepStartCtx = Pick<Ctx, "tx" | "now" | "actor" | "reason" | "tell" | "enqueue">;
export type BillingStepRequest = {
  readonly month: string;
  readonly day?: string | undefined;
  readonly spaceId: string | null;
  readonly dry: boolean;
};
type BillingStep = {
  readonly what: RunKind;
  readonly spaces: number;
  readonly waiting: () => Promise<PendingRows>;
  /** Enqueues the jobs of a billing run. Jobs that are already queued are skipped; a running job may be enqueued again, and then finds its work done. */
  readonly send: (runId: string) => Promise<void>;
};
export type StartedStep = { readonly run: string; readonly spaces: number };

/** Starts a run of a billing step. Idempotent: a concurrent request with the same parameters returns the existing run. */
async function start(
  ctx: StepStartCtx,
  { month, day, spaceId, dry }: BillingStepRequest,
  step: BillingStep,
): Promise<StartedStep> {
  const { what, spaces } = step;
  // The subject of the run contains the Space, so that a run for one Space differs from a run for all Spaces.
  const subject = [day ?? month, spaceId ?? ""].join(" ").trimEnd();
  const key = [what, subject, dry ? "dry" : "real"].join(":");
  const asked = { what, subject, dry, key, payload: { month, day, spaceId }, reason: ctx.reason, byJobs: !dry };
  const { run, isNew } = await startOnce(ctx, asked);
  if (isNew && !dry) {
    await awaitRows(ctx, run.id, await step.waiting());
    await step.send(run.id);
  }
  return { run: run.id, spaces };
}

const rowsOf = async ({ tx }: StepStartCtx, spaces: readonly string[]) => {
  const names = await findSpaceNames(tx, spaces);
  return spaces.map((id) => ({ kind: "space", targetId: id, name: names.get(id) ?? "" }));
};

const keyOf = ({ spaceId, month }: SpaceMonth, ...more: readonly string[]): string =>
  [spaceId, month, ...more].join(":");

/** Starts step one of the monthly billing: closes the ledgers of a month or a day. */
export async function startClosingStep(ctx: StepStartCtx, asked: BillingStepRequest): Promise<StartedStep> {
  const { month, day } = asked;
  const spaces = await findSpacesToClose(ctx.tx, day ?? lastOf(month), asked.spaceId);
  return start(ctx, asked, {
    what: "ledgers",
    spaces: spaces.length,
    waiting: async () => ({ rows: await rowsOf(ctx, spaces) }),
    send: async (runId) => {
      for (const spaceId of spaces) {
        const of = { spaceId, month, ...(day !== undefined && { day }) };
        await ctx.enqueue(closeLedgersJob, { ...of, runId }, { key: keyOf(of, runId) });
      }
    },
  });
}

/** Enqueues another attempt to issue the invoice of a Space for a month that is blocked. */
export async function enqueueIssue({ enqueue }: Pick<StepStartCtx, "enqueue">, of: SpaceMonth): Promise<void> {
  await enqueue(issueInvoiceJob, of, { key: keyOf(of) });
}

/** Starts step two of the monthly billing: issues the invoices. */
export async function startIssuingStep(ctx: StepStartCtx, asked: BillingStepRequest): Promise<StartedStep> {
  const { month } = asked;
  const spaces = await findSpacesToInvoice(ctx.tx, asked);
  return start(ctx, asked, {
    what: "invoices",
    spaces: spaces.length,
    waiting: async () => {
      const already = await rowsOf(ctx, await findSpacesInvoiced(ctx.tx, asked));
      const lines = already.map(({ targetId, name }) => alreadyLine(targetId, name));
      return { rows: await rowsOf(ctx, spaces), lines, sums: { skipped: lines.length } };
    },
    send: async (runId) => {
      for (const spaceId of spaces) {
        const of = { spaceId, month };
        await ctx.enqueue(issueInvoiceJob, { ...of, runId }, { key: keyOf(of, runId) });
      }
    },
  });
}

/** Step three of the monthly billing: collects the payments that are due by now. */
export async function startCollectingStep(ctx: StepStartCtx, asked: BillingStepRequest): Promise<StartedStep> {
  const all = await findPaymentsOfMonth(ctx.tx, asked);
  const due = all.filter((payment) => leftOut(payment, ctx.now) === null);
  return start(ctx, asked, {
    what: "payments",
    spaces: new Set(due.map(({ spaceId }) => spaceId)).size,
    waiting: async () => {
      const lines = all.flatMap((payment) => {
        const note = leftOut(payment, ctx.now);
        const { amountCents } = payment;
        return note === null ? [] : { ...paymentRow(payment), state: "skipped" as const, note, amountCents };
      });
      return { rows: due.map(paymentRow), lines, sums: { skipped: lines.length } };
    },
    send: async (runId) => {
      for (const { id } of due)
        await ctx.enqueue(collectPaymentJob, { paymentId: id, runId }, { key: `${id}:${runId}` });
    },
  });
}
