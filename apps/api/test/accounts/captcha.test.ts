import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { captchaPassMinutes } from "@orbita/contract";
import { createAltcha, readSessionKeys } from "@orbita/platform";
import { startRecaptcha } from "@orbita/simulators/recaptcha";
import { solveChallenge, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { aUser } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, startApi, type TestApi } from "../support/harness.ts";
import { aRegistration } from "../support/people.ts";

const easy = { CAPTCHA_COST: 10, CAPTCHA_TRIES_MIN: 5, CAPTCHA_TRIES_MAX: 30 };
const newAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
const at = (api: TestApi, address = newAddress()) => api.client({ headers: () => ({ "x-forwarded-for": address }) });

const tokenOf = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString("base64");
async function solve(challenge: unknown): Promise<string> {
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey });
  return tokenOf({ challenge, solution });
}
const puzzleOf = async (client: ReturnType<typeof at>) => (await client.contacts.captcha({}))!.challenge;
const trade = (client: ReturnType<typeof at>, token: string, action?: "signUp" | "contact") =>
  client.contacts.validateCaptcha({ body: { token, ...(action && { action }) } });
const exists = (client: ReturnType<typeof at>, captchaPass?: string) =>
  client.accounts.userExists({ body: { email: "nobody@posta.example" } }, captchaPass ? { captchaPass } : {});

