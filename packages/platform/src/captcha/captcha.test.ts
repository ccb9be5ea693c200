import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { captchaPassMinutes } from "@orbita/contract";
import { solveChallenge, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { expect, test } from "vitest";
import { readSessionKeys } from "../tokens/session-keys.ts";
import { createAltcha, readPayload } from "./altcha.ts";
import { captchaSettings, openCaptcha } from "./config.ts";
import { createCaptchaPasses } from "./passes.ts";
import { z } from "zod";

const secret = () => randomBytes(32).toString("base64url");
const [one, other] = [secret(), secret()];
const small = { cost: 10, tries: { min: 5, max: 20 }, seconds: 60 };
const altcha = createAltcha({ keys: readSessionKeys(one), ...small });
const address = "10.1.2.3";

async function solved(from = altcha, now = new Date()) {
  const challenge = (await from.challenge(now)) as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return { challenge, solution: solution! };
}
const tokenOf = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString("base64");
const judge = (payload: unknown, by = altcha) => by.verify({ token: tokenOf(payload), action: undefined }, address);

test("solved captcha → passes, and returns the key that must be stored to prevent reuse", async () => {
  const payload = await solved();
  const first = await judge(payload);
  expect(first).toMatchObject({ verdict: "passed", spends: { key: expect.any(Buffer), until: expect.any(Date) } });
  // The library accepts the same solution a second time, so callers must store the key of each solution.
  expect(await judge(payload)).toEqual(first);
});

test("unsolved, modified and foreign captchas → refused", async () => {
  const { challenge, solution } = await solved();
  const parameters = challenge.parameters;
  const forged = [
    { challenge, solution: { ...solution, derivedKey: "00".repeat(32) } },
    // Three forged challenges: an easier puzzle, a later expiry, and no expiry.
    { challenge: { ...challenge, parameters: { ...parameters, cost: 1 } }, solution },
    { challenge: { ...challenge, parameters: { ...parameters, expiresAt: parameters.expiresAt! + 3_600 } }, solution },
    { challenge: { ...challenge, parameters: { ...parameters, expiresAt: undefined } }, solution },
    { challenge: { parameters }, solution },
    { challenge: { ...challenge, signature: "" }, solution },
    { challenge: {}, solution },
    {},
    null,
    "x",
  ];
  for (const payload of forged) expect(await judge(payload)).toEqual({ verdict: "refused" });
  for (const token of ["", "%%%", tokenOf("").slice(1)])
    expect(await altcha.verify({ token, action: undefined }, address)).toEqual({ verdict: "refused" });
  const strangers = createAltcha({ keys: readSessionKeys(other), ...small });
  expect(await judge(await solved(strangers))).toEqual({ verdict: "refused" });
});

test("captcha solved after it expired → refused", async () => {
  const short = createAltcha({ keys: readSessionKeys(one), ...small, seconds: 1 });
  const payload = await solved(short);
  await sleep(2_100);
  expect(await judge(payload, short)).toEqual({ verdict: "refused" });
});

test("key rotation: captchas and passes of the previous key → accepted; of a removed key → refused", async () => {
  const payload = await solved();
  const { pass } = createCaptchaPasses(readSessionKeys(one)).issue(address, new Date());
  const replaced = readSessionKeys(`${other},${one}`);
  expect(await judge(payload, createAltcha({ keys: replaced, ...small }))).toMatchObject({ verdict: "passed" });
  expect(createCaptchaPasses(replaced).accepts(pass, address, new Date())).toBe(true);
  const forgotten = readSessionKeys(other);
  expect(await judge(payload, createAltcha({ keys: forgotten, ...small }))).toEqual({ verdict: "refused" });
  expect(createCaptchaPasses(forgotten).accepts(pass, address, new Date())).toBe(false);
});

test("captcha pass → valid until it expires, only for its IP address and only unmodified", () => {
  const passes = createCaptchaPasses(readSessionKeys(one));
  const now = new Date("2026-11-15T10:00:00Z");
  const { pass, expires } = passes.issue(address, now);
  expect(expires.getTime() - now.getTime()).toBe(captchaPassMinutes * 60_000);
  expect(passes.accepts(pass, address, new Date(expires.getTime() - 1))).toBe(true);
  expect(passes.accepts(pass, address, expires)).toBe(false);
  expect(passes.accepts(pass, "10.1.2.4", now)).toBe(false);
  const [id, seconds, seal] = pass.split(".");
  const forged = [
    `${id}.${Number(seconds) + 60}.${seal}`,
    `${id}.${seconds}.${seal!.slice(0, -2)}AA`,
    `${id}.${seconds}`,
    "",
    undefined,
    [pass],
  ];
  for (const each of forged) expect(passes.accepts(each, address, now)).toBe(false);
});

test("readPayload: anything but a payload of the browser's captcha solver → null", () => {
  expect(readPayload(tokenOf({ challenge: 1 }))).toBeNull();
  expect(readPayload("03AGdBq24_a-token-of-recaptcha")).toBeNull();
});

test("invalid captcha configuration → an error at startup", () => {
  const open = (given: Record<string, string>) =>
    openCaptcha(z.object(captchaSettings).parse(given), { keys: readSessionKeys(one), webOrigin: "https://x.example" });
  expect(open({}).kind).toBe("altcha");
  expect(open({ CAPTCHA: "none" }).kind).toBe("none");
  expect(() => open({ CAPTCHA: "recaptcha" })).toThrow("RECAPTCHA_SECRET");
  expect(() => open({ CAPTCHA_TRIES_MIN: "9", CAPTCHA_TRIES_MAX: "8" })).toThrow("CAPTCHA_TRIES_MIN");
  expect(() => open({ RECAPTCHA_URL: "http://google.example/siteverify" })).toThrow("https");
});
