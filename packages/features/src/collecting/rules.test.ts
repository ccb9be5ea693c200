import { paymentStatus, type PaymentStatus } from "@orbita/contract";
import type { ProviderIntent } from "@orbita/platform";
import { describe, expect, it } from "vitest";
import { needsMember, nextTry, statusAfter } from "./rules.ts";

const held = paymentStatus.options;
type IntentState = Pick<ProviderIntent, "status" | "failure">;
const seen: readonly IntentState[] = [
  { status: "open", failure: null },
  { status: "open", failure: "insufficient_funds" },
  { status: "processing", failure: null },
  { status: "requiresAction", failure: null },
  { status: "succeeded", failure: null },
  { status: "canceled", failure: null },
];
/**
 * The expected status of a payment with the given status (row), for each state of its intent in `seen` (column). The first two
 * columns apply only while no attempt is in progress.
 */
const table: Record<PaymentStatus, readonly PaymentStatus[]> = {
  due: ["due", "failed", "processing", "requiresAction", "paid", "canceled"],
  processing: ["due", "failed", "processing", "requiresAction", "paid", "canceled"],
  requiresAction: ["due", "failed", "processing", "requiresAction", "paid", "canceled"],
  failed: ["failed", "failed", "processing", "requiresAction", "paid", "canceled"],
  paid: ["paid", "paid", "paid", "paid", "paid", "paid"],
  canceled: ["canceled", "canceled", "canceled", "canceled", "canceled", "canceled"],
};

describe("statusAfter, the status of a payment", () => {
  it.each(held)("payment with status %s and no attempt in progress → follows the intent as in the table", (status) => {
    expect(seen.map((intent) => statusAfter({ status, asking: false }, intent))).toEqual(table[status]);
  });

  it.each(held)(
    "payment with status %s and an attempt in progress → an open intent is ignored, all others are followed",
    (status) => {
      const [quiet, old, ...rest] = seen.map((intent) => statusAfter({ status, asking: true }, intent));
      expect([quiet, old]).toEqual([status, status]);
      expect(rest).toEqual(table[status].slice(2));
    },
  );

  it('intent statuses except "canceled" in any order, one of them "succeeded" → the payment ends as paid', () => {
    const run = (order: readonly IntentState[]) =>
      order.reduce<PaymentStatus>((status, intent) => statusAfter({ status, asking: false }, intent), "due");
    const withoutCancel = seen.filter(({ status }) => status !== "canceled");
    const orders = withoutCancel
      .flatMap((one) => withoutCancel.flatMap((two) => withoutCancel.map((three) => [one, two, three])))
      .filter((order) => order.some(({ status }) => status === "succeeded"));
    expect(new Set(orders.map(run))).toEqual(new Set(["paid"]));
  });
});

describe("nextTry of a declined payment", () => {
  const first = new Date("2026-11-01T03:00:07Z");
  it("payment failed → retried 3, 8 and 17 days after the first try, at the start of the day, then no more", () => {
    const tries: string[] = [];
    for (let at = nextTry(first, first); at; at = nextTry(first, at)) tries.push(at.toISOString());
    expect(tries).toEqual(["2026-11-03T23:00:00.000Z", "2026-11-08T23:00:00.000Z", "2026-11-17T23:00:00.000Z"]);
  });
  it("clocks change before the next payment try → the days are still calendar days in Italy", () => {
    expect(nextTry(new Date("2026-10-22T02:00:00Z"), new Date("2026-10-22T02:00:00Z"))!.toISOString()).toBe(
      "2026-10-24T22:00:00.000Z",
    );
    expect(nextTry(new Date("2026-10-23T02:00:00Z"), new Date("2026-10-23T02:00:00Z"))!.toISOString()).toBe(
      "2026-10-25T23:00:00.000Z",
    );
  });
  it("day of a payment try missed → skipped, not made up for", () => {
    expect(nextTry(first, new Date("2026-11-10T10:00:00Z"))!.toISOString()).toBe("2026-11-17T23:00:00.000Z");
  });
});

it("needsMember → true only for failures that require the member's authentication", () => {
  expect(needsMember("authentication_required")).toBe(true);
  expect(needsMember("insufficient_funds")).toBe(false);
});