describe("proof-of-work puzzle of the captcha", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ CAPTCHA: "altcha", ...easy });
  });
  afterAll(() => api.stop());

  test("guest without a captcha pass → refused; with a pass for a solved puzzle → accepted", async () => {
    const client = at(api);
    expect(await codeOf(exists(client))).toBe("recaptcha.needed");
    expect(await codeOf(client.accounts.register({ body: aRegistration() }))).toBe("recaptcha.needed");
    const captcha = (await client.contacts.captcha({}))!;
    expect(captcha).toMatchObject({ provider: "altcha", siteKey: null });
    const { pass, expires } = (await trade(client, await solve(captcha.challenge)))!;
    const minutes = (Date.parse(expires) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(captchaPassMinutes - 1);
    expect(minutes).toBeLessThanOrEqual(captchaPassMinutes);
    expect(await exists(client, pass)).toEqual({ exists: false });
    expect(await client.accounts.register({ body: aRegistration() }, { captchaPass: pass })).toMatchObject({
      id: expect.any(String),
    });
  });

  test("signed-in user without a captcha pass → accepted", async () => {
    const { id } = await aUser(api.db);
    expect(await exists(await api.as(id))).toEqual({ exists: false });
  });

  test("a puzzle solution submitted twenty times at once → accepted once", async () => {
    const client = at(api);
    const token = await solve(await puzzleOf(client));
    const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(trade(client, token))));
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code === "recaptcha.invalidKey")).toHaveLength(19);
    expect(await codeOf(trade(at(api), token))).toBe("recaptcha.invalidKey");
  });

  test("a forged or wrong puzzle solution → refused", async () => {
    const client = at(api);
    const challenge = (await puzzleOf(client)) as unknown as Challenge;
    const solution = (await solveChallenge({ challenge, deriveKey }))!;
    const easier = { ...challenge, parameters: { ...challenge.parameters, cost: 1 } };
    for (const payload of [
      { challenge, solution: { ...solution, derivedKey: "ab".repeat(32) } },
      { challenge: easier, solution },
      { challenge: { ...challenge, signature: "00" }, solution },
      { solution },
    ])
      expect(await codeOf(trade(client, tokenOf(payload)))).toBe("recaptcha.invalidKey");
    expect(await codeOf(trade(client, "nonsense"))).toBe("recaptcha.invalidKey");
  });

  test("a puzzle solution submitted after its expiry → refused", async () => {
    const keys = readSessionKeys(api.config.SESSION_KEY);
    const short = createAltcha({ keys, cost: 10, tries: { min: 1, max: 2 }, seconds: 1 });
    const token = await solve(await short.challenge(new Date()));
    await sleep(2_100);
    expect(await codeOf(trade(at(api), token))).toBe("recaptcha.invalidKey");
  });

  test("a captcha pass used from another IP address, expired or forged → refused", async () => {
    const address = newAddress();
    const client = at(api, address);
    const { pass } = (await trade(client, await solve(await puzzleOf(client))))!;
    expect(await codeOf(exists(at(api), pass))).toBe("recaptcha.needed");
    const [id, seconds, seal] = pass.split(".");
    for (const forged of [`${id}.${Number(seconds) + 900}.${seal}`, `${id}.${seconds}.${"A".repeat(43)}`, "x", ""])
      expect(await codeOf(exists(client, forged))).toBe("recaptcha.needed");
    const earlier = new Date(Date.now() - captchaPassMinutes * 60_000);
    const { pass: old } = api.platform.captchaPasses.issue(address, earlier);
    expect(await codeOf(exists(client, old))).toBe("recaptcha.needed");
    expect(await exists(client, pass)).toEqual({ exists: false });
  });

  test("a used puzzle solution → remembered as used until it expires", async () => {
    const client = at(api);
    await trade(client, await solve(await puzzleOf(client)));
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from expires_at - now())::int as seconds from captcha_spent
      order by expires_at desc limit 1`.execute(api.db);
    expect(rows[0]!.seconds).toBeGreaterThan(api.config.CAPTCHA_SECONDS - 30);
  });

  test("OpenAPI document → lists the header for the captcha pass on guarded routes only", async () => {
    const answer = await fetch(`${api.baseUrl}/openapi.json`);
    const { paths } = (await answer.json()) as {
      paths: Record<string, { post: { parameters: { name: string }[]; responses: Record<string, object> } }>;
    };
    for (const path of ["/auth/register", "/public/user/exists", "/contacts/add"]) {
      const { parameters, responses } = paths[path]!.post;
      expect(parameters.map(({ name }) => name)).toContain("x-captcha-pass");
      expect(JSON.stringify(responses["403"])).toContain("recaptcha.needed");
    }
    expect(paths["/auth/login"]!.post.parameters.map(({ name }) => name)).not.toContain("x-captcha-pass");
  });
});

describe("rate limits of the captcha", () => {
  test("captcha puzzles and attempts → limited by IP address", async () => {
    const api = await startApi({ CAPTCHA: "altcha", ...easy, LIMIT_FACTOR: 1 });
    try {
      const client = at(api);
      const codes = await Promise.all(Array.from({ length: 61 }, () => codeOf(trade(client, "nonsense"))));
      expect(codes.filter((code) => code === "request.tooMany")).toHaveLength(1);
      const puzzles = await Promise.all(Array.from({ length: 61 }, () => codeOf(client.contacts.captcha({}))));
      expect(puzzles.filter((code) => code === "request.tooMany")).toHaveLength(1);
      expect(await codeOf(trade(at(api), "nonsense"))).toBe("recaptcha.invalidKey");
    } finally {
      await api.stop();
    }
  });
});

describe("reCAPTCHA", () => {
  let api: TestApi;
  let google: Awaited<ReturnType<typeof startRecaptcha>>;
  const signUp = { action: "signUp", hostname: "pages.orbita.example" };
  beforeAll(async () => {
    google = await startRecaptcha();
    api = await startApi({ ...google.environment, ...easy, WEB_ORIGIN: "https://pages.orbita.example:8443" });
  });
  afterAll(async () => {
    await api.stop();
    await google.stop();
  });

  test("a valid reCAPTCHA token → exchanged for a captcha pass, once", async () => {
    const client = at(api);
    expect(await client.contacts.captcha({})).toMatchObject({
      provider: "recaptcha",
      siteKey: google.environment.RECAPTCHA_SITE_KEY,
    });
    const token = await google.tokenFor(signUp);
    const { pass } = (await trade(client, token, "signUp"))!;
    expect(await exists(client, pass)).toEqual({ exists: false });
    expect(await codeOf(trade(client, token, "signUp"))).toBe("recaptcha.invalidKey");
  });

  test.each([
    ["with the lowest allowed score → accepted", { score: 0.5 }, "signUp", null],
    ["with a lower score → refused", { score: 0.49 }, "signUp", "recaptcha.invalidKey"],
    ["made on another host → refused", { hostname: "elsewhere.example" }, "signUp", "recaptcha.invalidKey"],
    ["made for another action → refused", { action: "contact" }, "signUp", "recaptcha.invalidKey"],
    ["made for an unknown action → refused", { action: "login" }, "signUp", "recaptcha.invalidKey"],
    ["sent without its action → refused", {}, undefined, "recaptcha.invalidKey"],
    ["older than two minutes → refused", { ageMs: 121_000 }, "signUp", "recaptcha.invalidKey"],
  ] as const)(
    "reCAPTCHA token of the right host, action, score and age → accepted, any other → refused: %s",
    async (_, seen, action, code) => {
      const token = await google.tokenFor({ ...signUp, ...seen });
      expect(await codeOf(trade(at(api), token, action))).toBe(code);
    },
  );

  test("a reCAPTCHA token that Google does not know → refused", async () => {
    expect(await codeOf(trade(at(api), "made-up", "signUp"))).toBe("recaptcha.invalidKey");
  });

  test("reCAPTCHA is available → a puzzle solution is not accepted instead", async () => {
    const client = at(api);
    const token = await solve(await puzzleOf(client));
    expect(await codeOf(trade(client, token, "signUp"))).toBe("recaptcha.invalidKey");
  });

  test.each(["error", "nonsense", "hang"] as const)(
    "reCAPTCHA is unavailable (%s) → reported to the client, and a puzzle solution is accepted instead",
    async (fault) => {
      await google.break(fault);
      try {
        const client = at(api);
        expect(await codeOf(trade(client, await google.tokenFor(signUp), "signUp"))).toBe("recaptcha.failed");
        const { pass } = (await trade(client, await solve(await puzzleOf(client)), "signUp"))!;
        expect(await exists(client, pass)).toEqual({ exists: false });
      } finally {
        await google.break(null);
      }
    },
  );

  test("Google rejects our reCAPTCHA secret → reported as a failure, not as an invalid token", async () => {
    const wrong = await startApi({ ...google.environment, ...easy, RECAPTCHA_SECRET: "of-another" });
    try {
      expect(await codeOf(trade(at(wrong), await google.tokenFor(signUp), "signUp"))).toBe("recaptcha.failed");
    } finally {
      await wrong.stop();
    }
  });
});
