import { paymentStatus, type PaymentStatus } from "@orbita/contract";
import type { ProviderIntent } from "@orbita/platform";
import { describe, expect, it } from "vitest";
import { needsMember, nextTry, statusAfter } from "./rules.ts";

const held = paymentStatus.options;
type Seen = Pick<ProviderIntent, "status" | "failure">;
const seen: readonly Seen[] = [
  { status: "open", failure: null },
  { status: "open", failure: "insufficient_funds" },
  { status: "processing", failure: null },
  { status: "requiresAction", failure: null },
  { status: "succeeded", failure: null },
  { status: "canceled", failure: null },
];
/** In the order of `seen`; the first two while nobody waits for an answer. */
const table: Record<PaymentStatus, readonly PaymentStatus[]> = {
  due: ["due", "failed", "processing", "requiresAction", "paid", "canceled"],
  processing: ["due", "failed", "processing", "requiresAction", "paid", "canceled"],
  requiresAction: ["due", "failed", "processing", "requiresAction", "paid", "canceled"],
  failed: ["failed", "failed", "processing", "requiresAction", "paid", "canceled"],
  paid: ["paid", "paid", "paid", "paid", "paid", "paid"],
  canceled: ["canceled", "canceled", "canceled", "canceled", "canceled", "canceled"],
};

describe("what a payment is by what its intent is", () => {
  it.each(held)("%s, of every state that the intent may be in", (status) => {
    expect(seen.map((intent) => statusAfter({ status, asking: false }, intent))).toEqual(table[status]);
  });

  it.each(held)("%s while an answer is awaited: an open intent says nothing, the others all", (status) => {
    const [quiet, old, ...rest] = seen.map((intent) => statusAfter({ status, asking: true }, intent));
    expect([quiet, old]).toEqual([status, status]);
    expect(rest).toEqual(table[status].slice(2));
  });

  it("is the same whatever order the intent's states are seen in, once an end was among them", () => {
    const run = (order: readonly Seen[]) =>
      order.reduce<PaymentStatus>((status, intent) => statusAfter({ status, asking: false }, intent), "due");
    const withoutCancel = seen.filter(({ status }) => status !== "canceled");
    const orders = withoutCancel
      .flatMap((one) => withoutCancel.flatMap((two) => withoutCancel.map((three) => [one, two, three])))
      .filter((order) => order.some(({ status }) => status === "succeeded"));
    expect(new Set(orders.map(run))).toEqual(new Set(["paid"]));
  });
});

describe("when it is tried again", () => {
  const first = new Date("2026-11-01T03:00:07Z");
  it("three, eight and seventeen days after the first try, from the morning on; then not any more", () => {
    const tries: string[] = [];
    for (let at = nextTry(first, first); at; at = nextTry(first, at)) tries.push(at.toISOString());
    expect(tries).toEqual(["2026-11-03T23:00:00.000Z", "2026-11-08T23:00:00.000Z", "2026-11-17T23:00:00.000Z"]);
  });
  it("by the calendar of Italy when the clocks change between", () => {
    expect(nextTry(new Date("2026-10-22T02:00:00Z"), new Date("2026-10-22T02:00:00Z"))!.toISOString()).toBe(
      "2026-10-24T22:00:00.000Z",
    );
    expect(nextTry(new Date("2026-10-23T02:00:00Z"), new Date("2026-10-23T02:00:00Z"))!.toISOString()).toBe(
      "2026-10-25T23:00:00.000Z",
    );
  });
  it("a day that was missed is not made up for", () => {
    expect(nextTry(first, new Date("2026-11-10T10:00:00Z"))!.toISOString()).toBe("2026-11-17T23:00:00.000Z");
  });
});

it("some words of the bank mean that the member must be there", () => {
  expect(needsMember("authentication_required")).toBe(true);
  expect(needsMember("insufficient_funds")).toBe(false);
});
