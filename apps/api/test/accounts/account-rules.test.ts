import { fieldText, problemText } from "@orbita/i18n";
import { confirmedPassword, ruleCases, ruleCasesOf, type RuleCase } from "@orbita/contract/accounts/rule-cases";
import { aUser } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { problemOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";
import { aRegistration, letters, visitor } from "../support/people.ts";

let api: TestApi;
let somebody: ApiClient;
beforeAll(async () => {
  api = await startApi();
  somebody = await api.as((await aUser(api.db)).id);
});
afterAll(() => api.stop());

/** Returns the field errors of a call; empty if the call succeeds or is refused for another reason. */
async function flaws(call: Promise<unknown>): Promise<unknown[]> {
  const problem = await problemOf(call);
  expect(problem?.status ?? 200).toBeLessThan(500);
  if (problem?.code !== "request.invalid") return [];
  return problem.errors.map((error) => ({ ...error, status: problem.status }));
}
/** The expected field errors of a rule case: only its field, with code and bounds; none if the value is valid. */
const due = ({ field, refusal, params = {} }: RuleCase) =>
  refusal ? [expect.objectContaining({ path: field, code: refusal, params, status: 422 })] : [];
const inputOf = ({ field, value }: RuleCase) =>
  `${field} ${value.length > 30 ? `of ${value.length} characters` : JSON.stringify(value)}`;
const table = (...fields: RuleCase["field"][]) =>
  ruleCasesOf(...fields).map((row) => [inputOf(row), row.refusal ?? "accepted", row] as const);

describe("field rules of the registration form", () => {
  test.each(table("email", "username", "password", "passwordConfirmation", "firstName", "lastName"))(
    "registering with %s → %s",
    async (_, __, row) => {
      // If the values are valid, an account is created, so its username must be unique.
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
  // For an empty password the api also reports the mismatch with its confirmation, so those rows are skipped.
  const rows = table("password", "passwordConfirmation").filter(([, , { value }]) => value !== "");
  test.each(rows)("setting a password with %s → %s", async (_, __, row) => {
    const body = { token: "x".repeat(43), ...both(row) };
    expect(await flaws(visitor(api).credentials.setPassword({ body }))).toEqual(due(row));
  });
  test.each(rows)("changing the password with %s → %s", async (_, __, row) =>
    expect(await flaws(somebody.credentials.changePassword({ body: both(row) }))).toEqual(due(row)),
  );
});

describe("field rules of an email address", () => {
  test.each(table("email"))("resetting the password with %s → %s", async (_, __, row) =>
    expect(await flaws(visitor(api).credentials.resetPassword({ body: { email: row.value } }))).toEqual(due(row)),
  );
  test.each(table("email"))("changing the email with %s → %s", async (_, __, row) =>
    expect(await flaws(somebody.credentials.changeEmail({ body: { email: row.value } }))).toEqual(due(row)),
  );
});

describe("field rules of the user's profile", () => {
  test.each(table("firstName", "lastName", "username", "phone"))(
    "changing the profile with %s → %s",
    async (_, __, row) =>
      expect(await flaws(somebody.accounts.changeMe({ body: { [row.field]: row.value } }))).toEqual(due(row)),
  );
});

describe("field rules of a confirmation code", () => {
  const email = "nessuno@posta.example";
  test.each(table("code"))("confirming a mailed code with %s → %s", async (_, __, row) => {
    const code = row.value;
    expect(await flaws(visitor(api).accounts.validateEmail({ body: { email, code } }))).toEqual(due(row));
    expect(await flaws(visitor(api).credentials.validateReset({ body: { email, code } }))).toEqual(due(row));
    expect(await flaws(somebody.credentials.confirmPassword({ body: { code } }))).toEqual(due(row));
    expect(await flaws(somebody.credentials.confirmEmail({ body: { code } }))).toEqual(due(row));
  });
});

test("every field error of the account forms → has a text in Italian and English that contains its bounds", async () => {
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

test("account error messages → have the texts of specification §8, in Italian and English", () => {
  expect({
    credentials: problemText("account.invalidCredentials", "it"),
    email: problemText("account.emailTaken", "it"),
    username: problemText("account.usernameTaken", "it"),
    unknown: problemText("account.notFound", "it"),
    notValidated: problemText("email.notValidated", "it"),
    notSent: problemText("email.sendFailed", "it"),
    phone: fieldText("phone.invalid", "it"),
  }).toEqual({
    credentials: "Email o password non corrette. Controllale e riprova.",
    email: "Esiste già un account con questa email. Usa un altro indirizzo.",
    username: "Questo nome utente è già in uso. Provane un altro.",
    unknown: "Questo account non esiste o è stato eliminato. Controlla l’indirizzo email.",
    notValidated: "Prima conferma la tua email. Possiamo inviarti un nuovo codice.",
    notSent: "Non siamo riusciti a inviare l’email di conferma. Riprova.",
    phone: "Inserisci un numero di telefono valido",
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
    credentials: "Wrong email or password. Check them and try again.",
    email: "There’s already an account with this email. Use another address.",
    username: "This username is taken. Try another one.",
    unknown: "This account doesn’t exist or has been deleted. Check the email address.",
    notValidated: "Confirm your email first. We can send you a new code.",
    notSent: "We couldn’t send the confirmation email. Try again.",
    phone: "Enter a valid phone number",
  });
});
