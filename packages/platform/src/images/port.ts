/** The part of an image to keep, as fractions of its width and height after rotation to upright. */
export type CropArea = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type ImageConversionOptions = {
  /** Widths of the images to make, in pixels, smallest first. */
  readonly sizes: readonly number[];
  /** Width divided by height of the result; null keeps the original ratio. */
  readonly ratio: number | null;
  readonly maxPixels: number;
  /** The part to keep; null keeps the middle. */
  readonly crop: CropArea | null;
};

export type RenderedImage = { readonly width: number; readonly height: number; readonly bytes: Uint8Array };

export type ImageProcessor = {
  /**
   * Rejects images that are too large to open, by reading only the header. Call it before the malware scan, because the scanner
   * opens images too.
   */
  admit: (bytes: Uint8Array, options: Pick<ImageConversionOptions, "maxPixels">) => Promise<void>;
  /** Re-encodes the pixels as WebP and drops everything else in the file. */
  remake: (bytes: Uint8Array, options: ImageConversionOptions) => Promise<readonly RenderedImage[]>;
};

/** Thrown if the file cannot be opened or is incomplete. */
export class ImageDamaged extends Error {}
/** Thrown if the image has too many pixels, or fewer than we show. */
export class ImageUnfit extends Error {}
