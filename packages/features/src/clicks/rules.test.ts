import { expect, test } from "vitest";
import { decide } from "./rules.ts";

const visitor = { visible: true, bot: false, own: false, counted: false };
const ledger = { amountCents: 0, budgetCents: 500, priceCents: 45 };

test.each([
  [{ visible: false, bot: true, own: true, counted: true }, "closed"],
  [{ bot: true, own: true, counted: true }, "bot"],
  [{ own: true, counted: true }, "own"],
  [{ counted: true }, "repeated"],
] as const)("%j is refused as %s and costs nothing", (change, refused) => {
  expect(decide({ ...visitor, ...change }, ledger)).toEqual({ refused, amountCents: 0, spent: false });
});

test("an ordinary post's click counts and costs nothing", () => {
  expect(decide(visitor, { ...ledger, budgetCents: null })).toEqual({ refused: null, amountCents: 0, spent: false });
});

test("the last one that fits is counted, and then the budget is spent", () => {
  const at = (amountCents: number) => decide(visitor, { ...ledger, amountCents });
  expect(at(0)).toEqual({ refused: null, amountCents: 45, spent: false });
  expect(at(410)).toEqual({ refused: null, amountCents: 45, spent: false });
  expect(at(411)).toEqual({ refused: null, amountCents: 45, spent: true });
  expect(at(455)).toEqual({ refused: null, amountCents: 45, spent: true });
  expect(at(456)).toEqual({ refused: "budget", amountCents: 0, spent: true });
});
