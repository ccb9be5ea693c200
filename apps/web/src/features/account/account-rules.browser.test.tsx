import { confirmedPassword, ruleCasesOf, type RuleCase } from "@orbita/contract/accounts/rule-cases";
import type { FieldCode } from "@orbita/contract/errors/fields";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { answerFetch } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { AskResetForm } from "./ask-reset-form.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

type Language = "it" | "en";
const languages: readonly Language[] = ["it", "en"];

/** What a person reads beside the field, with the bound that it speaks of. */
const words: Partial<Record<FieldCode, Record<Language, string>>> = {
  "field.required": { it: "Questo campo serve", en: "This field is needed" },
  "field.invalidEmail": { it: "Non è un indirizzo email", en: "This is not an email address" },
  "field.tooShort": { it: "Servono almeno {min} caratteri", en: "At least {min} characters are needed" },
  "field.tooLong": { it: "Al massimo {max} caratteri", en: "At most {max} characters fit" },
  "field.notAccepted": { it: "Per continuare devi accettare", en: "You need to accept to go on" },
  "username.characters": {
    it: "Solo lettere, cifre, spazi e , _ . -",
    en: "Only letters, digits, spaces and , _ . -",
  },
  "password.lowercase": { it: "Manca una lettera minuscola", en: "A lowercase letter is missing" },
  "password.uppercase": { it: "Manca una lettera maiuscola", en: "An uppercase letter is missing" },
  "password.digit": { it: "Manca una cifra", en: "A digit is missing" },
  "password.special": { it: "Manca un carattere speciale", en: "A special character is missing" },
  "password.mismatch": { it: "Le due password non coincidono", en: "The two passwords differ" },
};
const said = (code: FieldCode, language: Language, params: RuleCase["params"] = {}): string => {
  const text = words[code]?.[language];
  if (text === undefined) throw new Error(`no words for ${code}`);
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
};

beforeEach(() => void answerFetch({ "/api/v1/public/user/exists": { body: { exists: false } } }));
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** Written and left, as a person does: refused in words at the field, or taken, also after a refusal. */
async function expectVerdicts(container: Element, rows: readonly RuleCase[], language: Language): Promise<void> {
  const [first] = rows;
  const input = container.querySelector<HTMLInputElement>(`input[name="${first!.field}"]`)!;
  const verdict = () => {
    const about = input.getAttribute("aria-describedby")?.split(" ") ?? [];
    const error = about.map((id) => document.getElementById(id)).find((node) => node?.id.endsWith("-error"));
    return { invalid: input.getAttribute("aria-invalid"), error: error?.textContent ?? null };
  };
  for (const { value, refusal, params } of rows) {
    await userEvent.fill(input, value === "" ? "x" : value);
    if (value === "") await userEvent.clear(input);
    input.blur();
    const expected = refusal
      ? { invalid: "true", error: said(refusal, language, params) }
      : { invalid: null, error: null };
    await expect.poll(verdict, { message: `${first!.field}: ${JSON.stringify(value)}` }).toEqual(expected);
  }
}

describe.each(languages)("in %s, every rule at its bounds", (locale) => {
  test.each(["firstName", "lastName", "email", "username", "password"] as const)("signing up: %s", async (field) => {
    const { screen } = await renderPage(<SignUpForm returnTo={undefined} />, { locale });
    await expect.element(screen.getByRole("checkbox")).toBeEnabled();
    await expectVerdicts(screen.container, ruleCasesOf(field), locale);
  });

  test("signing up: the terms", async () => {
    const { screen } = await renderPage(<SignUpForm returnTo={undefined} />, { locale });
    const box = screen.getByRole("checkbox");
    await box.click();
    await box.click();
    await userEvent.tab();
    await expect.element(screen.getByText(said("field.notAccepted", locale))).toBeVisible();
    await box.click();
    await expect.element(screen.getByText(said("field.notAccepted", locale))).not.toBeInTheDocument();
  });

  test("a forgotten password: the address", async () => {
    const { screen } = await renderPage(<AskResetForm email="" onSent={() => {}} />, { locale });
    await expect.element(screen.getByRole("textbox")).toBeEnabled();
    await expectVerdicts(screen.container, ruleCasesOf("email"), locale);
  });

  test("a new password, and once more", async () => {
    const { screen } = await renderPage(
      <NewPasswordForm email="giulia@posta.example" token={"x".repeat(43)} returnTo={undefined} onExpired={() => {}} />,
      { locale },
    );
    const password = screen.container.querySelector<HTMLInputElement>('input[name="password"]')!;
    await expect.poll(() => password.matches(":disabled")).toBe(false);
    await expectVerdicts(screen.container, ruleCasesOf("password"), locale);
    await userEvent.fill(password, confirmedPassword);
    await expectVerdicts(screen.container, ruleCasesOf("passwordConfirmation"), locale);
    // The first changes after the second was right: they differ again.
    await userEvent.fill(password, "Segreta-12");
    await expect.element(screen.getByText(said("password.mismatch", locale))).toBeVisible();
  });
});

test("all errors at once, the focus on the first, each with its words in the summary", async () => {
  const { screen } = await renderPage(<SignUpForm returnTo={undefined} />);
  await screen.getByRole("button", { name: "Create a profile" }).click();
  await expect.element(screen.getByText("This field is needed").nth(4)).toBeVisible();
  await expect.element(screen.getByText("You need to accept to go on").first()).toBeVisible();
  await expect.element(screen.getByLabelText("First name")).toHaveFocus();
  expect(await violations()).toEqual([]);
});
