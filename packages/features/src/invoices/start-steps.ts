import type { RunWhat } from "@orbita/contract";
import { findSpacesToClose } from "../clicks/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { awaitRows, startOnce, type Waiting } from "../runs/index.ts";
import type { OfMonth } from "./draft-month.ts";
import { closeLedgers, collectPayment, issueInvoice } from "./jobs.ts";
import { lastOf } from "./months.ts";
import { alreadyLine, leftOut, paymentRow } from "./rows.ts";
import { findPaymentsOfMonth, findSpaceNames, findSpacesInvoiced, findSpacesToInvoice } from "./step-queries.ts";

export type Starting = Pick<Ctx, "tx" | "now" | "actor" | "reason" | "tell" | "enqueue">;
export type BillingStepRequest = {
  readonly month: string;
  readonly day?: string | undefined;
  readonly spaceId: string | null;
  readonly dry: boolean;
};
type Step = {
  readonly what: RunWhat;
  readonly spaces: number;
  readonly waiting: () => Promise<Waiting>;
  /** Skips jobs of this run that are already queued. A running job may be sent again, and finds its work done. */
  readonly send: (runId: string) => Promise<void>;
};
export type Begun = { readonly run: string; readonly spaces: number };

/** Idempotent: a concurrent request with the same parameters returns the existing run. */
async function start(ctx: Starting, { month, day, spaceId, dry }: BillingStepRequest, step: Step): Promise<Begun> {
  const { what, spaces } = step;
  // Distinguishes a run for one Space from a run for all.
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

const rowsOf = async ({ tx }: Starting, spaces: readonly string[]) => {
  const names = await findSpaceNames(tx, spaces);
  return spaces.map((id) => ({ kind: "space", targetId: id, name: names.get(id) ?? "" }));
};

const keyOf = ({ spaceId, month }: OfMonth, ...more: readonly string[]): string => [spaceId, month, ...more].join(":");

/** Step one: closes the ledgers of a month or a day. */
export async function startClosing(ctx: Starting, asked: BillingStepRequest): Promise<Begun> {
  const { month, day } = asked;
  const spaces = await findSpacesToClose(ctx.tx, day ?? lastOf(month), asked.spaceId);
  return start(ctx, asked, {
    what: "ledgers",
    spaces: spaces.length,
    waiting: async () => ({ rows: await rowsOf(ctx, spaces) }),
    send: async (runId) => {
      for (const spaceId of spaces) {
        const of = { spaceId, month, ...(day !== undefined && { day }) };
        await ctx.enqueue(closeLedgers, { ...of, runId }, { key: keyOf(of, runId) });
      }
    },
  });
}

/** Retries a single blocked month. */
export async function enqueueIssue({ enqueue }: Pick<Starting, "enqueue">, of: OfMonth): Promise<void> {
  await enqueue(issueInvoice, of, { key: keyOf(of) });
}

/** Step two: issues the invoices. */
export async function startIssuing(ctx: Starting, asked: BillingStepRequest): Promise<Begun> {
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
        await ctx.enqueue(issueInvoice, { ...of, runId }, { key: keyOf(of, runId) });
      }
    },
  });
}

/** Step three: collects what is due by now. */
export async function startCollecting(ctx: Starting, asked: BillingStepRequest): Promise<Begun> {
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
      for (const { id } of due) await ctx.enqueue(collectPayment, { paymentId: id, runId }, { key: `${id}:${runId}` });
    },
  });
}
