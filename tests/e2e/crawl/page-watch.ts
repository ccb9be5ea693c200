import { basePath } from "@orbita/contract/product";
import type { Page, Request } from "@playwright/test";
import { bounded } from "./inspect.ts";
import { refuseWrites } from "./refuse-writes.ts";

/** Records what happens in one browser tab after the last call of `begin`. */
export type PageWatch = {
  begin: () => void;
  /** Lines of console errors, console warnings and exceptions. */
  consoleLines: () => string[];
  /** Writes that the crawl refused. */
  refusedWrites: () => string[];
  /**
   * Resolves when the page shows its heading and is quiet: for a moment it has loaded no data and no script, and has not changed
   * its elements.
   */
  untilQuiet: (limitMs: number) => Promise<void>;
};

const quietMs = 120;

/**
 * Runs in the page. Returns for how many milliseconds the page has shown a heading and not changed; 0 without a heading, because its route is
 * still loading.
 */
const readQuietMs = (): number => (document.querySelector("h1") ? performance.now() - window.crawl.changedAt : 0);

/** Records the console output of a tab, and refuses the tab's writes. */
export async function watchPage(page: Page): Promise<PageWatch> {
  let lines: string[] = [];
  let refused: string[] = [];
  const refusedUrls = new Set<string>();
  const open = new Set<Request>();
  let lastChange = Date.now();

  page.on("console", (message) => {
    const type = message.type();
    if (type !== "error" && type !== "warning") return;
    const { url } = message.location();
    // Ignores the browser's own console line about a request that the crawl refused.
    if (refusedUrls.has(url) && message.text().startsWith("Failed to load resource")) return;
    lines.push(
      `${type}: ${message.text().split("\n").slice(0, 4).join(" ")}${url ? ` (${new URL(url, page.url()).pathname})` : ""}`,
    );
  });
  page.on("pageerror", (error) => void lines.push(`exception: ${error.message}`));
  page.on("dialog", (dialog) => void dialog.accept().catch(() => undefined));
  const isContent = (request: Request) => request.url().includes(basePath) || request.resourceType() === "script";
  const track = (request: Request, isOpen: boolean) => {
    if (!isContent(request)) return;
    lastChange = Date.now();
    if (isOpen) open.add(request);
    else open.delete(request);
  };
  page.on("request", (request) => track(request, true));
  page.on("requestfinished", (request) => track(request, false));
  page.on("requestfailed", (request) => track(request, false));

  await refuseWrites(page, ({ method, url }) => {
    refusedUrls.add(url);
    refused.push(`${method} ${new URL(url).pathname.slice(basePath.length)}`);
  });

  return {
    begin: () => {
      [lines, refused] = [[], []];
      open.clear();
      lastChange = Date.now();
    },
    consoleLines: () => [...new Set(lines)],
    refusedWrites: () => [...new Set(refused)],
    untilQuiet: async (limitMs) => {
      const deadline = Date.now() + limitMs;
      const isQuiet = async () =>
        open.size === 0 && Date.now() - lastChange >= quietMs && (await bounded(page.evaluate(readQuietMs))) >= quietMs;
      while (Date.now() < deadline && !(await isQuiet())) await new Promise((resolve) => setTimeout(resolve, 30));
    },
  };
}
