import { describe, expect, it } from "vitest";
import { codeExpiry, judgeCode, judgeToken } from "./rules.ts";

const now = new Date("2026-11-15T10:00:00Z");
const code = { tries: 0, expires_at: codeExpiry(now) };

describe("judgeCode, for one-time codes", () => {
  it("one-time code entered in the last millisecond of its five minutes → accepted; later → void", () => {
    const last = new Date(code.expires_at.getTime() - 1);
    expect(code.expires_at.toISOString()).toBe("2026-11-15T10:05:00.000Z");
    expect(judgeCode(code, { right: true, now: last })).toEqual({ verdict: "right" });
    expect(judgeCode(code, { right: true, now: code.expires_at })).toEqual({ verdict: "void" });
  });

  it("right one-time code at the fifth try → accepted; at the sixth try → refused", () => {
    expect(judgeCode({ ...code, tries: 4 }, { right: true, now })).toEqual({ verdict: "right" });
    expect(judgeCode({ ...code, tries: 4 }, { right: false, now })).toEqual({ verdict: "wrong", triesLeft: 0 });
    expect(judgeCode({ ...code, tries: 5 }, { right: true, now })).toEqual({ verdict: "void" });
    expect(judgeCode(code, { right: false, now })).toEqual({ verdict: "wrong", triesLeft: 4 });
  });

  it("one-time code that was never requested → judged as void", () => {
    expect(judgeCode(undefined, { right: true, now })).toEqual({ verdict: "void" });
  });
});

describe("judgeToken, for a refresh token that did not rotate", () => {
  const state = { ended: false, used: true, inGrace: false };

  it.each([
    [undefined, "refused"],
    [{ ...state, used: false }, "refused"],
    [{ ...state, ended: true }, "refused"],
    [{ ...state, ended: true, inGrace: true }, "refused"],
    [{ ...state, inGrace: true }, "repeated"],
    [state, "reused"],
  ] as const)("refresh token in state %j → %s", (given, verdict) => {
    expect(judgeToken(given)).toBe(verdict);
  });
});
