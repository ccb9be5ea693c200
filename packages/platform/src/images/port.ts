/** Fractions of the width and height of the upright image. */
export type Crop = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type RemakeOptions = {
  /** Widths in pixels, smallest first. */
  readonly sizes: readonly number[];
  /** Width divided by height of the result; null keeps the original ratio. */
  readonly ratio: number | null;
  readonly maxPixels: number;
  /** Null crops the middle. */
  readonly crop: Crop | null;
};

export type MadeImage = { readonly width: number; readonly height: number; readonly bytes: Uint8Array };

export type Images = {
  /**
   * Reads only the header and rejects images that are too large to open. Call it before the malware scan, because the scanner
   * opens images too.
   */
  admit: (bytes: Uint8Array, options: Pick<RemakeOptions, "maxPixels">) => Promise<void>;
  /** Re-encodes the pixels as WebP and drops everything else in the file. */
  remake: (bytes: Uint8Array, options: RemakeOptions) => Promise<readonly MadeImage[]>;
};

/** The file cannot be opened or is incomplete. */
export class ImageDamaged extends Error {}
/** The image has too many pixels, or fewer than we show. */
export class ImageUnfit extends Error {}
