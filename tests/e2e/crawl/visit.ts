import type { BrowserContext, Page } from "@playwright/test";
import type { CrawlFinding } from "./finding.ts";
import { bounded, FrozenTab, inspectPage, inspectWidths, resetWidth, widths } from "./inspect.ts";
import { watchPage, type PageWatch } from "./page-watch.ts";

export type CrawlTab = { page: Page; watch: PageWatch };
export type PageVisit = { findings: CrawlFinding[]; links: string[]; landed: string };

const loadMs = 20_000;
const aliveMs = 4_000;
const settleMs = 5_000;

export async function openTab(context: BrowserContext): Promise<CrawlTab> {
  const page = await context.newPage();
  return { page, watch: await watchPage(page) };
}

/** Waits until the page is hydrated. Gives up on a page without a script; a tab that does not respond is reported as frozen. */
async function untilAlive(page: Page): Promise<void> {
  for (let waited = 0; waited < loadMs; waited += aliveMs) {
    const alive = page.waitForSelector("html[data-alive]", { state: "attached", timeout: aliveMs });
    if (await bounded(alive, aliveMs + 1_000).catch(() => null)) return;
    await bounded(page.evaluate(() => 0));
  }
}

/** Opens an address directly, as a bookmark does, and waits until it is hydrated and its data is loaded. */
export async function load({ page, watch }: CrawlTab, url: string): Promise<number> {
  await resetWidth(page);
  watch.begin();
  const answer = await bounded(page.goto(url, { waitUntil: "commit", timeout: loadMs }), loadMs + 1_000);
  await untilAlive(page);
  await watch.untilQuiet(settleMs);
  return answer?.status() ?? 0;
}

declare global {
  interface Window {
    /** TanStack Router publishes the router of the open page in this property. */
    __TSR_ROUTER__?: { navigate: (to: { href: string }) => Promise<void> };
  }
}

/** Opens an address from the open page without a page load, as a click on a link does. Loads it if the open page has no router. */
async function follow(tab: CrawlTab, url: string): Promise<number> {
  const { page, watch } = tab;
  await resetWidth(page);
  watch.begin();
  const navigation = page.evaluate(
    async (href) => {
      if (!window.__TSR_ROUTER__) return false;
      window.crawl.changedAt = performance.now();
      await window.__TSR_ROUTER__.navigate({ href });
      // Forgets the titles recorded so far, because until this point the document had the previous page's title.
      window.crawl.titles.length = 0;
      return true;
    },
    url.slice(new URL(url).origin.length),
  );
  if (!(await bounded(navigation, loadMs))) return load(tab, url);
  await watch.untilQuiet(settleMs);
  return 0;
}

type VisitOptions = { address: string; widths?: readonly number[]; isFollowed?: boolean };

/** Opens one address, inspects it and measures it at several widths. A frozen tab is reported, and the caller must replace it. */
export async function visit(
  tab: CrawlTab,
  url: string,
  { address, widths: chosen = widths, isFollowed = false }: VisitOptions,
): Promise<PageVisit & { isFrozen: boolean }> {
  const findings: CrawlFinding[] = [];
  try {
    const status = isFollowed ? await follow(tab, url) : await load(tab, url);
    if (status >= 500) findings.push({ kind: "failed page", address, detail: `answered ${status}` });
    const seen = await inspectPage(tab.page, address);
    findings.push(...seen.findings, ...(await inspectWidths(tab.page, address, chosen)));
    findings.push(...eventsOf(tab.watch, address));
    return { findings, links: seen.links, landed: tab.page.url(), isFrozen: false };
  } catch (error) {
    if (!(error instanceof FrozenTab)) throw error;
    findings.push({ kind: "frozen tab", address, detail: `${error.message} at ${tab.page.url()}` });
    findings.push(...eventsOf(tab.watch, address));
    return { findings, links: [], landed: url, isFrozen: true };
  }
}

const eventsOf = (watch: PageWatch, address: string): CrawlFinding[] => [
  ...watch.consoleLines().map((detail): CrawlFinding => ({ kind: "console", address, detail })),
  ...watch.refusedWrites().map((detail): CrawlFinding => ({ kind: "unexpected write", address, detail })),
];
