import { readFile } from "node:fs/promises";
import type { DrawingElement } from "./share-drawing.ts";

const width = 1_200;
const height = 630;

/** The static font files. Satori supports neither variable fonts nor WOFF2. */
const cuts = [
  {
    name: "Newsreader",
    weight: 400,
    file: import.meta.resolve("@expo-google-fonts/newsreader/400Regular/Newsreader_400Regular.ttf"),
  },
  {
    name: "Instrument Sans",
    weight: 400,
    file: import.meta.resolve("@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf"),
  },
  {
    name: "Instrument Sans",
    weight: 600,
    file: import.meta.resolve("@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf"),
  },
] as const;

/** Loads the drawing libraries with the first image, because most processes draw none and should start fast. */
async function load() {
  const [{ default: satori }, { default: sharp }, ...files] = await Promise.all([
    import("satori"),
    import("sharp"),
    ...cuts.map(({ file }) => readFile(new URL(file))),
  ]);
  const fonts = cuts.map(({ name, weight }, index) => ({ name, weight, data: files[index] as Buffer }));
  return { satori, sharp, fonts };
}
let loaded: ReturnType<typeof load> | undefined;
const tools = () => (loaded ??= load());

/** Draws the image as a PNG. The layout blocks this thread for some tens of milliseconds; rasterizing does not. */
export async function renderShare(drawn: DrawingElement): Promise<Buffer> {
  const { satori, sharp, fonts } = await tools();
  const svg = await satori(drawn as never, { width, height, fonts });
  return await sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}

/** Converts an image to a PNG data URL. Our images are WebP, which SVG renderers do not support. */
export async function asPngUrl(image: ArrayBuffer, side: number): Promise<string> {
  const { sharp } = await tools();
  const png = await sharp(Buffer.from(image)).resize(side, side, { fit: "cover" }).png().toBuffer();
  return `data:image/png;base64,${png.toString("base64")}`;
}
