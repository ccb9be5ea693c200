import type { ContractStatus } from "@orbita/contract";
import { expect, test } from "vitest";
import { budgetFault, changeTakesSlot, clicksFor, planBar, usualBudget } from "./plan-offer.ts";

const aStatus = (
  change: Partial<ContractStatus["sponsoring"]> = {},
  used = { free: 0, premium: 0 },
): ContractStatus => ({
  free: { total: 3, used: used.free },
  premium: { total: 10, used: used.premium },
  licensePrice: 0,
  sponsoring: {
    clickPrice: 0.45,
    minDailyBudget: 5,
    hasPaymentMethod: true,
    hasBillingData: true,
    pausedSince: null,
    ...change,
  },
  startsOn: "2026-01-01",
  endsOn: null,
});
const asked = { status: aStatus(), role: "owner", verified: true, takesSlot: true } as const;

test("the free plan needs only a free slot, for any role", () => {
  const full = aStatus({ hasPaymentMethod: false, hasBillingData: false }, { free: 3, premium: 0 });
  expect(planBar({ ...asked, plan: "free", role: "recruiter" })).toBeNull();
  expect(planBar({ ...asked, plan: "free", status: full })).toBe("full");
  expect(planBar({ ...asked, plan: "free", status: full, takesSlot: false })).toBeNull();
});

test("sponsoring needs owner, verification, billing data, payment method, paid invoices and a slot, checked in this order", () => {
  const nothing = aStatus({ hasPaymentMethod: false, hasBillingData: false }, { free: 0, premium: 10 });
  const noCard = aStatus({ hasPaymentMethod: false }, { free: 0, premium: 10 });
  const unpaid = aStatus({ pausedSince: "2026-11-18T04:00:00.000Z" }, { free: 0, premium: 10 });
  const full = aStatus({}, { free: 0, premium: 10 });
  expect(planBar({ ...asked, plan: "premium", status: nothing, role: "recruiter" })).toBe("ownersOnly");
  expect(planBar({ ...asked, plan: "premium", status: nothing, verified: false })).toBe("unverified");
  expect(planBar({ ...asked, plan: "free", verified: false })).toBeNull();
  expect(planBar({ ...asked, plan: "premium", status: nothing })).toBe("billingData");
  expect(planBar({ ...asked, plan: "premium", status: noCard })).toBe("paymentMethod");
  expect(planBar({ ...asked, plan: "premium", status: unpaid })).toBe("paused");
  expect(planBar({ ...asked, plan: "free", status: unpaid })).toBeNull();
  expect(planBar({ ...asked, plan: "premium", status: full })).toBe("full");
  expect(planBar({ ...asked, plan: "premium", status: full, takesSlot: false })).toBeNull();
  expect(planBar({ ...asked, plan: "premium" })).toBeNull();
});

test("changing the plan of a job post takes a slot only if the post is published", () => {
  expect(changeTakesSlot({ jobPostStatus: "published", plan: "free" }, "premium")).toBe(true);
  expect(changeTakesSlot({ jobPostStatus: "published", plan: "free" }, "free")).toBe(false);
  expect(changeTakesSlot({ jobPostStatus: "suspended", plan: "free" }, "premium")).toBe(false);
});

test("daily budget for exactly 40 clicks → 40 clicks; one cent less → 39 clicks; suggested budget → at least the minimum", () => {
  expect(clicksFor(18, 0.45)).toBe(40);
  expect(clicksFor(17.99, 0.45)).toBe(39);
  // In floating point, 0.3 / 0.1 is slightly less than 3, so rounding down the quotient would lose a click.
  expect(clicksFor(0.3, 0.1)).toBe(3);
  expect(usualBudget(aStatus().sponsoring)).toBe(18);
  expect(usualBudget(aStatus({ minDailyBudget: 25 }).sponsoring)).toBe(25);
});

test("daily budget missing, below the minimum or above the maximum → refused; at the bounds → accepted", () => {
  const faults = [null, 4.99, 5, 10_000, 10_000.01].map((budget) => budgetFault(budget, 5));
  expect(faults).toEqual(["missing", "tooSmall", null, null, "tooBig"]);
});
