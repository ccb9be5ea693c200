import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** 0 violations in the state that is on the screen now; each is told with the elements that it is about. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
  }));
  expect(found, `axe in the state "${state}"`).toEqual([]);
}
