import { spaceLimits } from "@orbita/contract";
import { expect, test } from "vitest";
import { dayIn } from "../kernel/rome-day.ts";
import { invitationEnd, losesLastOwner, maskInvitedAddress, refuseRemoval } from "./rules.ts";

test("refuseRemoval → checks the last member first, then self-removal, then the last owner", () => {
  const owner = { role: "owner" as const, isSelf: true, others: 0, otherOwners: 0 };
  expect(refuseRemoval(owner)).toBe("space.lastUser");
  expect(refuseRemoval({ ...owner, others: 1 })).toBe("space.selfRemoval");
  expect(refuseRemoval({ ...owner, others: 1, otherOwners: 1 })).toBe("space.selfRemoval");
  expect(refuseRemoval({ ...owner, isSelf: false, others: 1 })).toBe("space.lastOwner");
  expect(refuseRemoval({ ...owner, isSelf: false, others: 1, otherOwners: 1 })).toBeNull();
  expect(refuseRemoval({ role: "viewer", isSelf: false, others: 1, otherOwners: 1 })).toBeNull();
});

test("last owner of a Space → cannot lose the owner role", () => {
  const last = { role: "owner" as const, others: 3, otherOwners: 0 };
  expect(losesLastOwner(last, "recruiter")).toBe(true);
  expect(losesLastOwner(last, "owner")).toBe(false);
  expect(losesLastOwner({ ...last, otherOwners: 1 }, "viewer")).toBe(false);
  expect(losesLastOwner({ ...last, role: "viewer" }, "recruiter")).toBe(false);
});

test("maskInvitedAddress of an email address → shows only its first letter and its domain", () => {
  expect(maskInvitedAddress("luca.ferrando@lanterna.example")).toBe("l••••@lanterna.example");
  expect(maskInvitedAddress("a@b.example")).toBe("a••••@b.example");
});

test("invitation to a Space → lasts seven days, and its date is in Rome time", () => {
  const now = new Date("2026-11-15T23:30:00Z");
  expect(invitationEnd(now).getTime() - now.getTime()).toBe(spaceLimits.invitationDays * 86_400_000);
  expect(dayIn("it", now)).toBe("16 novembre 2026");
});
