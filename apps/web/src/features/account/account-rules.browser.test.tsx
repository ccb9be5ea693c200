import { confirmedPassword, ruleCasesOf } from "@orbita/contract/accounts/rule-cases";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { answerFetch } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { expectVerdicts, languages, said } from "~/testing/rule-verdicts.ts";
import { AskResetForm } from "./ask-reset-form.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

beforeEach(() => void answerFetch({ "/api/v1/public/user/exists": { body: { exists: false } } }));
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe.each(languages)("account field rules at their bounds, in %s", (locale) => {
  test.each(["firstName", "lastName", "email", "username", "password"] as const)("sign-up field: %s", async (field) => {
    const { screen } = await renderPage(<SignUpForm returnTo={undefined} />, { locale });
    await expect.element(screen.getByRole("checkbox")).toBeEnabled();
    await expectVerdicts(screen.container, ruleCasesOf(field), locale);
  });

  test("sign-up shows an error while the terms are not accepted", async () => {
    const { screen } = await renderPage(<SignUpForm returnTo={undefined} />, { locale });
    const box = screen.getByRole("checkbox");
    await box.click();
    await box.click();
    await userEvent.tab();
    await expect.element(screen.getByText(said("field.notAccepted", locale))).toBeVisible();
    await box.click();
    await expect.element(screen.getByText(said("field.notAccepted", locale))).not.toBeInTheDocument();
  });

  test("the password reset form shows the expected error for each email address", async () => {
    const { screen } = await renderPage(<AskResetForm email="" onSent={() => {}} />, { locale });
    await expect.element(screen.getByRole("textbox")).toBeEnabled();
    await expectVerdicts(screen.container, ruleCasesOf("email"), locale);
  });

  test("the new password form shows the expected errors of both fields, also after the first changes", async () => {
    const { screen } = await renderPage(
      <NewPasswordForm email="giulia@posta.example" token={"x".repeat(43)} returnTo={undefined} onExpired={() => {}} />,
      { locale },
    );
    const password = screen.container.querySelector<HTMLInputElement>('input[name="password"]')!;
    await expect.poll(() => password.matches(":disabled")).toBe(false);
    await expectVerdicts(screen.container, ruleCasesOf("password"), locale);
    await userEvent.fill(password, confirmedPassword);
    await expectVerdicts(screen.container, ruleCasesOf("passwordConfirmation"), locale);
    // The password changes after the confirmation was right, so that they differ again.
    await userEvent.fill(password, "Segreta-12");
    await expect.element(screen.getByText(said("password.mismatch", locale))).toBeVisible();
  });
});

test("submitting an empty sign-up form shows all errors and focuses the first field", async () => {
  const { screen } = await renderPage(<SignUpForm returnTo={undefined} />);
  await screen.getByRole("button", { name: "Create a profile" }).click();
  await expect.element(screen.getByText("This field is needed").nth(4)).toBeVisible();
  await expect.element(screen.getByText("You need to accept to go on").first()).toBeVisible();
  await expect.element(screen.getByLabelText("First name")).toHaveFocus();
  expect(await violations()).toEqual([]);
});
