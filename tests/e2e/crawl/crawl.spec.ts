import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isWholeProof } from "@orbita/testing/proof";
import { expect, test } from "@playwright/test";
import { runFolder } from "../product/folders.ts";
import { claim } from "../support/claims.ts";
import { product } from "../support/product.ts";
import { crawl } from "./crawl.ts";
import { describeFinding } from "./finding.ts";
import { prepareContext, widths } from "./inspect.ts";
import { readMessageIds } from "./message-ids.ts";
import { openProfile } from "./profile.ts";
import { frameOf, roleGroups, signInAs, type CrawlRole } from "./roles.ts";

const looks = isWholeProof
  ? (["it", "en"] as const).flatMap((language) => (["light", "dark"] as const).map((scheme) => ({ language, scheme })))
  : ([{ language: "it", scheme: "light" }] as const);
/**
 * The minimum number of pages for each role: a crawl that opens fewer did not follow the links. The demo data allows about a
 * tenth more.
 */
const pagesMin: Record<CrawlRole, number> = {
  owner: 60,
  recruiter: 60,
  viewer: 60,
  guest: 35,
  administrator: isWholeProof ? 90 : 35,
  talent: 45,
};

/** Opens a log file; the returned function appends the opened pages and their findings. */
function openLog(name: string): (lines: readonly string[]) => void {
  const file = join(runFolder("crawl"), `${name}.log`);
  writeFileSync(file, "");
  return (lines) => appendFileSync(file, `${lines.join("\n")}\n`);
}

type CrawlVariant = (typeof looks)[number];

async function crawlAs(role: CrawlRole, { language, scheme }: CrawlVariant): Promise<void> {
  const { origin } = product();
  const context = await openProfile(`worker-${test.info().parallelIndex}`, {
    viewport: { width: widths[0], height: 900 },
    colorScheme: scheme,
    reducedMotion: "reduce",
    locale: language === "it" ? "it-IT" : "en-GB",
    timezoneId: "Europe/Rome",
    baseURL: origin,
  });
  try {
    await prepareContext(context, readMessageIds());
    await signInAs(context, role);
    const begin = Date.now();
    const name = `${role}-${language}-${scheme}`;
    const log = openLog(name);
    const { findings, opened } = await crawl({
      context,
      role,
      language,
      origin,
      samples: isWholeProof ? 2 : 1,
      dialogs: isWholeProof,
      isNarrowingShown: isWholeProof,
      // In CI, an administrator opens the back office only, because the owner of a Space sees the same frame around all other pages.
      isOpened: (path) => isWholeProof || role !== "administrator" || path.startsWith("/admin"),
      // In CI, the first role that reaches an address loads it as a bookmark does, and later roles follow a link to it. Guests
      // load every address.
      isFollowed: (address) => !isWholeProof && role !== "guest" && !claim("loads", address.split("?")[0] ?? address),
      widthsFor: (address) =>
        isWholeProof || claim("widths", `${frameOf(role, address)} ${address}`) ? widths : widths.slice(0, 1),
      onVisit: (address, found) => log([address, ...found.map((one) => `  ${describeFinding(one)}`)]),
    });
    console.log(`${role}: ${opened.length} pages in ${Math.round((Date.now() - begin) / 1000)} s`);
    expect(findings.map(describeFinding)).toEqual([]);
    expect(opened.length, opened.join("\n")).toBeGreaterThan(pagesMin[role]);
  } finally {
    await context.close();
  }
}

/** CI skips the recruiter and the viewer: their pages are a part of the owner's pages. */
const isCrawled = (role: CrawlRole): boolean => isWholeProof || (role !== "recruiter" && role !== "viewer");

for (const look of looks)
  for (const group of roleGroups)
    test.describe(() => {
      // The roles of a group run one after the other in one worker; a failing role does not stop the next.
      test.describe.configure({ mode: "default" });
      for (const role of group.filter(isCrawled))
        test(`${role}, ${look.language}, ${look.scheme}: every page opens without a defect`, () => crawlAs(role, look));
    });
