import { rmSync } from "node:fs";
import { join } from "node:path";
import { chromium, type BrowserContext, type BrowserContextOptions } from "@playwright/test";
import journeys from "../playwright.config.ts";
import { runFolder } from "../product/folders.ts";

const folder = () => join(runFolder("crawl"), "profiles");

export function clearProfiles(): void {
  rmSync(folder(), { recursive: true, force: true });
}

/**
 * A browser with a profile on disk: its cache has the scripts that an earlier crawl with this profile downloaded and compiled.
 * Cookies and storage of that crawl are removed.
 */
export async function openProfile(name: string, options: BrowserContextOptions): Promise<BrowserContext> {
  const launchOptions = journeys.use?.launchOptions ?? {};
  const context = await chromium.launchPersistentContext(join(folder(), name), { ...launchOptions, ...options });
  const page = context.pages()[0] ?? (await context.newPage());
  const devtools = await context.newCDPSession(page);
  if (options.baseURL)
    await devtools.send("Storage.clearDataForOrigin", { origin: options.baseURL, storageTypes: "all" });
  await context.clearCookies();
  return context;
}
