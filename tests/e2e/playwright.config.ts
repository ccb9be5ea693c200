import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import type { Options } from "./support/test.ts";

type Project = NonNullable<PlaywrightTestConfig<Options>["projects"]>[number];

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const formats = { desktop, phone } as const;

/**
 * `@phone` at a journey: its screens differ on a phone, or what it proves depends on the language. Of the two usual combinations the
 * first runs all journeys, the second these alone. A combination that is named runs all.
 */
const reduced = process.env.E2E_REDUCED;
const selectionOf = (name: string) => (name === reduced ? { grep: /@phone/ } : {});

/** Eight combinations of language, device and colour scheme, each to be run by its name. */
const projects = (["it", "en"] as const).flatMap((language) =>
  (["desktop", "phone"] as const).flatMap((device) =>
    (["light", "dark"] as const).map((colorScheme): Project => ({
      name: `${language}-${device}-${colorScheme}`,
      ...selectionOf(`${language}-${device}-${colorScheme}`),
      use: { ...formats[device], language, device, colorScheme, locale: language === "it" ? "it-IT" : "en-GB" },
    })),
  ),
);

export default defineConfig<Options>({
  testDir: "journeys",
  globalSetup: "./setup.ts",
  fullyParallel: true,
  workers: 2,
  // A journey that passes at its second try hides a race: it is red here; what CI does about it says ADR 43.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Long enough for a machine that others use too: what is there at once waits for nothing.
  timeout: 150_000,
  expect: { timeout: 20_000 },
  reporter: "list",
  use: {
    // The journeys of a worker share one browser context, emptied before each of them, so that scripts are downloaded and compiled
    // once per worker instead of once per journey.
    reuseContext: true,
    // Long movements would be measured half-way by axe.
    contextOptions: { reducedMotion: "reduce" },
    timezoneId: "Europe/Rome",
    // Acts, network and console; without the film and the pages at every act, which a tenth of the time of all that passes goes
    // into. A failure has its picture and what the page said; `--trace=on` has the rest.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    screenshot: "only-on-failure",
    actionTimeout: 20_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
  projects,
});
