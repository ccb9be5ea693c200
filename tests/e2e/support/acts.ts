import { expect, type Page } from "@playwright/test";
import type { Language, Translate } from "./words.ts";

/** The button that shows for whom the user acts (themselves or a Space) and opens the choice. */
export const actsAs = (page: Page, say: Translate, shown: string) =>
  page.getByRole("button", { name: say("Acting as {shown}", { shown }) }).filter({ visible: true });

export const switchPanel = (page: Page, say: Translate) =>
  page.getByRole("navigation", { name: say("Act as"), exact: true });

/** Creates a Space by its form and waits for its overview; returns the Space's URL. */
export async function openSpace(
  page: Page,
  say: Translate,
  at: (path: string) => string,
  name: string,
): Promise<string> {
  await page.getByLabel(say("Name"), { exact: true }).fill(name);
  const address = page.getByLabel(say("Page address"), { exact: true });
  await expect(address).not.toHaveValue("");
  const url = await address.inputValue();
  await expect(page.getByRole("status").filter({ hasText: say("Available") })).toBeVisible();
  await page.getByRole("button", { name: say("Open your Space") }).click();
  await expect(page).toHaveURL(at(`/work/${url}`));
  return url;
}

/** Chooses an option from a searchable list, by typing the beginning of its name or by opening the list. */
async function choose(page: Page, box: string, option: string | RegExp, typed?: string): Promise<void> {
  const field = page.getByRole("combobox", { name: box, exact: true });
  // Scrolls the field to the centre: a list closes when its field scrolls away, and on a phone the bar at the bottom covers the
  // end of the page.
  await field.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const wanted = page.getByRole("option", { name: option });
  // A list that moves under the pointer can miss the click, so this checks the result and chooses again.
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

/** Fills in the required fields of a draft, except its text. */
export async function writeDraft(page: Page, say: Translate, language: Language): Promise<void> {
  const words = chosen[language];
  await choose(page, say("Contract"), words.contract);
  await choose(page, say("Working hours"), words.time);
  await page.getByLabel(say("Hours per week"), { exact: true }).fill("40");
  await page.getByLabel(say("Minimum gross salary per year"), { exact: true }).fill("38000");
  await choose(page, say("Collective agreement (CCNL)"), words.agreement);
  await choose(page, say("Workplace"), words.work);
  await choose(page, say("Office"), /Genova/, "Geno");
  await choose(page, say("Frequency"), words.travel);
}
