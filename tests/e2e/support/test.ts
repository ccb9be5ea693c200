import { expect, test as base, type BrowserContext, type Page } from "@playwright/test";
import { patient } from "./alive.ts";
import { product } from "./product.ts";
import { createWatch, type ProblemWatch } from "./watch.ts";
import { wordsOf, type Language, type Translate } from "./words.ts";

export type FixtureOptions = { language: Language; device: "desktop" | "phone" };

type TestFixtures = {
  say: Translate;
  /** Returns the full address of a path of the product, in the journey's language. */
  at: (path: string) => string;
  watch: ProblemWatch;
  /** Opens a page in the browser of another user. */
  elsewhere: () => Promise<Page>;
};

type WorkerFixtures = {
  /**
   * Browser contexts of other users that earlier journeys of this worker used. They are reused, because their cache has the
   * scripts.
   */
  spareContexts: BrowserContext[];
};

/** Empties a browser context between journeys, as Playwright does with its own (`reuseContext`): only the cache stays. */
async function emptyContext(context: BrowserContext): Promise<void> {
  context.removeAllListeners("page");
  for (const page of context.pages()) await page.close();
  await context.unrouteAll();
  await context.clearPermissions();
  await context.setStorageState({ cookies: [], origins: [] });
}

export const test = base.extend<FixtureOptions & TestFixtures, WorkerFixtures>({
  language: ["it", { option: true }],
  device: ["desktop", { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its first argument
  baseURL: async ({}, give) => give(product().origin),
  say: async ({ language }, give) => give(wordsOf(language)),
  at: async ({ language }, give) => give((path) => (language === "it" ? path : `/en${path === "/" ? "" : path}`)),
  page: async ({ page }, give) => {
    await give(patient(page));
    // The context is reused, but each journey gets a new tab, which has no history, session storage or DevTools sessions of
    // another journey.
    await page.close();
  },
  watch: [
    async ({ context }, give) => {
      const watch = createWatch();
      watch.on(context);
      await give(watch);
      expect(watch.problems, "console errors and failed requests that were not meant").toEqual([]);
    },
    { auto: true },
  ],
  elsewhere: async (
    { browser, spareContexts, watch, contextOptions, baseURL, viewport, isMobile, hasTouch, colorScheme, locale },
    give,
  ) => {
    const opened: BrowserContext[] = [];
    await give(async () => {
      const options = { ...contextOptions, viewport, isMobile, hasTouch, colorScheme, ...(locale && { locale }) };
      const context = spareContexts.pop() ?? (await browser.newContext({ ...options, ...(baseURL && { baseURL }) }));
      opened.push(context);
      watch.on(context);
      return patient(await context.newPage());
    });
    for (const context of opened) {
      await emptyContext(context);
      spareContexts.push(context);
    }
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its first argument
  spareContexts: [async ({}, give) => give([]), { scope: "worker" }],
});

export { expect };
