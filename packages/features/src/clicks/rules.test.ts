import { expect, test } from "vitest";
import { decideClick, paceAt } from "./rules.ts";

const visitor = { visible: true, bot: false, own: false, verified: true, counted: false };
const ledger = { amountCents: 0, budgetCents: 500, priceCents: 45, paidThisMinute: 0, maxPerMinute: 20 };

test.each([
  [{ visible: false, bot: true, own: true, verified: false, counted: true }, "closed"],
  [{ bot: true, own: true, verified: false, counted: true }, "bot"],
  [{ own: true, verified: false, counted: true }, "own"],
  [{ verified: false, counted: true }, "unverified"],
  [{ counted: true }, "repeated"],
] as const)("click with %j → refused as %s and costs nothing", (change, refused) => {
  expect(decideClick({ ...visitor, ...change }, ledger)).toEqual({ refused, amountCents: 0, spent: false });
});

test("click on a post without sponsoring → counted, and costs nothing", () => {
  expect(decideClick(visitor, { ...ledger, budgetCents: null })).toEqual({
    refused: null,
    amountCents: 0,
    spent: false,
  });
});

test("last click that fits the daily budget → counted, and then the budget is spent", () => {
  const at = (amountCents: number) => decideClick(visitor, { ...ledger, amountCents });
  expect(at(0)).toEqual({ refused: null, amountCents: 45, spent: false });
  expect(at(410)).toEqual({ refused: null, amountCents: 45, spent: false });
  expect(at(411)).toEqual({ refused: null, amountCents: 45, spent: true });
  expect(at(455)).toEqual({ refused: null, amountCents: 45, spent: true });
  expect(at(456)).toEqual({ refused: "budget", amountCents: 0, spent: true });
});

test("the limit of paid clicks per minute is reached → the next paid click is refused, an unpaid click counts", () => {
  expect(decideClick(visitor, { ...ledger, paidThisMinute: 19 }).refused).toBeNull();
  expect(decideClick(visitor, { ...ledger, paidThisMinute: 20 })).toEqual({
    refused: "pace",
    amountCents: 0,
    spent: false,
  });
  expect(decideClick(visitor, { ...ledger, paidThisMinute: 20, budgetCents: null }).refused).toBeNull();
});

test("a process whose clock is behind the ledger's minute → its click counts in the ledger's minute", () => {
  const minute = new Date("2026-11-17T10:01:00Z");
  const ledgerPace = { pace_minute: minute, pace_paid: 7 };
  expect(paceAt(ledgerPace, new Date("2026-11-17T10:01:59Z"))).toEqual({ minute, paid: 7 });
  expect(paceAt(ledgerPace, new Date("2026-11-17T10:00:59Z"))).toEqual({ minute, paid: 7 });
  expect(paceAt(ledgerPace, new Date("2026-11-17T10:02:00Z"))).toEqual({
    minute: new Date("2026-11-17T10:02:00Z"),
    paid: 0,
  });
});
