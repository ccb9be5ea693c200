import { expect, type Locator, type Page } from "@playwright/test";

const enough = 80;

/**
 * Waits until an open dialog has the focus. It takes the focus after it is rendered, and a key pressed before that goes to the
 * page behind it. A drawer that is not modal may leave the focus there.
 */
async function untilDialogHasFocus(page: Page, target: Locator): Promise<void> {
  await page
    .waitForFunction(
      (element) => element?.closest("[role=dialog]")?.contains(document.activeElement) ?? true,
      await target.elementHandle(),
      { timeout: 1_000 },
    )
    .catch(() => undefined);
}

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await untilDialogHasFocus(page, target);
  // Looks the element up once and not at every key, because on a long page a lookup by role takes longer than the key. If the
  // page renders the element again, it is looked up again.
  let element = await target.elementHandle();
  for (let presses = 0; presses < enough; presses += 1) {
    const state = await element?.evaluate((one) => ({ drawn: one.isConnected, met: one === document.activeElement }));
    if (state?.met) return;
    if (!state?.drawn) element = await target.elementHandle();
    else await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${target.toString()}`);
}

/**
 * Presses a key that moves the focus, and waits until it has moved: React may move it in the next frame, and the next key must not
 * be early.
 */
export async function moveFocus(page: Page, key: string): Promise<void> {
  const before = await page.evaluateHandle(() => document.activeElement);
  await page.keyboard.press(key);
  await page.waitForFunction((element) => document.activeElement !== element, before);
}

/** Moves the focus to the element by Tab and presses Enter. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}
