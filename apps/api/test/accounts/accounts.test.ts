import { accountLimits, termsVersion } from "@orbita/contract";
import { readHistory } from "@orbita/db";
import { aSpace } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type TestApi } from "../support/harness.ts";
import { aRegistration, bearer, letters, mailedCode, visitor } from "../support/people.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

test("a guest registers and confirms the mailed code → a signed-in account with name, language and no Spaces", async () => {
  const guest = visitor(api, { "user-agent": "Firefox on Linux" });
  const body = { ...aRegistration(), email: `  ${letters(8)}.ROSSI@Posta.Example ` };
  const { id } = (await guest.accounts.register({ body }))!;
  const email = body.email.trim().toLowerCase();

  const pair = (await guest.accounts.validateEmail({ body: { email, code: await mailedCode(api, id) } }))!;
  expect(Object.keys(pair).toSorted()).toEqual(["access_token", "refresh_token"]);
  const me = bearer(api, pair.access_token);
  expect(await me.accounts.me({})).toMatchObject({
    id,
    email,
    username: body.username,
    language: "it",
    scopes: [],
    emailVerified: true,
    onboarded: false,
    spaces: [],
  });
  expect(await me.accounts.setLanguage({ body: { language: "de" } })).toMatchObject({ language: "de" });
  expect(await me.accounts.setLanguage({ body: { language: null } })).toMatchObject({ language: "it" });

  const user = await api.db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  expect(user).toMatchObject({ terms_version: termsVersion, terms_accepted_at: expect.any(Date) });
  const session = await api.db.selectFrom("sessions").selectAll().where("user_id", "=", id).executeTakeFirstOrThrow();
  expect(session.user_agent).toBe("Firefox on Linux");
  const history = await readHistory(api.db, "users", id);
  expect(history.map(({ why, actor_id }) => [why, actor_id])).toEqual([
    ["registration", null],
    ["email confirmed by code", null],
    [null, id],
    [null, id],
  ]);
});

test("user with an enabled membership of a Space → `me` has the scope `talentconnect` and the Space; disabled → neither", async () => {
  const { id: spaceId, userId } = await aSpace(api.db);
  const owner = await api.as(userId);
  expect(await owner.accounts.me({})).toMatchObject({
    scopes: ["talentconnect"],
    spaces: [{ id: spaceId, role: "owner" }],
  });
  await api.db.updateTable("members").set({ enabled: false }).where("user_id", "=", userId).execute();
  expect(await owner.accounts.me({})).toMatchObject({ scopes: [], spaces: [] });
});

describe("field rules of registration", () => {
  const { username } = accountLimits;
  // These cases cover the language only; account-rules.test.ts covers the other fields of the registration.
  test.each([
    ["xx", ["field.invalid"]],
    ["ar", []],
  ])("registering with the language %s → field errors %j", async (language, refusals) => {
    const problem = await problemOf(
      visitor(api).accounts.register({ body: { ...aRegistration(), language } as never }),
    );
    expect(problem?.errors.map(({ code }) => code) ?? []).toEqual(refusals);
  });

  test("registering with several invalid fields → all errors are returned at once, with the limits as parameters", async () => {
    const body = { email: "x", username: "x", password: "x", passwordConfirmation: "y", firstName: 4 };
    const problem = await problemOf(visitor(api).accounts.register({ body: body as never }));
    expect(Object.fromEntries(problem!.errors.map(({ path, code }) => [path, code]))).toEqual({
      email: "field.invalidEmail",
      username: "field.tooShort",
      password: "field.tooShort",
      passwordConfirmation: "password.mismatch",
      firstName: "field.invalidType",
      lastName: "field.required",
      acceptTerms: "field.notAccepted",
    });
    expect(problem!.errors.find(({ path }) => path === "username")!.params).toEqual({ min: username.min });
  });
});

describe("registration with an address or username in use", () => {
  test("registering with an email and a username in use → both errors are returned at once, ignoring case and accents", async () => {
    const first = { ...aRegistration(), username: `Nicolò ${letters(6)}` };
    await visitor(api).accounts.register({ body: first });
    const again = { ...aRegistration(), email: first.email.toUpperCase(), username: first.username.replace("ò", "O") };
    const both = await problemOf(visitor(api).accounts.register({ body: again }));
    expect(both).toMatchObject({ code: "account.emailTaken", status: 409 });
    expect(both!.errors.map(({ path, code }) => [path, code])).toEqual([
      ["email", "field.inUse"],
      ["username", "field.inUse"],
    ]);
    const name = await problemOf(visitor(api).accounts.register({ body: { ...again, email: aRegistration().email } }));
    expect(name).toMatchObject({ code: "account.usernameTaken", errors: [{ path: "username" }] });
    const exists = async (body: { email: string } | { username: string }) =>
      (await visitor(api).accounts.userExists({ body }))!.exists;
    expect(await exists({ email: first.email })).toBe(true);
    expect(await exists({ username: first.username.toUpperCase() })).toBe(true);
    expect(await exists({ username: letters(10) })).toBe(false);
  });

  test("twenty registrations of one email address at once → exactly one succeeds", async () => {
    const body = aRegistration();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        codeOf(visitor(api).accounts.register({ body: { ...body, username: `${letters(6)} ${n}` } })),
      ),
    );
    expect(answers.filter((code) => code === null)).toHaveLength(1);
    expect(answers.filter((code) => code === "account.emailTaken")).toHaveLength(19);
  });

  test("registering twice with the same idempotency key → one account", async () => {
    const body = aRegistration();
    const guest = visitor(api);
    const key = { idempotencyKey: letters(20) };
    const first = await guest.accounts.register({ body }, key);
    expect(await guest.accounts.register({ body }, key)).toEqual(first);
  });
});
