import { fieldText, problemText } from "@orbita/i18n";
import { confirmedPassword, ruleCases, ruleCasesOf, type RuleCase } from "@orbita/contract/accounts/rule-cases";
import { aUser } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { problemOf, startApi, type ApiClient, type TestApi } from "./harness.ts";
import { aRegistration, letters, visitor } from "./people.ts";

let api: TestApi;
let somebody: ApiClient;
beforeAll(async () => {
  api = await startApi();
  somebody = await api.as((await aUser(api.db)).id);
});
afterAll(() => api.stop());

/** The field errors of the call; empty for other refusals. */
async function flaws(call: Promise<unknown>): Promise<unknown[]> {
  const problem = await problemOf(call);
  expect(problem?.status ?? 200).toBeLessThan(500);
  if (problem?.code !== "request.invalid") return [];
  return problem.errors.map((error) => ({ ...error, status: problem.status }));
}
/** Expects that field alone, with its code and bounds, or no errors. */
const due = ({ field, refusal, params = {} }: RuleCase) =>
  refusal ? [expect.objectContaining({ path: field, code: refusal, params, status: 422 })] : [];
const title = ({ field, value, refusal }: RuleCase) =>
  `${field} ${value.length > 30 ? `of ${value.length}` : JSON.stringify(value)}: ${refusal ?? "taken"}`;
const table = (...fields: RuleCase["field"][]) => ruleCasesOf(...fields).map((row) => [title(row), row] as const);

describe("registration", () => {
  test.each(table("email", "username", "password", "passwordConfirmation", "firstName", "lastName"))(
    "register, %s",
    async (_, row) => {
      // An accepted registration creates an account, so its username must be unique.
      const unique = row.field === "username" ? {} : { username: `giulia ${letters(10)}` };
      const body = { ...aRegistration(), password: confirmedPassword, ...unique, [row.field]: row.value };
      expect(await flaws(visitor(api).accounts.register({ body }))).toEqual(due(row));
    },
  );
  test("terms not accepted → the registration is refused", async () => {
    for (const acceptTerms of [false, undefined, "true"]) {
      const body = { ...aRegistration(), acceptTerms } as never;
      const problem = await problemOf(visitor(api).accounts.register({ body }));
      expect(problem?.errors).toMatchObject([{ path: "acceptTerms", code: "field.notAccepted" }]);
    }
  });
});

describe("setting or changing a password", () => {
  const both = ({ field, value }: RuleCase) =>
    field === "password"
      ? { password: value, passwordConfirmation: value || "x" }
      : { password: confirmedPassword, passwordConfirmation: value };
  // An empty password is also a mismatch with its confirmation, so those rows are skipped.
  const rows = table("password", "passwordConfirmation").filter(([, { value }]) => value !== "");
  test.each(rows)("set password, %s", async (_, row) => {
    const body = { token: "x".repeat(43), ...both(row) };
    expect(await flaws(visitor(api).credentials.setPassword({ body }))).toEqual(due(row));
  });
  test.each(rows)("change password, %s", async (_, row) =>
    expect(await flaws(somebody.credentials.changePassword({ body: both(row) }))).toEqual(due(row)),
  );
});

describe("email address", () => {
  test.each(table("email"))("reset password, %s", async (_, row) =>
    expect(await flaws(visitor(api).credentials.resetPassword({ body: { email: row.value } }))).toEqual(due(row)),
  );
  test.each(table("email"))("change email, %s", async (_, row) =>
    expect(await flaws(somebody.credentials.changeEmail({ body: { email: row.value } }))).toEqual(due(row)),
  );
});

describe("profile", () => {
  test.each(table("firstName", "lastName", "username", "phone"))("change profile, %s", async (_, row) =>
    expect(await flaws(somebody.accounts.changeMe({ body: { [row.field]: row.value } }))).toEqual(due(row)),
  );
});

describe("confirmation code", () => {
  const email = "nessuno@posta.example";
  test.each(table("code"))("confirm, %s", async (_, row) => {
    const code = row.value;
    expect(await flaws(visitor(api).accounts.validateEmail({ body: { email, code } }))).toEqual(due(row));
    expect(await flaws(visitor(api).credentials.validateReset({ body: { email, code } }))).toEqual(due(row));
    expect(await flaws(somebody.credentials.confirmPassword({ body: { code } }))).toEqual(due(row));
    expect(await flaws(somebody.credentials.confirmEmail({ body: { code } }))).toEqual(due(row));
  });
});

test("every field error → has a text in Italian and English that contains its bounds", async () => {
  for (const language of ["it", "en"] as const) {
    const guest = visitor(api, { "accept-language": language });
    const problem = await problemOf(guest.accounts.register({ body: {} as never }));
    expect(problem?.title).toBe(problemText("request.invalid", language));
    for (const { refusal, params = {} } of ruleCases) {
      if (!refusal) continue;
      const text = fieldText(refusal, language, params);
      expect(text).not.toMatch(/[{}]/);
      for (const bound of Object.values(params)) expect(text).toContain(String(bound));
    }
  }
});

test("account errors → the texts of §8, in both languages", () => {
  expect({
    credentials: problemText("account.invalidCredentials", "it"),
    email: problemText("account.emailTaken", "it"),
    username: problemText("account.usernameTaken", "it"),
    unknown: problemText("account.notFound", "it"),
    notValidated: problemText("email.notValidated", "it"),
    notSent: problemText("email.sendFailed", "it"),
    phone: fieldText("phone.invalid", "it"),
  }).toEqual({
    credentials: "Email o password non corrette",
    email: "Questa email è già in uso",
    username: "Questo nome utente è già in uso",
    unknown: "Questa persona non esiste. Controlla l’email.",
    notValidated: "Prima conferma la tua email: ti inviamo un nuovo codice quando vuoi",
    notSent: "Non siamo riusciti a inviare l’email di conferma",
    phone: "Questo numero di telefono non è valido",
  });
  expect({
    credentials: problemText("account.invalidCredentials", "en"),
    email: problemText("account.emailTaken", "en"),
    username: problemText("account.usernameTaken", "en"),
    unknown: problemText("account.notFound", "en"),
    notValidated: problemText("email.notValidated", "en"),
    notSent: problemText("email.sendFailed", "en"),
    phone: fieldText("phone.invalid", "en"),
  }).toEqual({
    credentials: "Wrong email or password",
    email: "This email is already in use",
    username: "This username is already in use",
    unknown: "This person does not exist. Check the email.",
    notValidated: "Your email is not validated yet: we send a new code whenever you like",
    notSent: "We could not send the confirmation email",
    phone: "This phone number is not valid",
  });
});
