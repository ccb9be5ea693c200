import { accountLimits } from "@orbita/contract";
import { aUser } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
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
const ask = (email: string, as: ApiClient = visitor(api)) => as.credentials.resetPassword({ body: { email } });
const trade = (email: string, code: string, as: ApiClient = visitor(api)) =>
  as.credentials.validateReset({ body: { email, code } });
const ticket = async (who: { id: string; email: string }) => {
  await ask(who.email);
  return (await trade(who.email, await traces.digits("resetPassword", who.id)))!.token;
};

test("password reset with the mailed code, then its ticket → new password is set, and all other sessions end", async () => {
  const person = await join(api);
  const others = [await api.tokenOf(person.id), await api.tokenOf(person.id)];
  const token = await ticket(person);
  const pair = (await visitor(api).credentials.setPassword({ body: { token, ...twice() } }))!;

  expect(await login(person.email, person.password)).toBe("account.invalidCredentials");
  expect(await login(person.email, next)).toBeNull();
  expect(await bearer(api, pair.access_token).accounts.me({})).toMatchObject({ id: person.id });
  for (const { token: access } of others)
    await expect
      .poll(() => codeOf(bearer(api, access).accounts.me({})), { timeout: 2_000 })
      .toBe("access.unauthenticated");
  const session = await api.db
    .selectFrom("sessions")
    .selectAll()
    .where("id", "=", others[0]!.sessionId)
    .executeTakeFirstOrThrow();
  expect(session.revoked_reason).toBe("password reset");
  // The reset ended the session of the registration and the two in `others`.
  expect(await traces.toldEnded(person.id)).toBe(3);
  expect((await traces.openSessions(person.id)).map(({ method }) => method)).toEqual(["code", "password"]);
  expect((await traces.user(person.id)).password_changed_at).toBeInstanceOf(Date);
  expect((await traces.activities(person.id)).map(({ kind }) => kind)).toContain("password.reset");
  expect(await traces.notices(person.id)).toMatchObject([{ notice: "passwordChanged" }]);
});

test("five wrong codes of a password reset → even the right code is refused", async () => {
  const { id, email } = await join(api);
  await ask(email);
  const code = await traces.digits("resetPassword", id);
  for (const triesLeft of [4, 3, 2, 1, 0])
    expect(await problemOf(trade(email, otherThan(code)))).toMatchObject({
      code: "account.codeInvalid",
      status: 409,
      params: { triesLeft },
    });
  expect(await codeOf(trade(email, code))).toBe("account.codeExpired");
});

test("password reset code used twice, expired or replaced by a newer one → refused", async () => {
  const { id, email } = await join(api);
  const guest = visitor(api);
  await ask(email, guest);
  const first = await traces.digits("resetPassword", id);
  const [row] = await traces.codeRows("resetPassword", id);
  expect(row!.expires_at.getTime() - row!.created_at.getTime()).toBe(accountLimits.code.minutes * 60_000);
  await ask(email, guest);
  const second = await traces.digits("resetPassword", id);
  if (first !== second) expect(await codeOf(trade(email, first))).toBe("account.codeInvalid");
  await traces.expireCodes(id);
  expect(await codeOf(trade(email, second))).toBe("account.codeExpired");
  await ask(email, guest);
  const third = await traces.digits("resetPassword", id);
  expect(await codeOf(trade(email, third))).toBeNull();
  expect(await codeOf(trade(email, third))).toBe("account.codeExpired");
});

test("password reset for a known, unknown or disabled address → same responses and the same number of jobs", async () => {
  const known = await join(api);
  const disabled = await aUser(api.db, { enabled: false });
  const talk = async (email: string) => {
    await ask(email);
    const [row] = await api.db
      .selectFrom("one_time_codes")
      .selectAll()
      .where("purpose", "=", "resetPassword")
      .orderBy("created_at", "desc")
      .limit(1)
      .execute();
    const { rows } = await sql`select 1 from pgboss.job where data->>'codeId' = ${row!.id}`.execute(api.db);
    const answers = [];
    for (let n = 0; n < 6; n++) {
      const { code, params, title } = (await problemOf(trade(email, otherThan(api.platform.codes.codeOf(row!.id)))))!;
      answers.push([code, params, title]);
    }
    return { answers, jobs: rows.length };
  };
  const one = await talk(known.email);
  expect(one.jobs).toBe(1);
  expect(await talk(otherAddress())).toEqual(one);
  expect(await talk(disabled.email)).toEqual(one);
});

test("right reset code of a disabled account, which is only a decoy → refused", async () => {
  const disabled = await aUser(api.db, { enabled: false });
  await ask(disabled.email);
  const [row] = await api.db.selectFrom("one_time_codes").selectAll().orderBy("created_at", "desc").limit(1).execute();
  expect(row!.user_id).toBeNull();
  expect(await codeOf(trade(disabled.email, api.platform.codes.codeOf(row!.id)))).toBe("account.codeInvalid");
});

