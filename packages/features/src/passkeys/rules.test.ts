import { expect, test } from "vitest";
import { challengeExpiry, homeOf } from "./rules.ts";

test.each([
  [["internal"], "device"],
  [["hybrid", "internal"], "device"],
  [["hybrid"], "phone"],
  [["usb"], "securityKey"],
  [["nfc", "usb"], "securityKey"],
  // No transports reported: most passkeys are created by the device in use.
  [[], "device"],
] as const)("transports %j belong to a %s", (transports, home) => {
  expect(homeOf(transports)).toBe(home);
});

test("a challenge expires after five minutes", () => {
  expect(challengeExpiry(new Date("2026-11-15T10:00:00Z")).toISOString()).toBe("2026-11-15T10:05:00.000Z");
});
