import axe from "axe-core";
import { isWholeProof } from "@orbita/testing/proof";
import { expect, test, type Page } from "@playwright/test";
import { signatureOf } from "../crawl/addresses.ts";
import { claim } from "./claims.ts";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The accessible name of the modal dialog on top, or nothing. */
const nameOfDialog = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const dialogs = [...document.querySelectorAll("[role=dialog][aria-modal=true]")];
    const dialog = dialogs.findLast((element) => element.checkVisibility());
    const label = dialog?.getAttribute("aria-labelledby")?.split(" ")[0] ?? "";
    return dialog?.getAttribute("aria-label") ?? document.getElementById(label)?.textContent ?? "";
  });

/**
 * Runs axe inside the page, which loads it once per document. A state without a modal dialog is checked as a whole. With a dialog,
 * the page behind it is inert: only the dialog is checked, unless no state of this screen was checked before.
 */
async function violations(page: Page, isNewScreen: boolean) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ values, isWhole }) => {
      // Waits for running animations: a dialog has its name only when it is fully open.
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
      await Promise.allSettled(ending.map(({ finished }) => finished));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const dialogs = [...document.querySelectorAll("[role=dialog][aria-modal=true]")];
      const dialog = dialogs.findLast((element) => element.checkVisibility());
      const { violations: found } = await window.axe.run(isWhole || !dialog ? document : dialog, {
        runOnly: { type: "tag", values },
        resultTypes: ["violations"],
        iframes: false,
      });
      return found.map(({ id, help, nodes }) => ({
        id,
        help,
        at: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
      }));
    },
    { values: tags, isWhole: isNewScreen },
  );
}

/**
 * Expects no accessibility violations in the current state; reports each with its elements. Repeats the check while the page
 * still renders; a violation counts when it lasts for three seconds. `strangers`: the number of third-party frames, whose content
 * is not checked. In CI each screen and each dialog of a combination is checked once, in the first state that a journey checks;
 * `./orbita prove journeys` checks every state.
 */
export async function expectAccessible(page: Page, state: string, { strangers = 0 } = {}): Promise<void> {
  expect(page.frames(), "no frame that axe would not see, but those of strangers").toHaveLength(1 + strangers);
  const screen = `${test.info().project.name} ${signatureOf(new URL(page.url()), { isNarrowingShown: true })}`;
  const dialog = await nameOfDialog(page);
  const isNewScreen = claim("axe", screen);
  if (!isWholeProof && !isNewScreen && !(dialog && claim("axe", `${screen} ${dialog.slice(0, 60)}`))) return;
  const until = Date.now() + 3_000;
  let found = await violations(page, isNewScreen);
  // A loop of our own instead of expect.poll, which can end during a check and then reports no findings.
  while (found.length > 0 && Date.now() < until) {
    await page.waitForTimeout(250);
    found = await violations(page, isNewScreen);
  }
  expect(found, `axe in the state "${state}"`).toEqual([]);
}
