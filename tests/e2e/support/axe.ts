import axe from "axe-core";
import { expect, type Page } from "@playwright/test";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** axe runs in the page itself, once a document: by a page beside it, which frames would need, each state costs a second more. */
async function violations(page: Page) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async (values) => {
    // What is still coming in is not the state that is meant: a dialog has its name when it stands.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { violations: found } = await window.axe.run({
      runOnly: { type: "tag", values },
      resultTypes: ["violations"],
      iframes: false,
    });
    return found.map(({ id, help, nodes }) => ({
      id,
      help,
      at: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
    }));
  }, tags);
}

/**
 * 0 violations in the state that is on the screen now; each is told with the elements that it is about. What lasts is judged: a
 * page that is still being put together is looked at again, and what breaks a rule for three seconds breaks it. `strangers`: how
 * many frames are somebody else's, whose insides are theirs.
 */
export async function expectAccessible(page: Page, state: string, { strangers = 0 } = {}): Promise<void> {
  expect(page.frames(), "no frame that axe would not see, but those of strangers").toHaveLength(1 + strangers);
  const until = Date.now() + 3_000;
  let found = await violations(page);
  // Not by expect.poll, which ends in the midst of a look, and then tells nothing of what was found.
  while (found.length > 0 && Date.now() < until) {
    await page.waitForTimeout(250);
    found = await violations(page);
  }
  expect(found, `axe in the state "${state}"`).toEqual([]);
}
