import type { NewLine, Result } from "../runs/index.ts";
import type { Closed } from "../clicks/index.ts";
import type { Issued } from "./issue-invoice.ts";
import { documentNumber } from "./numbers.ts";
import type { MonthPayment } from "./step-queries.ts";

// Lines of a month-end run for one Space or one invoice. Names of sums are those of the contract's outcome.

export const closedLine = ({ closed, amountCents }: Closed): Result =>
  closed === 0
    ? { state: "skipped", note: "nothing", sums: { skipped: 1 } }
    : { state: "ok", amountCents, sums: { ledgers: closed, totalCents: amountCents } };

export function issuedLine(issued: Issued): Result {
  if (issued.as === "issued") {
    const { totalCents } = issued;
    return { state: "ok", amountCents: totalCents, sums: { issued: 1, totalCents } };
  }
  if (issued.as !== "blocked") return { state: "skipped", note: issued.as, sums: { skipped: 1 } };
  // Counts as failed, because somebody has to act.
  return {
    state: "failed",
    note: issued.reasons.join(","),
    amountCents: issued.totalCents,
    sums: { blocked: 1 },
  };
}

export const alreadyLine = (targetId: string, name: string): NewLine => ({
  kind: "space",
  targetId,
  name,
  state: "skipped",
  note: "already",
});

const open: readonly MonthPayment["status"][] = ["due", "failed", "requiresAction"];

/** Why the payment is not collected now; null if it is. */
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
