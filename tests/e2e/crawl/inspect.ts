import { productName } from "@orbita/contract/product";
import type { BrowserContext, Page } from "@playwright/test";
import type { CrawlFinding } from "./finding.ts";

export const widths = [1440, 900, 768, 390, 320] as const;
/** Timeout for a response of the page's script. It is longer than any task of a page on a busy machine; a frozen tab never responds. */
const answerMs = 8_000;

export class FrozenTab extends Error {}

/** Rejects if the tab does not respond in time. */
export async function bounded<T>(call: Promise<T>, ms = answerMs): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new FrozenTab(`no answer within ${ms} ms`)), ms);
  });
  call.catch(() => undefined);
  return Promise.race([call, late]).finally(() => clearTimeout(timer));
}

declare global {
  interface Window {
    crawl: { titles: string[]; ids: ReadonlySet<string>; changedAt: number };
  }
}

/**
 * Prepares every document of the browser context: records all its titles and its last change, and provides the ids of our
 * texts.
 */
export const prepareContext = (context: BrowserContext, messageIds: readonly string[]): Promise<unknown> =>
  context.addInitScript((ids) => {
    const titles: string[] = [];
    window.crawl = { titles, ids: new Set(ids), changedAt: 0 };
    const note = () => {
      window.crawl.changedAt = performance.now();
      if (document.title && titles.at(-1) !== document.title) titles.push(document.title);
    };
    // Prints the cause of an error. When React recovers from an error, it reports another one with the original as its cause,
    // and the browser prints only the reported one.
    addEventListener("error", ({ error }: ErrorEvent) => {
      if (error instanceof Error && error.cause instanceof Error) console.error(error.cause.stack);
    });
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
  }, messageIds);

type PageFacts = { titles: string[]; rawTexts: string[]; links: string[] };

/** Runs in the page. Returns its titles, its links, and texts that are untranslated message ids. */
function readFacts(): PageFacts {
  const isRaw = (text: string) =>
    text.includes("Uncompiled message") || text.split(/[^\w-]+/).some((word) => window.crawl.ids.has(word));
  const rawTexts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue?.trim() ?? "";
    if (text && isRaw(text) && !node.parentElement?.closest("script, style, template")) rawTexts.push(text);
  }
  for (const attribute of ["aria-label", "title", "alt", "placeholder", "content", "aria-description"])
    for (const element of document.querySelectorAll(`[${attribute}]`)) {
      const text = element.getAttribute(attribute) ?? "";
      if (isRaw(text)) rawTexts.push(`${attribute}="${text}"`);
    }
  const titles = [...window.crawl.titles];
  if (titles.at(-1) !== document.title) titles.push(document.title);
  for (const title of titles) if (isRaw(title)) rawTexts.push(`<title>${title}</title>`);
  // Without the links in drawings, which repeat links of the page.
  const anchors = document.querySelectorAll<HTMLAnchorElement>("a[href]:not([download], svg *)");
  const links = [...anchors].map(({ href }) => href);
  return { titles, rawTexts: [...new Set(rawTexts)], links };
}

const isTitled = (title: string): boolean => {
  const own = title.split(" · ").filter((part) => part.trim() !== "" && part !== productName);
  return own.length > 0;
};

/** Checks the titles and texts of the open page. Also returns its links. */
export async function inspectPage(page: Page, address: string): Promise<{ findings: CrawlFinding[]; links: string[] }> {
  const { titles, rawTexts, links } = await bounded(page.evaluate(readFacts));
  const findings: CrawlFinding[] = rawTexts.map((detail) => ({ kind: "raw message id", address, detail }));
  for (const title of new Set(titles))
    if (!isTitled(title)) findings.push({ kind: "title", address, detail: `<title>${title}</title>` });
  return { findings, links };
}

/** Runs in the page, two frames after a resize. Returns the horizontal overflow, and the element that reaches furthest. */
async function measureOverflow(): Promise<string | null> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return null;
  let [furthest, edge] = ["", clientWidth];
  for (const element of document.body.querySelectorAll("*")) {
    const { right, width } = element.getBoundingClientRect();
    if (width === 0 || right <= edge + 0.5) continue;
    [furthest, edge] = [`<${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}">`, right];
  }
  return `${scrollWidth} px wide; furthest ${furthest} ${document.querySelector("h1")?.textContent?.slice(0, 40) ?? ""}`;
}

/** Measures the open page at the given window widths. The next load, or `resetWidth`, returns to the first width. */
export async function inspectWidths(page: Page, address: string, chosen: readonly number[]): Promise<CrawlFinding[]> {
  const findings: CrawlFinding[] = [];
  for (const width of chosen) {
    await setWidth(page, width);
    const detail = await bounded(page.evaluate(measureOverflow));
    if (detail) findings.push({ kind: "sideways scroll", address, detail: `at ${width}: ${detail}` });
  }
  return findings;
}

async function setWidth(page: Page, width: number): Promise<void> {
  if (page.viewportSize()?.width !== width) await bounded(page.setViewportSize({ width, height: 900 }));
}

export const resetWidth = (page: Page): Promise<void> => setWidth(page, widths[0]);
