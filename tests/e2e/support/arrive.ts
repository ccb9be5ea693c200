import { expect, type Page } from "@playwright/test";

/**
 * Expects that a navigation within the app has ended: the new heading has the focus, and the title begins with the page's own
 * title.
 */
export async function expectArrived(
  page: Page,
  heading: string | RegExp,
  title: string | RegExp = heading,
): Promise<void> {
  const shown = page.getByRole("heading", { level: 1, name: heading });
  await expect(shown).toBeVisible();
  await expect(shown).toBeFocused();
  await expect(page).toHaveTitle(typeof title === "string" ? new RegExp(`^${RegExp.escape(title)} · Orbita$`) : title);
}
