import type { CrawlFinding } from "./finding.ts";
import { bounded, FrozenTab, inspectPage, inspectWidths, resetWidth } from "./inspect.ts";
import { load, type CrawlTab } from "./visit.ts";

type OpenDialogsOptions = { tab: CrawlTab; url: string; address: string; pressed: Set<string> };
type DialogCrawlResult = { findings: CrawlFinding[]; links: string[]; isFrozen: boolean };

/** Maximum number of similar buttons of a page that the crawl presses, because each row of a list repeats its buttons. */
const likeMax = 2;

/** Runs in the page. Returns the keys of all enabled buttons, in order, and marks the wanted button. */
function findButtons(wanted: string | null): string[] {
  const keys: string[] = [];
  const selector = "button, summary, [role=tab], [role=menuitem], [role=option]";
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    delete element.dataset["crawl"];
    if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(":disabled, [aria-disabled=true]"))
      continue;
    if (element.closest("[inert]")) continue;
    const name = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().replaceAll(/[\d.,]+/g, "#");
    const place = element.closest("[role=dialog]") ? "dialog" : element.closest("header, nav") ? "frame" : "page";
    const like = `${element.className}<${element.parentElement?.className ?? ""}`;
    const key = JSON.stringify([place, element.getAttribute("role") ?? element.tagName, name.slice(0, 60), like]);
    if (key === wanted && !keys.includes(key)) element.dataset["crawl"] = "now";
    keys.push(key);
  }
  return keys;
}

const isOpen = () =>
  [...document.querySelectorAll("[role=dialog], [role=menu], [role=listbox], dialog[open]")].some((element) =>
    (element as HTMLElement).checkVisibility(),
  );

/**
 * Presses the buttons of the open page, each once and at most `likeMax` similar ones, and inspects the menus and dialogs that open.
 * The tab refuses writes that are not on the allow-list (writes.ts).
 */
export async function openDialogs({ tab, url, address, pressed }: OpenDialogsOptions): Promise<DialogCrawlResult> {
  const findings: CrawlFinding[] = [];
  const links: string[] = [];
  const likes = new Map<string, number>();
  const { page, watch } = tab;

  async function press(path: readonly string[]): Promise<void> {
    for (const key of path) {
      await bounded(page.evaluate(findButtons, key));
      await bounded(page.click("[data-crawl=now]", { timeout: 1_500, noWaitAfter: true }).catch(() => undefined));
      await watch.untilQuiet(2_000);
    }
    const at = `${address} → ${path.map((key) => (JSON.parse(key) as string[])[2]).join(" → ")}`;
    const seen = await inspectPage(page, at);
    links.push(...seen.links);
    findings.push(...seen.findings);
    const opened = await bounded(page.evaluate(isOpen));
    if (opened) findings.push(...(await inspectWidths(page, at, [1440, 390, 320])));
    await resetWidth(page);
    findings.push(...watch.consoleLines().map((detail): CrawlFinding => ({ kind: "console", address: at, detail })));
    watch.begin();
    if (opened && path.length < 3)
      for (const key of await wanted(["dialog", "page"], path)) await again(() => press([...path, key]), path);
  }

  async function wanted(places: readonly string[], path: readonly string[]): Promise<string[]> {
    const keys = [...new Set(await bounded(page.evaluate(findButtons, null)))];
    return keys.filter((key) => {
      const [place = "", , name = "", like = ""] = JSON.parse(key) as string[];
      if (!places.includes(place)) return false;
      const once = place === "frame" ? `frame ${name}` : `${address} ${key}`;
      const alike = `${path.join()} ${place} ${like}`;
      if (pressed.has(once) || (likes.get(alike) ?? 0) >= likeMax) return false;
      pressed.add(once);
      likes.set(alike, (likes.get(alike) ?? 0) + 1);
      return true;
    });
  }

  /** Returns the tab to the initial page, unless that is still open and unchanged, then runs the next action. */
  async function again(act: () => Promise<void>, path: readonly string[]): Promise<void> {
    if (path.length > 0 || page.url() !== url || (await isChanged())) await load(tab, url);
    await act();
  }
  async function isChanged(): Promise<boolean> {
    if (!(await bounded(page.evaluate(isOpen)))) return false;
    await page.keyboard.press("Escape");
    return bounded(page.evaluate(isOpen));
  }

  try {
    await resetWidth(page);
    for (const key of await wanted(["frame", "page", "dialog"], [])) await again(() => press([key]), []);
    return { findings, links, isFrozen: false };
  } catch (error) {
    if (!(error instanceof FrozenTab)) throw error;
    findings.push({ kind: "frozen tab", address, detail: `${error.message} after a button was pressed` });
    return { findings, links, isFrozen: true };
  }
}
