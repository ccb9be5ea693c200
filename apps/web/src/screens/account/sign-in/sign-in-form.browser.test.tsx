import { fieldText, problemText } from "@orbita/i18n/errors";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { answerFetch, problem } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { checkReturnTo } from "~/shell/navigation/return-to.ts";
import { SignInForm } from "./sign-in-form.tsx";

const login = "/api/v1/auth/login";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("submitting an empty sign-in form → all errors are shown, the first field is focused and no request is sent", async () => {
  const sent = answerFetch({});
  const { screen } = await renderPage(<SignInForm returnTo={undefined} />);
  await screen.getByRole("button", { name: "Sign in" }).click();
  await expect.element(screen.getByText(fieldText("field.required", "en")).nth(1)).toBeVisible();
  await expect.element(screen.getByLabelText("Email")).toHaveFocus();
  expect(sent).toEqual([]);
  expect(await violations()).toEqual([]);
});

test("sign-in with invalid credentials → the error is shown at the password field", async () => {
  answerFetch({ [login]: problem("account.invalidCredentials", 401) });
  const { screen } = await renderPage(<SignInForm returnTo={undefined} />);
  await screen.getByLabelText("Email").fill("giulia@posta.example");
  await screen.getByLabelText("Password", { exact: true }).fill("Segreto-12345");
  await userEvent.keyboard("{Enter}");
  const password = screen.getByLabelText("Password", { exact: true });
  await expect.element(password).toHaveAttribute("aria-invalid", "true");
  await expect.element(password).toHaveAccessibleDescription(problemText("account.invalidCredentials", "en"));
  await expect.element(password).toHaveFocus();
});

test("sign-in refused with field errors → each error is shown at its field", async () => {
  const errors = [{ path: "email", code: "field.invalidEmail", params: {} }];
  answerFetch({ [login]: problem("request.invalid", 422, { errors }) });
  const { screen } = await renderPage(<SignInForm returnTo={undefined} />);
  await screen.getByLabelText("Email").fill("giulia@posta.example");
  await screen.getByLabelText("Password", { exact: true }).fill("Segreto-12345");
  await screen.getByRole("button", { name: "Sign in" }).click();
  await expect
    .element(screen.getByLabelText("Email"))
    .toHaveAccessibleDescription(fieldText("field.invalidEmail", "en"));
});

test("sign-in refused with a problem → its message is shown; with any other error → a generic error with the status", async () => {
  answerFetch({ [login]: problem("account.disabled", 403) });
  const { screen } = await renderPage(<SignInForm returnTo={undefined} />);
  await screen.getByLabelText("Email").fill("giulia@posta.example");
  await screen.getByLabelText("Password", { exact: true }).fill("Segreto-12345");
  await screen.getByRole("button", { name: "Sign in" }).click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent(problemText("account.disabled", "en"));
  answerFetch({ [login]: { status: 502, body: "<html>" } });
  await screen.getByRole("button", { name: "Sign in" }).click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Something went wrong. Try again. Details: 502");
});

test("sign-in without a network → the form says that the user is offline", async () => {
  answerFetch({});
  const { screen } = await renderPage(<SignInForm returnTo={undefined} />);
  await screen.getByLabelText("Email").fill("giulia@posta.example");
  await screen.getByLabelText("Password", { exact: true }).fill("Segreto-12345");
  await screen.getByRole("button", { name: "Sign in" }).click();
  await expect
    .element(screen.getByRole("alert"))
    .toHaveTextContent("You’re offline. What you wrote is safe on this device.");
});

test.each([
  ["it", "/spaces/new?x=1"],
  ["en", "/en/spaces/new?x=1"],
])("sign-in of a user whose language is %s → back to the previous page, in that language", async (language, href) => {
  const sent = answerFetch({
    [login]: { body: { access_token: "cookie", refresh_token: "cookie" } },
    "/api/v1/me": { body: { id: "u1", language } },
  });
  const { screen, router } = await renderPage(<SignInForm returnTo={checkReturnTo("/spaces/new?x=1")} />);
  await screen.getByLabelText("Email").fill(" Giulia@Posta.example ");
  await screen.getByLabelText("Password", { exact: true }).fill("Segreto-12345");
  await screen.getByRole("button", { name: "Sign in" }).click();
  await expect.element(screen.getByText("elsewhere")).toBeVisible();
  expect(router.state.location.href).toBe(href);
  expect(sent[0]?.body).toEqual({ email: "giulia@posta.example", password: "Segreto-12345" });
});
