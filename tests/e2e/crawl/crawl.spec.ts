import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isWholeProof } from "@orbita/testing/proof";
import { expect, test } from "@playwright/test";
import { runFolder } from "../product/folders.ts";
import { product } from "../support/product.ts";
import { crawl } from "./crawl.ts";
import { describeFinding } from "./finding.ts";
import { prepareContext, widths } from "./inspect.ts";
import { readMessageIds } from "./message-ids.ts";
import { roles, signInAs } from "./roles.ts";

const looks = isWholeProof
  ? (["it", "en"] as const).flatMap((language) => (["light", "dark"] as const).map((scheme) => ({ language, scheme })))
  : ([{ language: "it", scheme: "light" }] as const);
/** Fewer pages than this mean that the crawl did not follow the links. */
const pagesMin = 40;

/** What was opened and found so far, in a file of its own. */
function openLog(name: string): (lines: readonly string[]) => void {
  const file = join(runFolder("crawl"), `${name}.log`);
  writeFileSync(file, "");
  return (lines) => appendFileSync(file, `${lines.join("\n")}\n`);
}

for (const { language, scheme } of looks)
  for (const role of roles)
    test(`${role}, ${language}, ${scheme}: every page opens without a defect`, async ({ browser }) => {
      const { origin } = product();
      const context = await browser.newContext({
        viewport: { width: widths[0], height: 900 },
        colorScheme: scheme,
        reducedMotion: "reduce",
        locale: language === "it" ? "it-IT" : "en-GB",
        timezoneId: "Europe/Rome",
        baseURL: origin,
      });
      await prepareContext(context, readMessageIds());
      await signInAs(context, role);
      const begin = Date.now();
      const samples = isWholeProof ? 2 : 1;
      const log = openLog(`${role}-${language}-${scheme}`);
      const options = { context, role, language, origin, samples, dialogs: isWholeProof };
      const { findings, opened } = await crawl({
        ...options,
        onVisit: (address, found) => log([address, ...found.map((one) => `  ${describeFinding(one)}`)]),
      });
      await context.close();
      console.log(`${role}: ${opened.length} pages in ${Math.round((Date.now() - begin) / 1000)} s`);
      expect(findings.map(describeFinding)).toEqual([]);
      expect(opened.length, opened.join("\n")).toBeGreaterThan(pagesMin);
    });
