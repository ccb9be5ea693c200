import { isWholeProof } from "@orbita/testing/proof";
import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import type { FixtureOptions } from "./support/test.ts";

type PlaywrightProject = NonNullable<PlaywrightTestConfig<FixtureOptions>["projects"]>[number];

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const formats = { desktop, phone } as const;

/**
 * Tag a journey `@phone` if its screens differ on a phone, or if its result depends on the language. Of the two default
 * combinations the first runs all journeys, the second only these. A combination chosen by name runs all.
 *
 * Tag a journey `@proof` if it adds a variant, an error or an edge case to another journey, or if the tests of the api and of the web
 * app cover its screens and rules. Only `./orbita prove journeys` runs it, and the workflow on GitHub for each change of main.
 */
const reduced = process.env.E2E_REDUCED;
const selectionOf = (name: string) => (name === reduced ? { grep: /@phone/ } : {});

/** Eight combinations of language, device and colour scheme, each a project that can be run by name. */
const projects = (["it", "en"] as const).flatMap((language) =>
  (["desktop", "phone"] as const).flatMap((device) =>
    (["light", "dark"] as const).map((colorScheme): PlaywrightProject => ({
      name: `${language}-${device}-${colorScheme}`,
      ...selectionOf(`${language}-${device}-${colorScheme}`),
      use: { ...formats[device], language, device, colorScheme, locale: language === "it" ? "it-IT" : "en-GB" },
    })),
  ),
);

export default defineConfig<FixtureOptions>({
  testDir: "journeys",
  ...(!isWholeProof && { grepInvert: /@proof/ }),
  globalSetup: "./setup.ts",
  fullyParallel: true,
  workers: 2,
  // A journey that passes on retry hides a race, so there are no retries; ADR 43 describes what CI does about it.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Timeout of a journey, long enough for a shared machine. An assertion that holds at once does not wait.
  timeout: 150_000,
  expect: { timeout: 20_000 },
  reporter: "list",
  use: {
    // The journeys of a worker share one browser context, emptied before each of them, so that scripts are downloaded and compiled
    // once per worker instead of once per journey.
    reuseContext: true,
    // Animations are off, because axe would measure a long animation half-way.
    contextOptions: { reducedMotion: "reduce" },
    timezoneId: "Europe/Rome",
    // In CI only the second run of a failed journey is traced (core/steps.sh), because recording every passing journey costs time. A
    // failure of the first run has its screenshot and the console output.
    trace: process.env.CI ? "off" : { mode: "retain-on-failure", screenshots: false, snapshots: false },
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
