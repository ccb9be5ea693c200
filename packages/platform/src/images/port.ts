/** Shares of the upright image's width and height. */
export type Crop = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type RemakeOptions = {
  /** Widths, the smallest first. */
  readonly sizes: readonly number[];
  /** Width by height of what is made; null: as it came. */
  readonly ratio: number | null;
  readonly maxPixels: number;
  /** Without it the middle. */
  readonly crop: Crop | null;
};

export type MadeImage = { readonly width: number; readonly height: number; readonly bytes: Uint8Array };

export type Images = {
  /** Reads its header alone, and rejects what is too large to be opened by anybody: a scanner opens images too. */
  admit: (bytes: Uint8Array, options: Pick<RemakeOptions, "maxPixels">) => Promise<void>;
  /** New images from the pixels of an old one, as WebP: whatever else was in the file stays behind. */
  remake: (bytes: Uint8Array, options: RemakeOptions) => Promise<readonly MadeImage[]>;
};

/** Not to be opened, or not whole. */
export class ImageDamaged extends Error {}
/** More pixels than anybody needs, or fewer than we show. */
export class ImageUnfit extends Error {}
