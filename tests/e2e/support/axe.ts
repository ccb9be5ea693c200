import axe from "axe-core";
import { expect, type Page } from "@playwright/test";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * 0 violations in the state that is on the screen now; each is told with the elements that it is about.
 * axe runs in the page itself, once a document: by a page beside it, which frames would need, each state costs a second more.
 */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  expect(page.frames(), "no frame that axe would not see").toHaveLength(1);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (values) => {
    // What is still coming in is not the state that is meant: a dialog has its name when it stands.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { violations } = await window.axe.run({ runOnly: { type: "tag", values }, resultTypes: ["violations"] });
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      at: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
    }));
  }, tags);
  expect(found, `axe in the state "${state}"`).toEqual([]);
}
