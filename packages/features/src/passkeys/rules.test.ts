import { expect, test } from "vitest";
import { challengeExpiry, homeOf } from "./rules.ts";

test.each([
  [["internal"], "device"],
  [["hybrid", "internal"], "device"],
  [["hybrid"], "phone"],
  [["usb"], "securityKey"],
  [["nfc", "usb"], "securityKey"],
  // Without reported transports the device in use is assumed, because it creates most passkeys.
  [[], "device"],
] as const)("passkey with the transports %j → stored on: %s", (transports, home) => {
  expect(homeOf(transports)).toBe(home);
});

test("passkey challenge → expires after five minutes", () => {
  expect(challengeExpiry(new Date("2026-11-15T10:00:00Z")).toISOString()).toBe("2026-11-15T10:05:00.000Z");
});
