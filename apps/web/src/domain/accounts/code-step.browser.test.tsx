import { accountLimits } from "@orbita/contract/accounts/limits";
import { ruleCasesOf } from "@orbita/contract/accounts/rule-cases";
import { problemText } from "@orbita/i18n/errors";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { problem } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { CodeStep } from "./code-step.tsx";

const { minutes, pauseSeconds } = accountLimits.code;
const refused = (code: string, params: object = {}) => {
  const { body } = problem(code, 409, { params });
  return Object.assign(new Error(code), { problem: body });
};

type ConfirmCode = (code: string) => Promise<void>;
type CodeStepRenderOptions = {
  sentAt?: number | null;
  confirm?: (code: string) => Promise<void>;
  resend?: () => Promise<void>;
};
async function show({
  sentAt = Date.now(),
  confirm = async () => {},
  resend = async () => {},
}: CodeStepRenderOptions = {}) {
  const onResent = vi.fn<(at: number) => void>();
  const { screen } = await renderPage(<CodeStep {...{ sentAt, confirm, resend, onResent }} />);
  const field = screen.getByRole("textbox", { name: "Six-digit code" });
  await expect.element(field).toHaveFocus();
  return { screen, field, onResent };
}

test("the six-digit code is a single input with one-time-code autofill and a numeric keyboard", async () => {
  const { screen, field } = await show();
  expect(screen.container.querySelectorAll("input")).toHaveLength(1);
  await expect.element(field).toHaveAttribute("autocomplete", "one-time-code");
  await expect.element(field).toHaveAttribute("inputmode", "numeric");
  expect(await violations()).toEqual([]);
});

test("six digits of an emailed code, even in groups → submitted automatically; five digits → not submitted", async () => {
  const confirm = vi.fn<ConfirmCode>(async () => {});
  const { screen, field } = await show({ confirm });
  const send = screen.getByRole("button", { name: "Continue" });
  await field.fill("40821");
  await expect.element(send).toBeDisabled();
  expect(confirm).not.toHaveBeenCalled();
  await field.fill("408 212");
  await expect.poll(() => confirm.mock.calls).toEqual([["408212"]]);
});

test("each case of the rules for emailed codes → only a valid code, cut to six digits, is submitted", async () => {
  for (const { value, refusal } of ruleCasesOf("code")) {
    const confirm = vi.fn<ConfirmCode>(async () => {});
    const { screen, field } = await show({ confirm });
    await field.fill(value);
    // The field truncates longer input to six digits, so seven digits are submitted as six.
    const sent = refusal === null || /^\d{7}$/.test(value) ? [[value.trim().slice(0, 6)]] : [];
    await expect.poll(() => confirm.mock.calls).toEqual(sent);
    await screen.unmount();
  }
});

test("wrong emailed code → the attempts left are shown, and the field is cleared and focused", async () => {
  const confirm = () => Promise.reject(refused("account.codeInvalid", { triesLeft: 3 }));
  const { screen, field } = await show({ confirm });
  await field.fill("000000");
  await expect.element(field).toHaveAccessibleDescription(problemText("account.codeInvalid", "en", { triesLeft: 3 }));
  await expect.element(screen.getByText("3 of 5 attempts left")).toBeVisible();
  await expect.element(field).toHaveValue("");
  await expect.element(field).toHaveFocus();
  expect(await violations()).toEqual([]);
});

test("one minute before an emailed code expires → the remaining time is announced to screen readers", async () => {
  const { screen } = await show({ sentAt: Date.now() - (minutes * 60 - 64.5) * 1_000 });
  await expect.element(screen.getByText(/^Expires in 1:0\d$/)).toBeVisible();
  const status = screen.container.querySelector('[role="status"]')!;
  expect(status.textContent).toBe("");
  await expect.poll(() => status.textContent).toBe("One minute left to enter the code");
});

test("emailed code older than its lifetime → shown as expired; unknown send time → no countdown", async () => {
  const { screen } = await show({ sentAt: Date.now() - (minutes * 60 + 1) * 1_000 });
  await expect.element(screen.getByText("This code has expired")).toBeVisible();
  await screen.unmount();
  const unknown = await show({ sentAt: null });
  await expect.element(unknown.screen.getByText("Expires in")).not.toBeInTheDocument();
  await expect.element(unknown.screen.getByRole("button", { name: "Send a new code" })).toBeVisible();
});

test("pause after an emailed code is over → a new code can be requested, which resets the attempts left", async () => {
  const early = await show();
  await expect.element(early.screen.getByText(/You can request a new code in 0:(30|29)/)).toBeVisible();
  await early.screen.unmount();
  const resend = vi.fn<() => Promise<void>>(async () => {});
  const { screen, field, onResent } = await show({
    sentAt: Date.now() - (pauseSeconds + 1) * 1_000,
    confirm: () => Promise.reject(refused("account.codeInvalid", { triesLeft: 0 })),
    resend,
  });
  await field.fill("000000");
  await expect.element(screen.getByText("0 of 5 attempts left")).toBeVisible();
  await screen.getByRole("button", { name: "Send a new code" }).click();
  expect(resend).toHaveBeenCalledTimes(1);
  await expect.poll(() => onResent.mock.calls.length).toBe(1);
  await expect.element(screen.getByText("5 of 5 attempts left")).toBeVisible();
  await expect.element(field).toHaveFocus();
});

test("pressing Enter twice in the field of an emailed code → the code is submitted once", async () => {
  let done = () => {};
  const confirm = vi.fn<ConfirmCode>(() => new Promise<void>((resolve) => (done = resolve)));
  const { field } = await show({ confirm });
  await field.fill("408212");
  await userEvent.keyboard("{Enter}{Enter}");
  expect(confirm).toHaveBeenCalledTimes(1);
  done();
});
