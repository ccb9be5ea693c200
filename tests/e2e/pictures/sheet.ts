import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import sharp, { type OverlayOptions } from "sharp";

const gap = 24;
const band = 44;
const ground = "#8f8b84";
const thumbWidth = { wide: 1_400, narrow: 600 };
const thumbBytes = 60_000;

const label = (text: string, width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${band}"><text x="4" y="28" font-family="sans-serif" font-size="18" fill="#fff">${text}</text></svg>`,
  );

type LabelledPicture = { picture: Buffer; words: string };
export type ComparisonSheet = { image: Buffer; width: number };

/** Places the design on the left and our screenshot on the right, each under its caption. Without a design, ours is alone. */
export async function composeSheet(design: LabelledPicture | null, ours: LabelledPicture): Promise<ComparisonSheet> {
  const halves = [design, ours].filter((half) => half !== null);
  const sizes = await Promise.all(halves.map(async ({ picture }) => sharp(picture).metadata()));
  const width = sizes.reduce((sum, size) => sum + size.width + gap, gap);
  const height = Math.max(...sizes.map((size) => size.height)) + band + gap;
  let left = gap;
  const parts: OverlayOptions[] = [];
  for (const [index, { picture, words }] of halves.entries()) {
    const own = sizes[index]?.width ?? 0;
    parts.push({ input: label(words, own), left, top: 0 }, { input: picture, left, top: band });
    left += own + gap;
  }
  const canvas = sharp({ create: { width, height, channels: 3, background: ground } });
  return { image: await canvas.composite(parts).png().toBuffer(), width };
}

function write(file: string, content: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** A thumbnail in the best quality that fits into 60 KB, so that it can be committed. */
async function thumbnailOf({ image, width }: ComparisonSheet): Promise<Buffer> {
  const small = sharp(image).resize({
    width: width > 1_500 ? thumbWidth.wide : thumbWidth.narrow,
    withoutEnlargement: true,
  });
  for (const quality of [80, 65, 50, 40, 30, 20]) {
    const jpeg = await small.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= thumbBytes || quality === 20) return jpeg;
  }
  throw new Error("unreachable");
}

export type SheetFolders = { sheets: string; thumbnails: string | null };

export async function writeSheet(
  name: string,
  sheet: ComparisonSheet,
  { sheets, thumbnails }: SheetFolders,
): Promise<string> {
  const file = `${sheets}/${name}.png`;
  write(file, sheet.image);
  if (thumbnails) write(`${thumbnails}/${name}.jpg`, await thumbnailOf(sheet));
  return file;
}

export const hasPicture = (file: string): boolean => existsSync(file);
