import { aUser } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";
import { bearer, join, letters, otherThan, visitor } from "../support/people.ts";
import { tracesOf } from "../support/account-traces.ts";

let api: TestApi;
let traces: ReturnType<typeof tracesOf>;
beforeAll(async () => {
  api = await startApi();
  traces = tracesOf(api);
});
afterAll(() => api.stop());

const next = "Nuova-Chiave-2";
const twice = (password = next) => ({ password, passwordConfirmation: password });
const otherAddress = () => `${letters(12)}@posta.example`;
const login = (email: string, password: string) => codeOf(visitor(api).accounts.login({ body: { email, password } }));

describe("change of the password", () => {
  const start = async () => {
    const person = await join(api);
    return { ...person, me: bearer(api, person.pair.access_token) };
  };
  const change = (me: ApiClient, password = next) => me.credentials.changePassword({ body: twice(password) });
  const confirm = (me: ApiClient, code: string) => me.credentials.confirmPassword({ body: { code } });

  test("password change confirmed by the mailed code → the new password applies, and all other sessions end", async () => {
    const { me, id, email, password } = await start();
    const other = await api.tokenOf(id);
    await change(me);
    const [row] = await traces.codeRows("changePassword", id);
    expect(row).toMatchObject({ subject: id, password_hash: expect.stringMatching(/^\$argon2id/) });
    expect(await login(email, password)).toBeNull();
    expect(await login(email, next)).toBe("account.invalidCredentials");
    const before = await traces.openSessions(id);
    expect(before.length).toBeGreaterThan(2);

    await confirm(me, await traces.digits("changePassword", id));
    expect(await login(email, password)).toBe("account.invalidCredentials");
    expect(await traces.openSessions(id)).toHaveLength(1);
    expect(await codeOf(me.accounts.me({}))).toBeNull();
    await expect
      .poll(() => codeOf(bearer(api, other.token).accounts.me({})), { timeout: 2_000 })
      .toBe("access.unauthenticated");
    expect(await login(email, next)).toBeNull();
    expect((await traces.activities(id)).filter(({ kind }) => kind === "password.changed")).toHaveLength(1);
    expect(await traces.notices(id)).toMatchObject([{ notice: "passwordChanged" }]);
  });

  test("password change of an account without a password → sets its first password", async () => {
    const { id: without } = await aUser(api.db);
    const social = await api.as(without);
    expect(await social.credentials.hasPassword({})).toEqual({ hasPassword: false, changed: null });
    await change(social);
    await confirm(social, await traces.digits("changePassword", without));
    expect(await social.credentials.hasPassword({})).toMatchObject({ hasPassword: true });
  });

  test("reading the password status → `changed` is the date of the last password change", async () => {
    const { me, id } = await start();
    const { created_at: opened } = await traces.user(id);
    expect(await me.credentials.hasPassword({})).toEqual({ hasPassword: true, changed: opened.toISOString() });
    await change(me);
    await confirm(me, await traces.digits("changePassword", id));
    const { changed } = (await me.credentials.hasPassword({}))!;
    expect(new Date(changed!).getTime()).toBeGreaterThan(opened.getTime());
  });

  test("code of a password change → invalid after 5 wrong tries, its expiry or a newer code; 10 confirmations at once → one succeeds", async () => {
    const { me, id, email } = await start();
    await change(me, "Prima-Chiave-1");
    const first = await traces.digits("changePassword", id);
    await change(me, "Seconda-Chiave-1");
    const second = await traces.digits("changePassword", id);
    if (first !== second) expect(await codeOf(confirm(me, first))).toBe("account.codeInvalid");
    await traces.expireCodes(id);
    expect(await codeOf(confirm(me, second))).toBe("account.codeExpired");

    await change(me);
    const third = await traces.digits("changePassword", id);
    for (const triesLeft of [4, 3, 2, 1, 0])
      expect(await problemOf(confirm(me, otherThan(third)))).toMatchObject({ params: { triesLeft } });
    expect(await codeOf(confirm(me, third))).toBe("account.codeExpired");

    await change(me);
    const right = await traces.digits("changePassword", id);
    const answers = await Promise.all(Array.from({ length: 10 }, () => codeOf(confirm(me, right))));
    expect(answers.filter((code) => code === null)).toHaveLength(1);
    expect(answers.filter((code) => code === "account.codeExpired")).toHaveLength(9);
    expect(await login(email, next)).toBeNull();
    expect(await traces.notices(id)).toHaveLength(1);
  });

  test("password change confirmed with another user's code → refused", async () => {
    const one = await start();
    const two = await start();
    await change(one.me);
    await change(two.me);
    const code = await traces.digits("changePassword", one.id);
    if (code !== (await traces.digits("changePassword", two.id)))
      expect(await codeOf(confirm(two.me, code))).toBe("account.codeInvalid");
    expect(await codeOf(confirm(one.me, code))).toBeNull();
  });

  test("a confirmed password change → invalidates a pending password reset", async () => {
    const { me, id, email } = await start();
    await visitor(api).credentials.resetPassword({ body: { email } });
    const guest = visitor(api);
    const code = await traces.digits("resetPassword", id);
    const { token } = (await guest.credentials.validateReset({ body: { email, code } }))!;
    await change(me);
    await confirm(me, await traces.digits("changePassword", id));
    expect(await codeOf(guest.credentials.setPassword({ body: { token, ...twice("Altra-Chiave-3") } }))).toBe(
      "account.codeExpired",
    );
    expect(await login(email, next)).toBeNull();
  });
});

