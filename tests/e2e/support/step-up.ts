import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";
import type { Translate } from "./words.ts";

export const stepUpDialog = (page: Page, say: Translate): Locator =>
  page.getByRole("dialog", { name: say("Confirm it’s you") });

/** Confirms the user's identity with the password, because changes of an account's credentials require a step-up. */
export async function confirmByPassword(page: Page, say: Translate, password: string): Promise<void> {
  const dialog = stepUpDialog(page, say);
  await dialog.getByLabel(say("Password"), { exact: true }).fill(password);
  await dialog.getByRole("button", { name: say("Confirm"), exact: true }).click();
  await expect(dialog).toBeHidden();
}
