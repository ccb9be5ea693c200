import { accountLimits, termsVersion, type FieldCode } from "@orbita/contract";
import { readHistory } from "@orbita/db";
import { aSpace } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type TestApi } from "./harness.ts";
import { aRegistration, bearer, letters, mailedCode, visitor } from "./people.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

test("from a registration over the mailed code to a name, a language and Spaces", async () => {
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

test("members hold the scope of members, by their rows", async () => {
  const { id: spaceId, userId } = await aSpace(api.db);
  const owner = await api.as(userId);
  expect(await owner.accounts.me({})).toMatchObject({
    scopes: ["talentconnect"],
    spaces: [{ id: spaceId, role: "owner" }],
  });
  await api.db.updateTable("members").set({ enabled: false }).where("user_id", "=", userId).execute();
  expect(await owner.accounts.me({})).toMatchObject({ scopes: [], spaces: [] });
});

describe("every rule at its bounds", () => {
  const { username, password, name } = accountLimits;
  const secret = (length: number) => `Aa1-${letters(length - 4)}`;
  const table: [field: string, value: unknown, refusal: FieldCode | null][] = [
    ["email", "", "field.required"],
    ["email", "giulia", "field.invalidEmail"],
    ["email", "giulia@posta", "field.invalidEmail"],
    ["email", `${letters(8)}@posta.example`, null],
    ["username", "", "field.required"],
    ["username", letters(username.min - 1), "field.tooShort"],
    ["username", letters(username.min), null],
    ["username", letters(username.max), null],
    ["username", letters(username.max + 1), "field.tooLong"],
    ["username", `${letters(8)}@`, "username.characters"],
    ["username", `${letters(4)},_. -é9`, null],
    ["password", secret(password.min - 1), "field.tooShort"],
    ["password", secret(password.min), null],
    ["password", secret(password.max), null],
    ["password", secret(password.max + 1), "field.tooLong"],
    ["password", "SEGRETA-1", "password.lowercase"],
    ["password", "segreta-1", "password.uppercase"],
    ["password", "Segreta-a", "password.digit"],
    ["password", "Segreta11", "password.special"],
    ["passwordConfirmation", "Segreta-2", "password.mismatch"],
    ["passwordConfirmation", "Segreta-1", null],
    ["firstName", letters(name.min - 1), "field.tooShort"],
    ["firstName", letters(name.min), null],
    ["firstName", letters(name.max), null],
    ["firstName", letters(name.max + 1), "field.tooLong"],
    ["lastName", "   ", "field.required"],
    ["lastName", undefined, "field.required"],
    ["acceptTerms", false, "field.notAccepted"],
    ["language", "xx", "field.invalid"],
    ["language", "ar", null],
  ];
  test.each(table)("%s %j: %s", async (field, value, refusal) => {
    const body = { ...aRegistration(), [field]: value };
    const problem = await problemOf(visitor(api).accounts.register({ body }));
    expect(problem?.errors.map(({ path, code }) => [path, code]) ?? []).toEqual(refusal ? [[field, refusal]] : []);
    expect(problem?.code ?? null).toBe(refusal && "request.invalid");
  });

  test("all errors of a form at once, and the bounds as parameters", async () => {
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

  test.each(["12345", "1234567", "12a456", "１２３４５６"])("a code is six digits, not %s", async (code) => {
    const problem = await problemOf(visitor(api).accounts.validateEmail({ body: { email: "x@posta.example", code } }));
    expect(problem?.errors).toMatchObject([{ path: "code", code: "code.sixDigits" }]);
  });
});

describe("taken", () => {
  test("email and username, both said at once, whatever their case and accents", async () => {
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

  test("of twenty that register one address at once, one does", async () => {
    const body = aRegistration();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        codeOf(visitor(api).accounts.register({ body: { ...body, username: `${letters(6)} ${n}` } })),
      ),
    );
    expect(answers.filter((code) => code === null)).toHaveLength(1);
    expect(answers.filter((code) => code === "account.emailTaken")).toHaveLength(19);
  });

  test("the same key twice is one account", async () => {
    const body = aRegistration();
    const guest = visitor(api);
    const key = { idempotencyKey: letters(20) };
    const first = await guest.accounts.register({ body }, key);
    expect(await guest.accounts.register({ body }, key)).toEqual(first);
  });
});
