import { createEnrolment } from "@orbita/features";
import { inTransaction } from "@orbita/db";
import { aUser } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apiConfig, refuseInProduction } from "../../src/config.ts";
import { createAuthenticator } from "../support/authenticator.ts";
import { codeOf, startApi, type TestApi } from "../support/harness.ts";
import { bearer, visitor } from "../support/people.ts";
import { home, passkeyTools } from "../support/passkey-tools.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi({ WEB_ORIGIN: home })));
afterAll(() => api.stop());

const password = "Segreta-1";
async function anAdministrator() {
  const { id, email } = await aUser(api.db, { admin: true });
  const password_hash = await api.platform.passwords.hash(password);
  await api.db.updateTable("users").set({ password_hash }).where("id", "=", id).execute();
  const signIn = async () =>
    bearer(api, (await visitor(api).accounts.login({ body: { email, password } }))!.access_token);
  const enrolment = () =>
    inTransaction(api.db, { actorId: null, requestId: "test" }, (tx) => createEnrolment(tx, id, new Date()));
  return { id, email, signIn, enrolment };
}
async function enrol(token: string, authenticator = createAuthenticator(home)) {
  const guest = visitor(api);
  const { challengeId, options } = (await guest.passkeys.enrolOptions({ body: { token } }))!;
  const credential = authenticator.make(options);
  return (await guest.passkeys.enrol({ body: { token, challengeId, credential } }))!;
}

describe("admin scope after each kind of sign-in", () => {
  test("administrator signs in by password → no admin scope; by passkey → admin scope", async () => {
    const admin = await anAdministrator();
    const byPassword = await admin.signIn();
    expect(await byPassword.accounts.me({})).toMatchObject({ scopes: [], administrator: true });
    expect(await codeOf(byPassword.backOffice.views({}))).toBe("access.denied");
    const authenticator = createAuthenticator(home);
    const enrolled = bearer(api, (await enrol(await admin.enrolment(), authenticator)).access_token);
    expect(await enrolled.accounts.me({})).toMatchObject({ scopes: ["admin"], administrator: true });
    const pair = await passkeyTools(() => api).signIn(authenticator);
    expect(await codeOf(bearer(api, pair.access_token).backOffice.views({}))).toBeNull();
  });

  test("administrator signed in by password only → cannot enrol the passkey that would grant the admin scope", async () => {
    const { token } = await (async () => {
      const admin = await anAdministrator();
      const pair = await visitor(api).accounts.login({ body: { email: admin.email, password } });
      return { token: pair!.access_token };
    })();
    const thief = api.client({ fetch, headers: () => ({ authorization: `Bearer ${token}` }) });
    for (const purpose of ["changePasskeys", "administer"] as const) {
      expect(await thief.stepUp.ways({ query: { purpose } })).toEqual({
        password: false,
        passkey: false,
        providers: [],
        code: null,
      });
      expect(await codeOf(thief.stepUp.byPassword({ body: { purpose, password } }))).toBe("account.stepUpRefused");
      expect(await codeOf(thief.stepUp.sendCode({ body: { purpose } }))).toBe("account.stepUpRefused");
    }
    expect(await codeOf(thief.passkeys.options({}))).toBe("account.stepUpNeeded");
  });

  test("administrator changes scopes, exports data or creates an account without a step-up → refused", async () => {
    const { id } = await aUser(api.db, { admin: true });
    const { token } = await api.tokenOf(id);
    const admin = api.client({ fetch, headers: () => ({ authorization: `Bearer ${token}` }) });
    const why = { reason: "Richiesta 4471" };
    const other = await aUser(api.db);
    for (const asked of [
      () => admin.backOffice.scopes({ params: { id: other.id }, body: { admin: true, version: 1 } }, why),
      () => admin.backOffice.export({ params: { kind: "contact" }, body: {} }, why),
      () => admin.backOffice.register({ body: { email: "a@b.example", firstName: "Ada", lastName: "Bo" } }, why),
    ])
      expect(await codeOf(asked())).toBe("account.stepUpNeeded");
  });
});

describe("link to enrol an administrator's passkey", () => {
  test("passkey enrolment link used twice, or replaced by a newer link → refused", async () => {
    const admin = await anAdministrator();
    const first = await admin.enrolment();
    const second = await admin.enrolment();
    expect(await codeOf(enrol(first))).toBe("passkey.enrolmentExpired");
    expect(await codeOf(enrol(second))).toBeNull();
    expect(await codeOf(enrol(second))).toBe("passkey.enrolmentExpired");
  });

  test("passkey enrolment link that is expired or unknown → refused", async () => {
    const admin = await anAdministrator();
    const token = await admin.enrolment();
    await api.db
      .updateTable("passkey_enrolments")
      .set({ expires_at: new Date() })
      .where("user_id", "=", admin.id)
      .execute();
    expect(await codeOf(enrol(token))).toBe("passkey.enrolmentExpired");
    expect(await codeOf(enrol("x".repeat(43)))).toBe("passkey.enrolmentExpired");
  });
});

describe("ADMIN_ANY_SIGN_IN setting", () => {
  test("ADMIN_ANY_SIGN_IN set outside production → administrator signed in by password has the admin scope", async () => {
    const open = await startApi({ database: api.database, ADMIN_ANY_SIGN_IN: true });
    const admin = await anAdministrator();
    const pair = await visitor(open).accounts.login({ body: { email: admin.email, password } });
    expect(await bearer(open, pair!.access_token).accounts.me({})).toMatchObject({ scopes: ["admin"] });
    await open.stop();
  });

  test("ADMIN_ANY_SIGN_IN set in production, or without NODE_ENV → the API refuses to start", () => {
    const shape = apiConfig.pick({ NODE_ENV: true, ADMIN_ANY_SIGN_IN: true });
    expect(() => refuseInProduction(shape.parse({ ADMIN_ANY_SIGN_IN: "true" }))).toThrow("ADMIN_ANY_SIGN_IN");
    expect(() => refuseInProduction(shape.parse({ NODE_ENV: "production", ADMIN_ANY_SIGN_IN: "true" }))).toThrow(
      "ADMIN_ANY_SIGN_IN",
    );
    expect(refuseInProduction(shape.parse({ NODE_ENV: "development", ADMIN_ANY_SIGN_IN: "true" }))).toMatchObject({
      ADMIN_ANY_SIGN_IN: true,
    });
    expect(refuseInProduction(shape.parse({}))).toMatchObject({ ADMIN_ANY_SIGN_IN: false });
  });
});
