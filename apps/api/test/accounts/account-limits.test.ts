import { randomBytes } from "node:crypto";
import { accountLimits } from "@orbita/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type TestApi } from "../support/harness.ts";
import { aRegistration, bearer, letters, mailedCode, otherThan, visitor } from "../support/people.ts";

let api: TestApi;
/** These tests use the product's real rate limits; in other tests the harness multiplies them by LIMIT_FACTOR. */
beforeAll(async () => void (api = await startApi({ LIMIT_FACTOR: 1 })));
afterAll(() => api.stop());

const { wrongPasswords, code: codes } = accountLimits;
const aDevice = () => randomBytes(32).toString("base64url");
const from = (device: string) => visitor(api, { "x-device-id": device });

async function aPerson() {
  const body = aRegistration();
  const device = aDevice();
  const { id } = (await from(device).accounts.register({ body }))!;
  await from(device).accounts.validateEmail({ body: { email: body.email, code: await mailedCode(api, id) } });
  return { id, email: body.email, password: body.password, device };
}

const login = (body: { email: string; password: string }, device = aDevice()) =>
  problemOf(from(device).accounts.login({ body }));
const guesses = async (email: string, count: number, device?: string) => {
  const answers = [];
  for (let n = 0; n < count; n++) answers.push((await login({ email, password: `Sbagliata-${n}` }, device))?.code);
  return answers;
};

describe("limit of wrong passwords", () => {
  test("wrong passwords from unknown browsers → share one limit, whether or not the account exists", async () => {
    const { email } = await aPerson();
    const nobody = `${letters(12)}@posta.example`;
    const expected = [
      ...Array.from({ length: wrongPasswords.strangers }, () => "account.invalidCredentials"),
      "request.tooMany",
      "request.tooMany",
    ];
    expect(await guesses(email, expected.length)).toEqual(expected);
    expect(await guesses(nobody, expected.length)).toEqual(expected);
    const [one, two] = [await login({ email, password: "x" }), await login({ email: nobody, password: "x" })];
    expect(one).toMatchObject({ status: 429, params: { retryAfter: expect.any(Number) } });
    expect(one!.params["retryAfter"]).toBeLessThanOrEqual(wrongPasswords.minutes * 60);
    const timeless = (problem: typeof one) => ({ ...problem, requestId: "", params: {}, title: "" });
    expect(timeless(two)).toEqual(timeless(one));
  });

  test("a hundred wrong passwords for one account at once → only as many as the limit allows are checked", async () => {
    const { email } = await aPerson();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => login({ email, password: `Sbagliata-${n}` })),
    );
    expect(answers.filter((answer) => answer?.code === "account.invalidCredentials")).toHaveLength(
      wrongPasswords.strangers,
    );
  });

  test("unknown browsers used up the limit of wrong passwords → locked out, but the owner's browser can sign in", async () => {
    const { email, password, device } = await aPerson();
    await guesses(email, wrongPasswords.strangers);
    expect((await login({ email, password }))?.code).toBe("request.tooMany");
    expect(await login({ email, password }, device)).toBeNull();
    // The owner's successful sign-in does not reset the limit of unknown browsers.
    expect((await login({ email, password }))?.code).toBe("request.tooMany");
  });

  test("limit of wrong passwords used up → the next password is not verified, so the attempt costs no hashing", async () => {
    const { email } = await aPerson();
    await guesses(email, wrongPasswords.strangers);
    const { verify } = api.platform.passwords;
    let asked = 0;
    const passwords = api.platform.passwords as { verify: typeof verify };
    passwords.verify = (...given) => (asked++, verify(...given));
    await guesses(email, 3);
    passwords.verify = verify;
    expect(asked).toBe(0);
  });

  test("wrong passwords from a known browser → have a limit of their own, which a correct password resets", async () => {
    const { email, password, device } = await aPerson();
    expect(new Set(await guesses(email, wrongPasswords.known - 1, device))).toEqual(
      new Set(["account.invalidCredentials"]),
    );
    expect(await login({ email, password }, device)).toBeNull();
    await guesses(email, wrongPasswords.known, device);
    expect((await login({ email, password }, device))?.code).toBe("request.tooMany");
    // A known browser that used up its limit does not lock out unknown browsers.
    expect(await login({ email, password })).toBeNull();
  });

  test("correct passwords from an unknown browser → do not count towards the limit of wrong passwords", async () => {
    const { email, password } = await aPerson();
    for (let n = 0; n < wrongPasswords.strangers + 2; n++) expect(await login({ email, password })).toBeNull();
    expect(await guesses(email, wrongPasswords.strangers + 1)).toContain("request.tooMany");
  });
});

