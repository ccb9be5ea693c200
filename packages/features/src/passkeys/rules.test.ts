import { expect, test } from "vitest";
import { challengeExpiry, homeOf } from "./rules.ts";

test.each([
  [["internal"], "device"],
  [["hybrid", "internal"], "device"],
  [["hybrid"], "phone"],
  [["usb"], "securityKey"],
  [["nfc", "usb"], "securityKey"],
  // Not told: most are made by the device that one sits at.
  [[], "device"],
] as const)("%j lives in a %s", (transports, home) => {
  expect(homeOf(transports)).toBe(home);
});

test("a challenge holds for five minutes", () => {
  expect(challengeExpiry(new Date("2026-11-15T10:00:00Z")).toISOString()).toBe("2026-11-15T10:05:00.000Z");
});
