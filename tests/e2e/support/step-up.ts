import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";
import type { Say } from "./words.ts";

export const stepUpDialog = (page: Page, say: Say): Locator =>
  page.getByRole("dialog", { name: say("Confirm it’s you") });

/** Confirms with the password, before a change of the account's credentials. */
export async function confirmByPassword(page: Page, say: Say, password: string): Promise<void> {
  const dialog = stepUpDialog(page, say);
  await dialog.getByLabel(say("Password"), { exact: true }).fill(password);
  await dialog.getByRole("button", { name: say("Confirm"), exact: true }).click();
  await expect(dialog).toBeHidden();
}
