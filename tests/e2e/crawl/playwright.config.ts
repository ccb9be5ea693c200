import { isWholeProof } from "@orbita/testing/proof";
import { defineConfig } from "@playwright/test";
import journeys from "../playwright.config.ts";

/**
 * The full crawl covers both languages, both colour schemes and the dialogs. In CI the crawl opens one page of each kind, in Italian
 * and the light scheme, without dialogs and without two of the roles.
 */

export default defineConfig({
  testDir: ".",
  globalSetup: "./setup.ts",
  outputDir: "../test-results/crawl",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: isWholeProof ? 60 * 60_000 : 15 * 60_000,
  reporter: "list",
  use: { launchOptions: journeys.use?.launchOptions ?? {}, screenshot: "off", trace: "off" },
});
