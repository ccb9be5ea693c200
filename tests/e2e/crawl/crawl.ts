import type { BrowserContext } from "@playwright/test";
import { isPage, readStaticAddresses, signatureOf } from "./addresses.ts";
import type { CrawlFinding } from "./finding.ts";
import { openDialogs } from "./open-dialogs.ts";
import { spaceOf, type CrawlRole } from "./roles.ts";
import { openTab, visit } from "./visit.ts";

type CrawlOptions = {
  context: BrowserContext;
  role: CrawlRole;
  language: "it" | "en";
  origin: string;
  /** Maximum number of addresses that the crawl opens of each kind of page. */
  samples: number;
  /** Whether to press every button too, and to inspect the menus and dialogs that open. */
  dialogs: boolean;
  /** Whether a narrowed list counts as another page than the whole list. */
  isNarrowingShown: boolean;
  /** Whether the crawl opens the page with this path, without the language's prefix. */
  isOpened: (path: string) => boolean;
  /** True if the crawl opens this kind of page through the client-side router of the previous page, without a page load. */
  isFollowed: (address: string) => boolean;
  /** The window widths at which this kind of page is measured. */
  widthsFor: (address: string) => readonly number[];
  /** Called for each page as soon as it has been inspected, so that an aborted crawl keeps its results. */
  onVisit: (address: string, findings: readonly CrawlFinding[]) => void;
};

export type CrawlResult = { findings: CrawlFinding[]; opened: string[] };

/** Opens every page that a role can reach: all addresses without an id, and from there every link. */
export async function crawl({
  context,
  role,
  language,
  origin,
  samples,
  dialogs,
  isNarrowingShown,
  isOpened,
  isFollowed,
  widthsFor,
  onVisit,
}: CrawlOptions): Promise<CrawlResult> {
  const prefix = language === "it" ? "" : `/${language}`;
  const queue = readStaticAddresses(spaceOf(role))
    .filter(isOpened)
    .map((path) => origin + prefix + (path === "/" && prefix ? "" : path));
  const counts = new Map<string, number>();
  const opened: string[] = [];
  const findings: CrawlFinding[] = [];
  const pressed = new Set<string>();
  const known = new Set<string>();
  let tab = await openTab(context);
  for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
    const address = signatureOf(new URL(url), { isNarrowingShown });
    const count = counts.get(address) ?? 0;
    if (count >= samples || known.has(url)) continue;
    known.add(url);
    counts.set(address, count + 1);
    opened.push(address);
    const before = findings.length;
    const isOpen = tab.page.url().startsWith(origin);
    const seen = await visit(tab, url, {
      address,
      widths: widthsFor(address),
      isFollowed: isFollowed(address) && isOpen,
    });
    findings.push(...seen.findings);
    if (dialogs && !seen.isFrozen) {
      const inside = await openDialogs({ tab, url, address, pressed });
      findings.push(...inside.findings);
      seen.links.push(...inside.links);
      seen.isFrozen = inside.isFrozen;
    }
    onVisit(address, findings.slice(before));
    if (seen.isFrozen) {
      await tab.page.close();
      tab = await openTab(context);
    }
    queue.push(
      ...seen.links
        .filter(
          (link) => isPage(new URL(link), origin, language) && isOpened(new URL(link).pathname.slice(prefix.length)),
        )
        .map((link) => link.split("#")[0] ?? link),
    );
  }
  return { findings, opened };
}