test("unverified user confirms the code of a password reset → the email address is verified", async () => {
  const { id, email } = await aUser(api.db, { verified: false });
  const token = await ticket({ id, email });
  expect((await traces.user(id)).email_verified_at).toBeInstanceOf(Date);
  expect((await traces.activities(id)).map(({ kind }) => kind)).toEqual(["email.verified"]);
  expect(await codeOf(visitor(api).credentials.setPassword({ body: { token, ...twice() } }))).toBeNull();
  expect(await login(email, next)).toBeNull();
});

test("ticket of a password reset → stored only as a hash, and refused after fifteen minutes", async () => {
  const person = await join(api);
  const token = await ticket(person);
  const [row] = await api.db.selectFrom("password_resets").selectAll().where("user_id", "=", person.id).execute();
  expect(row!.token_hash.toString("base64url")).not.toBe(token);
  expect(row!.expires_at.getTime() - row!.created_at.getTime()).toBe(accountLimits.resetMinutes * 60_000);
  await api.db
    .updateTable("password_resets")
    .set({ expires_at: new Date() })
    .where("user_id", "=", person.id)
    .execute();
  expect(await codeOf(visitor(api).credentials.setPassword({ body: { token, ...twice() } }))).toBe(
    "account.codeExpired",
  );
  expect(await login(person.email, person.password)).toBeNull();
});

test("ten requests with one password reset ticket at once → exactly one sets the password", async () => {
  const person = await join(api);
  const token = await ticket(person);
  const passwords = Array.from({ length: 10 }, (_, n) => `Nuova-Chiave-${n}`);
  const answers = await Promise.all(
    passwords.map((password) => codeOf(visitor(api).credentials.setPassword({ body: { token, ...twice(password) } }))),
  );
  expect(answers.filter((code) => code === null)).toHaveLength(1);
  expect(answers.filter((code) => code === "account.codeExpired")).toHaveLength(9);
  expect(await login(person.email, passwords[answers.indexOf(null)]!)).toBeNull();
});

test("two password reset tickets of one user used at once → one sets the password, the other is expired", async () => {
  const person = await join(api);
  const tokens = [await ticket(person), await ticket(person)];
  const answers = await Promise.all(
    tokens.map((token) => codeOf(visitor(api).credentials.setPassword({ body: { token, ...twice() } }))),
  );
  expect(new Set(answers)).toEqual(new Set(["account.codeExpired", null]));
});

test("password reset with a weak or mistyped password → refused, and the ticket stays valid", async () => {
  const person = await join(api);
  const token = await ticket(person);
  const set = (body: { password: string; passwordConfirmation: string }) =>
    problemOf(visitor(api).credentials.setPassword({ body: { token, ...body } }));
  expect((await set(twice("segreta-2")))?.errors).toMatchObject([{ path: "password", code: "password.uppercase" }]);
  expect((await set({ password: next, passwordConfirmation: "Nuova" }))?.errors).toMatchObject([
    { path: "passwordConfirmation", code: "password.mismatch" },
  ]);
  expect((await set({ password: "corta", passwordConfirmation: "" }))?.errors.map(({ code }) => code)).toEqual([
    "field.tooShort",
    "field.required",
  ]);
  expect(await set(twice())).toBeNull();
});

test("password changed while a sign-in checks the old password → the sign-in is refused", async () => {
  const person = await join(api);
  const hash = (await traces.user(person.id)).password_hash;
  const sessions = await traces.openSessions(person.id);
  let signingIn: Promise<string | null> | undefined;
  await api.db.transaction().execute(async (tx) => {
    await tx.selectFrom("users").select("id").where("id", "=", person.id).forUpdate().execute();
    signingIn = login(person.email, person.password);
    // Waits until the sign-in has verified the password and waits for the lock on the user's row.
    await expect
      .poll(async () => {
        const { rows } = await sql<{ n: number }>`
          select count(*)::int as n from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(api.db);
        return rows[0]!.n;
      })
      .toBe(1);
    await tx
      .updateTable("users")
      .set({ password_hash: hash!.replace(/.$/, (last) => (last === "A" ? "B" : "A")) })
      .where("id", "=", person.id)
      .execute();
  });
  expect(await signingIn).toBe("account.invalidCredentials");
  expect(await traces.openSessions(person.id)).toEqual(sessions);
});

test("account disabled after its password reset was requested → setting the password fails with account.disabled", async () => {
  const person = await join(api);
  const token = await ticket(person);
  await api.db.updateTable("users").set({ enabled: false }).where("id", "=", person.id).execute();
  expect(await codeOf(visitor(api).credentials.setPassword({ body: { token, ...twice() } }))).toBe("account.disabled");
});