describe("change of the email address", () => {
  const start = async () => {
    const person = await join(api);
    return { ...person, me: bearer(api, person.pair.access_token), to: otherAddress() };
  };
  const change = (me: ApiClient, email: string) => me.credentials.changeEmail({ body: { email } });
  const confirm = (me: ApiClient, code: string) => me.credentials.confirmEmail({ body: { code } });

  test("email change → confirmed by a code to the new address, and recorded with both addresses", async () => {
    const { me, id, email, password, to } = await start();
    await change(me, ` ${to.toUpperCase()} `);
    expect(await traces.codeRows("changeEmail", id)).toMatchObject([{ address: to, subject: id }]);
    expect(await me.accounts.me({})).toMatchObject({ email });
    expect(await confirm(me, await traces.digits("changeEmail", id))).toMatchObject({
      id,
      email: to,
      emailVerified: true,
    });
    expect(await login(email, password)).toBe("account.invalidCredentials");
    expect(await login(to, password)).toBeNull();
    expect((await traces.activities(id)).filter(({ kind }) => kind === "email.changed")).toEqual([
      { kind: "email.changed", details: { from: email, to } },
    ]);
    expect(await traces.emailChanges(id)).toMatchObject([{ from_email: email, to_email: to }]);
  });

  test("email change of an unverified account → the account becomes verified", async () => {
    const { id } = await aUser(api.db, { verified: false });
    const me = await api.as(id);
    await change(me, otherAddress());
    expect(await confirm(me, await traces.digits("changeEmail", id))).toMatchObject({ emailVerified: true });
  });

  test("email change to an address in use → refused", async () => {
    const { me, email } = await start();
    const { email: taken } = await aUser(api.db);
    for (const address of [taken, taken.toUpperCase(), email])
      expect(await problemOf(change(me, address))).toMatchObject({
        code: "account.emailTaken",
        status: 409,
        errors: [{ path: "email", code: "field.inUse" }],
      });
  });

  test("email change to an address that is taken before the confirmation → refused", async () => {
    const { me, id, email, to } = await start();
    await change(me, to);
    await aUser(api.db, { email: to });
    expect(await codeOf(confirm(me, await traces.digits("changeEmail", id)))).toBe("account.emailTaken");
    expect(await me.accounts.me({})).toMatchObject({ email });
  });

  test("ten accounts confirm a change to one email address at once → one succeeds", async () => {
    const to = otherAddress();
    const people = [];
    for (let n = 0; n < 10; n++) {
      const { id } = await aUser(api.db);
      const me = await api.as(id);
      await change(me, to);
      people.push({ me, code: await traces.digits("changeEmail", id) });
    }
    const answers = await Promise.all(people.map(({ me, code }) => codeOf(confirm(me, code))));
    expect(answers.filter((code) => code === null)).toHaveLength(1);
    expect(answers.filter((code) => code === "account.emailTaken")).toHaveLength(9);
  });

  test("code of an email change → invalid after 5 wrong tries, its expiry or a newer code; 2 confirmations at once → one succeeds", async () => {
    const { me, id, to } = await start();
    await change(me, otherAddress());
    const first = await traces.digits("changeEmail", id);
    await change(me, to);
    const second = await traces.digits("changeEmail", id);
    if (first !== second) expect(await codeOf(confirm(me, first))).toBe("account.codeInvalid");
    await traces.expireCodes(id);
    expect(await codeOf(confirm(me, second))).toBe("account.codeExpired");
    await change(me, to);
    const third = await traces.digits("changeEmail", id);
    for (const triesLeft of [4, 3, 2, 1, 0])
      expect(await problemOf(confirm(me, otherThan(third)))).toMatchObject({ params: { triesLeft } });
    expect(await codeOf(confirm(me, third))).toBe("account.codeExpired");
    await change(me, to);
    const right = await traces.digits("changeEmail", id);
    const answers = await Promise.all([1, 2].map(() => codeOf(confirm(me, right))));
    expect(new Set(answers)).toEqual(new Set(["account.codeExpired", null]));
    expect(await traces.emailChanges(id)).toHaveLength(1);
  });

  test("email is changed → codes mailed to the old address are no longer valid", async () => {
    const { me, id, email, to } = await start();
    const guest = visitor(api);
    await guest.credentials.resetPassword({ body: { email } });
    const reset = await traces.digits("resetPassword", id);
    const stranger = visitor(api);
    await stranger.credentials.resetPassword({ body: { email } });
    const { token } = (await stranger.credentials.validateReset({
      body: { email, code: await traces.digits("resetPassword", id) },
    }))!;
    await guest.credentials.resetPassword({ body: { email } });
    await change(me, to);
    await confirm(me, await traces.digits("changeEmail", id));
    expect(await codeOf(guest.credentials.validateReset({ body: { email, code: reset } }))).toBe("account.codeExpired");
    expect(await codeOf(stranger.credentials.setPassword({ body: { token, ...twice() } }))).toBe("account.codeExpired");
    const left = await api.db.selectFrom("one_time_codes").select("id").where("user_id", "=", id).execute();
    expect(left).toEqual([]);
  });

  test("password reset code requested before the account's email changed → no longer valid", async () => {
    const { id, email } = await aUser(api.db);
    await visitor(api).credentials.resetPassword({ body: { email } });
    const code = await traces.digits("resetPassword", id);
    await api.db.updateTable("users").set({ email: otherAddress() }).where("id", "=", id).execute();
    expect(await codeOf(visitor(api).credentials.validateReset({ body: { email, code } }))).toBe("account.codeExpired");
  });
});
