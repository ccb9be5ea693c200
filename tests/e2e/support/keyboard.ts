import { expect, type Locator, type Page } from "@playwright/test";

const enough = 80;

/** Presses Tab until the thing has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  // Looked up by its role once, not at every key, which on a long text takes longer than the key. A page may draw it anew.
  let element = await target.elementHandle();
  for (let presses = 0; presses < enough; presses += 1) {
    const state = await element?.evaluate((one) => ({ drawn: one.isConnected, met: one === document.activeElement }));
    if (state?.met) return;
    if (!state?.drawn) element = await target.elementHandle();
    else await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${target.toString()}`);
}

/** Goes there by Tab and presses Enter. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}
