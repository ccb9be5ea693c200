import type { NewRunLine, RunRowResult } from "../runs/index.ts";
import type { LedgerClosingResult } from "../clicks/index.ts";
import type { InvoiceIssueResult } from "./issue-invoice.ts";
import { documentNumber } from "./numbers.ts";
import type { MonthPayment } from "./step-queries.ts";

// The functions in this file make the result lines of a monthly billing run, one for each Space or invoice. The names in `sums` are fields of
// the run's outcome in the contract.

export const closedLine = ({ closed, amountCents }: LedgerClosingResult): RunRowResult =>
  closed === 0
    ? { state: "skipped", note: "nothing", sums: { skipped: 1 } }
    : { state: "ok", amountCents, sums: { ledgers: closed, totalCents: amountCents } };

export function issuedLine(issued: InvoiceIssueResult): RunRowResult {
  if (issued.as === "issued") {
    const { totalCents } = issued;
    return { state: "ok", amountCents: totalCents, sums: { issued: 1, totalCents } };
  }
  if (issued.as !== "blocked") return { state: "skipped", note: issued.as, sums: { skipped: 1 } };
  // A blocked invoice counts as failed, because somebody has to act.
  return {
    state: "failed",
    note: issued.reasons.join(","),
    amountCents: issued.totalCents,
    sums: { blocked: 1 },
  };
}

export const alreadyLine = (targetId: string, name: string): NewRunLine => ({
  kind: "space",
  targetId,
  name,
  state: "skipped",
  note: "already",
});

const open: readonly MonthPayment["status"][] = ["due", "failed", "requiresAction"];

/** Why a payment is not collected now; null if it will be collected. */
export function leftOut({ status, collected, nextTry }: MonthPayment, now: Date): string | null {
  if (!open.includes(status)) return status;
  if (!collected) return "notCollected";
  return nextTry === null || nextTry > now ? "notYet" : null;
}

export const paymentRow = (payment: MonthPayment) => ({
  kind: "invoice",
  targetId: payment.invoiceId,
  name: `${documentNumber(payment)} · ${payment.space}`,
});
