import { confirmedPassword, ruleCasesOf } from "@orbita/contract/accounts/rule-cases";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { answerFetch } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { expectVerdicts, adLanguages, expectedError } from "~/testing/rule-verdicts.ts";
import { AskResetForm } from "./ask-reset-form.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

beforeEach(() => void answerFetch({ "/api/v1/public/user/exists": { body: { exists: false } } }));
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe.each(adLanguages)("account field rules at their bounds, in %s", (locale) => {
  test.each(["firstName", "lastName", "email", "username", "password"] as const)(
    "sign-up field %s → each value gets the error that its rule expects",
    async (field) => {
      const { screen } = await renderPage(<SignUpForm returnTo={undefined} />, { locale });
      await expect.element(screen.getByRole("checkbox")).toBeEnabled();
      await expectVerdicts(screen.container, ruleCasesOf(field), locale);
    },
  );

  test("sign-up without accepted terms → an error, which disappears once the terms are accepted", async () => {
    const { screen } = await renderPage(<SignUpForm returnTo={undefined} />, { locale });
    const box = screen.getByRole("checkbox");
    await box.click();
    await box.click();
    await userEvent.tab();
    await expect.element(screen.getByText(expectedError("field.notAccepted", locale))).toBeVisible();
    await box.click();
    await expect.element(screen.getByText(expectedError("field.notAccepted", locale))).not.toBeInTheDocument();
  });

  test("password reset form → each email address gets the error that its rule expects", async () => {
    const { screen } = await renderPage(<AskResetForm email="" onSent={() => {}} />, { locale });
    await expect.element(screen.getByRole("textbox")).toBeEnabled();
    await expectVerdicts(screen.container, ruleCasesOf("email"), locale);
  });

  test("new password form → both fields show the expected errors, also when the password changes after its confirmation", async () => {
    const { screen } = await renderPage(
      <NewPasswordForm email="giulia@posta.example" token={"x".repeat(43)} returnTo={undefined} onExpired={() => {}} />,
      { locale },
    );
    const password = screen.container.querySelector<HTMLInputElement>('input[name="password"]')!;
    await expect.poll(() => password.matches(":disabled")).toBe(false);
    await expectVerdicts(screen.container, ruleCasesOf("password"), locale);
    await userEvent.fill(password, confirmedPassword);
    await expectVerdicts(screen.container, ruleCasesOf("passwordConfirmation"), locale);
    // The password changes after the confirmation matched, so that the two fields differ again.
    await userEvent.fill(password, "Segreta-12");
    await expect.element(screen.getByText(expectedError("password.mismatch", locale))).toBeVisible();
  });
});

test("submitting an empty sign-up form → all errors are shown and the first field is focused", async () => {
  const { screen } = await renderPage(<SignUpForm returnTo={undefined} />);
  await screen.getByRole("button", { name: "Create account" }).click();
  await expect.element(screen.getByText(expectedError("field.required", "en")).nth(4)).toBeVisible();
  await expect.element(screen.getByText(expectedError("field.notAccepted", "en")).first()).toBeVisible();
  await expect.element(screen.getByLabelText("First name")).toHaveFocus();
  expect(await violations()).toEqual([]);
});
