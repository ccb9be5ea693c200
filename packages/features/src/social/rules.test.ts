import { describe, expect, it } from "vitest";
import { canDisconnect, flowExpiry, isReturnOf, matchAccount, signUpExpiry } from "./rules.ts";

const now = new Date("2026-11-15T10:00:00Z");
const flow = {
  provider: "google",
  intent: "login",
  user_id: null,
  state: "s".repeat(43),
  expires_at: flowExpiry(now),
} as const;
const returned = { provider: "google", intent: "login", userId: null, state: "s".repeat(43), now } as const;

describe("isReturnOf, the check of a provider's callback", () => {
  it("the provider's callback of the same flow → accepted", () => expect(isReturnOf(flow, returned)).toBe(true));

  it.each([
    ["another provider", { provider: "github" }],
    ["another intent", { intent: "register" }],
    ["another state", { state: "t".repeat(43) }],
    ["a state of another length", { state: "s" }],
    ["a state with as many characters but more bytes", { state: "ß".repeat(43) }],
    ["an expired flow", { now: flow.expires_at }],
  ] as const)("a provider's callback with %s → refused", (_, other) =>
    expect(isReturnOf(flow, { ...returned, ...other })).toBe(false),
  );

  it("account linked to a provider → only by the user who started the flow", () => {
    const linking = { ...flow, intent: "link", user_id: "u1" } as const;
    expect(isReturnOf(linking, { ...returned, intent: "link", userId: "u1" })).toBe(true);
    expect(isReturnOf(linking, { ...returned, intent: "link", userId: "u2" })).toBe(false);
    expect(isReturnOf({ ...linking, user_id: null }, { ...returned, intent: "link", userId: null })).toBe(false);
  });

  it("sign-in flow → expires after ten minutes; pending sign-up → after thirty", () => {
    expect(flowExpiry(now)).toEqual(new Date("2026-11-15T10:10:00Z"));
    expect(signUpExpiry(now)).toEqual(new Date("2026-11-15T10:30:00Z"));
  });
});

describe("matchAccount: which account a provider's identity belongs to", () => {
  const proven = { id: "u1", email_verified_at: now };
  const unproven = { id: "u1", email_verified_at: null };

  it.each([
    ["a known identity, whatever the address", { owner: "u2", holder: proven, emailVerified: false }, "known"],
    [
      "joins the account if both sides verified the address",
      { owner: undefined, holder: proven, emailVerified: true },
      "joined",
    ],
    [
      "no join if the provider has not verified the address",
      { owner: undefined, holder: proven, emailVerified: false },
      "signInFirst",
    ],
    ["no join if we have not verified it", { owner: undefined, holder: unproven, emailVerified: true }, "signInFirst"],
    [
      "no join by an address whose change can still be undone",
      { owner: undefined, holder: proven, emailVerified: true, isNewAddress: true },
      "signInFirst",
    ],
    ["an address without an account is new", { owner: undefined, holder: undefined, emailVerified: true }, "new"],
  ])("sign-in with a provider, matched to an account: %s", (_, found, kind) =>
    expect(matchAccount({ isNewAddress: false, ...found }).kind).toBe(kind),
  );
});

it("last sign-in method of an account → cannot be disconnected", () => {
  expect(canDisconnect(1)).toBe(false);
  expect(canDisconnect(2)).toBe(true);
});
