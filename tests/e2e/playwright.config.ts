import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import type { Options } from "./support/test.ts";

type Project = NonNullable<PlaywrightTestConfig<Options>["projects"]>[number];

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const formats = { desktop, phone } as const;

/**
 * Tag a journey `@phone` if its screens differ on a phone, or if its result depends on the language. Of the two default
 * combinations the
 * first runs all journeys, the second only these. A combination chosen by name runs all.
 */
const reduced = process.env.E2E_REDUCED;
const selectionOf = (name: string) => (name === reduced ? { grep: /@phone/ } : {});

/** Eight combinations of language, device and colour scheme, each a project that can be run by name. */
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
  // A journey that passes on retry hides a race, so there are no retries; ADR 43 describes what CI does about it.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Long enough for a shared machine; an assertion that holds at once does not wait.
  timeout: 150_000,
  expect: { timeout: 20_000 },
  reporter: "list",
  use: {
    // The journeys of a worker share one browser context, emptied before each of them, so that scripts are downloaded and compiled
    // once per worker instead of once per journey.
    reuseContext: true,
    // axe would measure long animations half-way.
    contextOptions: { reducedMotion: "reduce" },
    timezoneId: "Europe/Rome",
    // Actions, network and console; without screenshots and page snapshots at every action, which cost a tenth of the time of all
    // passing journeys. A failure has its screenshot and the console output; `--trace=on` has the rest.
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
