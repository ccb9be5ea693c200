import type { BrowserContext, Page } from "@playwright/test";
import type { Finding } from "./finding.ts";
import { bounded, FrozenTab, inspectPage, inspectWidths } from "./inspect.ts";
import { watchPage, type PageWatch } from "./page-watch.ts";

export type Tab = { page: Page; watch: PageWatch };
export type Visit = { findings: Finding[]; links: string[]; landed: string };

const loadMs = 20_000;
const settleMs = 5_000;

export async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  return { page, watch: await watchPage(page) };
}

/** Opens an address by itself, as a bookmark does, until its script works and its data are there. */
export async function load({ page, watch }: Tab, url: string): Promise<number> {
  watch.begin();
  const answer = await bounded(page.goto(url, { waitUntil: "commit", timeout: loadMs }), loadMs + 1_000);
  const isAlive = page.waitForSelector("html[data-alive]", { state: "attached", timeout: loadMs });
  await bounded(isAlive, loadMs + 1_000).catch(async () => bounded(page.evaluate(() => 0)));
  await watch.untilQuiet(settleMs);
  return answer?.status() ?? 0;
}

/** One address: opened, looked at, and resized. A frozen tab is reported and leaves a tab that must be replaced. */
export async function visit(tab: Tab, url: string, address: string): Promise<Visit & { isFrozen: boolean }> {
  const findings: Finding[] = [];
  try {
    const status = await load(tab, url);
    if (status >= 500) findings.push({ kind: "failed page", address, detail: `answered ${status}` });
    const seen = await inspectPage(tab.page, address);
    findings.push(...seen.findings, ...(await inspectWidths(tab.page, address)));
    findings.push(...eventsOf(tab.watch, address));
    return { findings, links: seen.links, landed: tab.page.url(), isFrozen: false };
  } catch (error) {
    if (!(error instanceof FrozenTab)) throw error;
    findings.push({ kind: "frozen tab", address, detail: `${error.message} at ${tab.page.url()}` });
    findings.push(...eventsOf(tab.watch, address));
    return { findings, links: [], landed: url, isFrozen: true };
  }
}

const eventsOf = (watch: PageWatch, address: string): Finding[] => [
  ...watch.consoleLines().map((detail): Finding => ({ kind: "console", address, detail })),
  ...watch.refusedWrites().map((detail): Finding => ({ kind: "unexpected write", address, detail })),
];
