import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { repository, runFolder } from "../product/folders.ts";
import { startProduct } from "../product/product.ts";
import type { Language } from "../support/words.ts";
import { photograph, type ScreenshotFormat } from "./camera.ts";
import { plantDemo } from "./demo.ts";
import { startDevelopment } from "./development.ts";
import { composeSheet, hasPicture, writeSheet } from "./sheet.ts";
import type { Shot } from "./shot.ts";
import { shots } from "./shots.ts";

/**
 * `./orbita pictures [screen…] [--design <folder>] [--en] [--all] [--keep]` draws one comparison sheet per screen: the design mock-up beside
 * our screenshot.
 * - The mock-ups are in the folder of `--design` or ORBITA_DESIGN.
 * - `--en` adds our screenshots in English, `--all` also the dark scheme at every width.
 * - `--keep` writes thumbnails to docs/pictures.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    design: { type: "string", default: process.env.ORBITA_DESIGN ?? "" },
    en: { type: "boolean", default: false },
    all: { type: "boolean", default: false },
    keep: { type: "boolean", default: false },
  },
});

const wanted = shots.filter(({ screen, name }) => {
  if (positionals.length === 0) return true;
  return positionals.some((start) => (name ?? screen).startsWith(start));
});

const suffix = ({ width, scheme }: Pick<ScreenshotFormat, "width" | "scheme">) =>
  `${width}${scheme === "dark" ? "-dark" : ""}`;
const designOf = (shot: Shot, frame: Pick<ScreenshotFormat, "width" | "scheme">) =>
  join(values.design, `${shot.screen}-${suffix(frame)}.png`);

async function framesOf(shot: Shot): Promise<ScreenshotFormat[]> {
  const languages: Language[] = values.en || values.all || shot.screen.endsWith("-en") ? ["it", "en"] : ["it"];
  const frames: ScreenshotFormat[] = [];
  for (const width of shot.widths ?? ([1440, 390] as const))
    // The design has dark mock-ups only for wide pages.
    for (const scheme of values.all || (shot.dark && width === 1440)
      ? (["light", "dark"] as const)
      : (["light"] as const))
      for (const language of languages) {
        const design = designOf(shot, { width, scheme });
        const { height } =
          values.design && hasPicture(design)
            ? await sharp(readFileSync(design)).metadata()
            : { height: width === 390 ? 844 : 1_000 };
        frames.push({ width, scheme, language, height: Math.min(height, 2_400) });
      }
  return frames;
}

const { product, stop } = await startProduct();
process.env.E2E_PRODUCT = JSON.stringify(product);
const stops = [stop];
let developing: ReturnType<typeof startDevelopment> | undefined;
async function development(): Promise<string> {
  developing ??= startDevelopment(product);
  const server = await developing;
  stops.push(server.stop);
  return server.origin;
}
try {
  await plantDemo(product);
  // The product restricts sharp to the image formats of uploads; here text and covers are drawn too.
  sharp.unblock({ operation: ["VipsForeignLoad"] });
  // Chromium options without font hinting, like the pictures of the design: hinting makes small text run together.
  const quiet = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"];
  const args = [...quiet, "--font-render-hinting=none"];
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium", args });
  stops.push(() => browser.close());
  const places = {
    sheets: join(runFolder(".."), "pictures"),
    thumbnails: values.keep ? join(repository, "docs/pictures") : null,
  };
  for (const shot of wanted)
    for (const frame of await framesOf(shot)) {
      const name = [shot.name ?? shot.screen, suffix(frame), ...(frame.language === "en" ? ["en"] : [])].join("-");
      const design = designOf(shot, frame);
      const ours = {
        picture: await photograph({ browser, product, development }, shot, frame),
        words: `ours: ${name}`,
      };
      const drawn =
        values.design && hasPicture(design) ? { picture: readFileSync(design), words: `design: ${shot.screen}` } : null;
      console.log(await writeSheet(name, await composeSheet(drawn, ours), places));
    }
} finally {
  for (const end of stops.toReversed()) await end();
}
