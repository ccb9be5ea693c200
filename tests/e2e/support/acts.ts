import { expect, type Page } from "@playwright/test";
import type { Language, Say } from "./words.ts";

/** The button that shows the current context and opens the context switch. */
export const actsAs = (page: Page, say: Say, shown: string) =>
  page.getByRole("button", { name: say("Act as: {shown}", { shown }) }).filter({ visible: true });

export const switchPanel = (page: Page, say: Say) => page.getByRole("navigation", { name: say("Act as"), exact: true });

/** Creates a Space by its form; ends at its overview. */
export async function openSpace(page: Page, say: Say, at: (path: string) => string, name: string): Promise<string> {
  await page.getByLabel(say("Name"), { exact: true }).fill(name);
  const address = page.getByLabel(say("Address of the page"), { exact: true });
  await expect(address).not.toHaveValue("");
  const url = await address.inputValue();
  await expect(page.getByRole("status").filter({ hasText: say("free") })).toBeVisible();
  await page.getByRole("button", { name: say("Open the Space") }).click();
  await expect(page).toHaveURL(at(`/work/${url}`));
  return url;
}

/** Chooses from a searchable list: by the beginning of a name, or by opening it. */
async function choose(page: Page, box: string, option: string | RegExp, typed?: string): Promise<void> {
  const field = page.getByRole("combobox", { name: box, exact: true });
  // A list closes when its field scrolls away, and on a phone the bar at the bottom covers the end of the page.
  await field.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const wanted = page.getByRole("option", { name: option });
  // A list that moves under the pointer can miss the click: checks the result, and chooses again.
  await expect(async () => {
    if (!(await wanted.isVisible())) await (typed === undefined ? field.click() : field.fill(typed));
    await wanted.click({ timeout: 8_000 });
    await expect(field).toHaveValue(new RegExp(option), { timeout: 1_000 });
  }).toPass({ timeout: 45_000 });
}

const chosen = {
  it: {
    contract: "Tempo indeterminato",
    time: "Tempo pieno",
    work: "In sede",
    travel: "Nessuna trasferta",
    agreement: "Metalmeccanico industria",
  },
  en: {
    contract: "Permanent",
    time: "Full-time",
    work: "On site",
    travel: "No travel",
    agreement: "Metalworking, industry",
  },
};

/** Fills in the required fields of a draft besides its text. */
export async function writeDraft(page: Page, say: Say, language: Language): Promise<void> {
  const words = chosen[language];
  await choose(page, say("Contract"), words.contract);
  await choose(page, say("Working time"), words.time);
  await page.getByLabel(say("Hours a week"), { exact: true }).fill("40");
  await page.getByLabel(say("Gross a year, from"), { exact: true }).fill("38000");
  await choose(page, say("Collective agreement (CCNL)"), words.agreement);
  await choose(page, say("How one works"), words.work);
  await choose(page, say("Office"), /Genova/, "Geno");
  await choose(page, say("How often"), words.travel);
}