describe("limits of mailed codes", () => {
  const ask = (email: string, device = aDevice()) =>
    problemOf(from(device).accounts.sendVerificationEmail({ body: { email } }));
  /** Deletes the pause between two codes for every browser, as if the pause had passed. */
  const skipPause = async () => {
    const keys = await api.valkey.keys(`${api.config.VALKEY_PREFIX}limit:code-pause*`);
    if (keys.length > 0) await api.valkey.del(...keys);
  };
  const unconfirmed = async () => {
    const body = aRegistration();
    const device = aDevice();
    const { id } = (await from(device).accounts.register({ body }))!;
    return { id, email: body.email, device };
  };

  test("a browser requests a second code for the same address → must wait; another browser or address → need not", async () => {
    const { email } = await unconfirmed();
    const device = aDevice();
    expect(await ask(email, device)).toBeNull();
    const again = await ask(email, device);
    expect(again).toMatchObject({ code: "request.tooMany", status: 429 });
    expect(again!.params["retryAfter"]).toBeLessThanOrEqual(codes.pauseSeconds);
    expect(await ask(email)).toBeNull();
    expect(await ask(`${letters(9)}@posta.example`, device)).toBeNull();
  });

  test("unknown browsers request codes for an address, registered or not → share an hourly limit", async () => {
    const { email } = await unconfirmed();
    const nobody = `${letters(12)}@posta.example`;
    for (const address of [email, nobody]) {
      const answers = [];
      for (let n = 0; n <= codes.perHour; n++) answers.push((await ask(address))?.code ?? null);
      expect(answers).toEqual([...Array.from({ length: codes.perHour }, () => null), "request.tooMany"]);
    }
  });

  test("a known browser or the owner's session requests a code → not bound by the limit of unknown browsers", async () => {
    const { id, email, device } = await aPerson();
    await api.db.updateTable("users").set({ email_verified_at: null }).where("id", "=", id).execute();
    for (let n = 0; n <= codes.perHour; n++) await ask(email);
    expect((await ask(email))?.code).toBe("request.tooMany");
    expect(await ask(email, device)).toBeNull();
    const pair = (await from(aDevice()).accounts.login({ body: { email, password: "Segreta-1" } }))!;
    expect(await codeOf(bearer(api, pair.access_token).accounts.sendVerificationEmail({ body: {} }))).toBeNull();
    // A browser with a session of another user counts as unknown.
    const other = await aPerson();
    const theirs = (await from(other.device).accounts.login({ body: other }))!;
    const asOther = visitor(api, { authorization: `Bearer ${theirs.access_token}` });
    expect(await codeOf(asOther.credentials.resetPassword({ body: { email } }))).toBeNull();
    for (let n = 0; n < codes.perHour; n++)
      await from(aDevice())
        .credentials.resetPassword({ body: { email } })
        .catch(() => {});
    const late = visitor(api, { authorization: `Bearer ${theirs.access_token}`, "x-device-id": aDevice() });
    expect(await codeOf(late.credentials.resetPassword({ body: { email } }))).toBe("request.tooMany");
  });

  test("browser submits a correct mailed code → may request another code at once", async () => {
    const { id, email, device } = await unconfirmed();
    await ask(email, device);
    expect((await ask(email, device))?.code).toBe("request.tooMany");
    const { id: codeId } = await api.db
      .selectFrom("one_time_codes")
      .select("id")
      .where("user_id", "=", id)
      .orderBy("created_at", "desc")
      .executeTakeFirstOrThrow();
    const code = api.platform.codes.codeOf(codeId);
    expect(await codeOf(from(device).accounts.validateEmail({ body: { email, code } }))).toBeNull();
    await expect.poll(async () => (await ask(email, device))?.code ?? null).toBeNull();
  });

  test("unknown browsers guess codes and request new ones → the code that the owner's browser requested stays valid", async () => {
    const { id, email, device } = await unconfirmed();
    const { rows } = await sql<{ id: string }>`select id from one_time_codes where user_id = ${id}`.execute(api.db);
    const code = api.platform.codes.codeOf(rows[0]!.id);
    for (let n = 0; n < 20; n++)
      await from(aDevice())
        .accounts.validateEmail({ body: { email, code: otherThan(code) } })
        .catch(() => {});
    for (let n = 0; n < codes.perHour; n++) await ask(email);
    await skipPause();
    expect(await codeOf(from(device).accounts.validateEmail({ body: { email, code } }))).toBeNull();
  });
});
