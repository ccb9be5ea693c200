import { expect, type Page } from "@playwright/test";
import { aDescription } from "./people.ts";
import type { Say } from "./words.ts";

/** The button that says who one acts as, and opens the switch. */
export const actsAs = (page: Page, say: Say, shown: string) =>
  page.getByRole("button", { name: say("Act as: {shown}", { shown }) }).filter({ visible: true });

export const switchPanel = (page: Page, say: Say) => page.getByRole("navigation", { name: say("Act as"), exact: true });

/** Opens a Space by its form; afterwards one stands among its job posts. */
export async function openSpace(page: Page, say: Say, at: (path: string) => string, name: string): Promise<string> {
  await page.getByLabel(say("Name"), { exact: true }).fill(name);
  const address = page.getByLabel(say("Address of the page"), { exact: true });
  await expect(address).not.toHaveValue("");
  const url = await address.inputValue();
  await expect(page.getByRole("status").filter({ hasText: say("free") })).toBeVisible();
  await page.getByRole("button", { name: say("Open the Space") }).click();
  await expect(page).toHaveURL(at(`/work/${url}/job-posts`));
  return url;
}

/** Fills in what a draft still needs to be published, and waits until it has saved itself. */
export async function writeDraft(page: Page, say: Say, ccnl: string): Promise<void> {
  await page.getByLabel(say("Description"), { exact: true }).fill(aDescription);
  await page.getByRole("combobox", { name: say("Place") }).fill("Geno");
  await page.getByRole("option", { name: /Genova/ }).click();
  await page.getByLabel(say("Gross a year, from"), { exact: true }).fill("38000");
  await page.getByLabel(say("Gross a year, to"), { exact: true }).fill("45000");
  await page.getByRole("combobox", { name: say("Collective agreement (CCNL)") }).click();
  await page.getByRole("option", { name: ccnl }).click();
  await expect(page.getByRole("button", { name: say("Save the draft") })).toBeDisabled({ timeout: 15_000 });
}
