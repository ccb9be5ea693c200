import sharp, { type Metadata } from "sharp";
import { createConcurrencyLimiter } from "../passwords/limiter.ts";
import {
  ImageDamaged,
  ImageUnfit,
  type CropArea,
  type ImageProcessor,
  type RenderedImage,
  type ImageConversionOptions,
} from "./port.ts";

// Uses one thread per image and no cache, so that image work leaves the CPU and memory to other requests.
sharp.concurrency(1);
sharp.cache(false);
// libvips can load many formats; only the three loaders below are allowed, to reduce the attack surface.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
});

const longestSeconds = 15;
const quality = 82;

type ImageArea = { left: number; top: number; width: number; height: number };

/** The largest area with the given ratio, centred in the crop. */
function areaOf(image: { width: number; height: number }, crop: CropArea | null, ratio: number): ImageArea {
  const { x, y, width, height } = crop ?? { x: 0, y: 0, width: 1, height: 1 };
  const chosen = { width: width * image.width, height: height * image.height };
  const wide = Math.min(chosen.width, chosen.height * ratio);
  const high = wide / ratio;
  const area = { width: Math.max(1, Math.round(wide)), height: Math.max(1, Math.round(high)) };
  const at = (share: number, whole: number, chosenLength: number, length: number) =>
    Math.min(Math.max(0, Math.round(share * whole + (chosenLength - length) / 2)), whole - length);
  return {
    ...area,
    left: at(x, image.width, chosen.width, area.width),
    top: at(y, image.height, chosen.height, area.height),
  };
}

/** Reads the size of an image from its header, before anything is decompressed. */
async function measure(
  bytes: Uint8Array,
  { maxPixels }: Pick<ImageConversionOptions, "maxPixels">,
): Promise<{ width: number; height: number }> {
  const { width, height, autoOrient }: Metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > maxPixels) throw new ImageUnfit(`${width} × ${height}`);
  return autoOrient;
}

async function make(bytes: Uint8Array, options: ImageConversionOptions): Promise<readonly RenderedImage[]> {
  const { sizes, crop, maxPixels } = options;
  const measured = await measure(bytes, options);
  const area = areaOf(measured, crop, options.ratio ?? measured.width / measured.height);
  const ratio = area.width / area.height;
  if (area.width < sizes[0]!) throw new ImageUnfit(`${area.width} pixels wide`);
  // Never enlarges an image: a requested width above the image's own width is reduced to that width.
  const widths = [...new Set(sizes.map((size) => Math.min(size, area.width)))];
  const largest = widths.at(-1)!;
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" })
    .timeout({ seconds: longestSeconds })
    .autoOrient()
    .extract(area)
    .resize(largest, Math.max(1, Math.round(largest / ratio)), { fit: "fill" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const made: RenderedImage[] = [];
  for (const width of widths) {
    const height = Math.max(1, Math.round(width / ratio));
    const image = sharp(data, { raw }).resize(width, height, { fit: "fill" }).webp({ quality });
    made.push({ width, height, bytes: await image.toBuffer() });
  }
  return made;
}

async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ImageUnfit) throw error;
    throw new ImageDamaged((error as Error).message, { cause: error });
  }
}

type ImageProcessorOptions = { atOnce?: number; waiting?: number; patienceMs?: number };

/**
 * Image processing. It runs in libuv's thread pool, which password hashing and DNS also use, so only one image is processed at a
 * time, with a short queue.
 */
export function createImages({
  atOnce = 1,
  waiting = 30,
  patienceMs = 15_000,
}: ImageProcessorOptions = {}): ImageProcessor {
  const limited = createConcurrencyLimiter({ atOnce, waiting, patienceMs });
  return {
    admit: async (bytes, options) => {
      await told(() => measure(bytes, options));
    },
    remake: (bytes, options) => limited(() => told(() => make(bytes, options))),
  };
}
