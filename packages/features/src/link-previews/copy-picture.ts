import { randomUUIDv7 } from "node:crypto";
import { fileLimits, linkLimits, maxPixels } from "@orbita/contract";
import { StorageUnavailable, type RenderedImage } from "@orbita/platform";
import type { StepCtx } from "../kernel/ctx.ts";
import type { LinkLookupKind, LinkPreviewContent } from "./queries.ts";

/** Prefix of the storage keys of link preview images. `forgetPreviews` lists only this prefix to find images without a row. */
export const previewFolder = "link-previews/";
const type = "image/webp";

/**
 * Minimum and maximum width of a copied picture, in pixels. A preview card is small; a site's picture becomes a Space's logo,
 * which is cropped again.
 */
const sizes: Record<LinkLookupKind, readonly [least: number, most: number]> = {
  page: [64, 640],
  site: [fileLimits.spaceLogo.sizes[0], fileLimits.spaceLogo.sizes.at(-1)!],
};

type CopiedPicture = Pick<LinkPreviewContent, "image_key" | "image_type" | "image_width" | "image_height">;
const none: CopiedPicture = { image_key: null, image_type: null, image_width: null, image_height: null };

type PictureFetchOptions = { readonly asked: LinkLookupKind; readonly signal: AbortSignal };

async function make(
  { platform }: StepCtx,
  url: string,
  { asked, signal }: PictureFetchOptions,
): Promise<RenderedImage> {
  const { bytes } = await platform.fetcher.get(url, {
    types: [/^image\/[\w.+-]+$/],
    maxBytes: linkLimits.imageBytes,
    longer: "fail",
    accept: "image/webp, image/png, image/jpeg",
    signal,
  });
  const made = await platform.images.remake(bytes, { sizes: sizes[asked], ratio: null, maxPixels, crop: null });
  return made.at(-1)!;
}

/**
 * Copies the first usable picture, re-encoded from its pixels. Finding no picture is not an error: a preview card can consist of
 * text.
 */
export async function copyPicture(
  ctx: StepCtx,
  urls: readonly string[],
  asked: LinkLookupKind,
): Promise<CopiedPicture> {
  const signal = AbortSignal.timeout(linkLimits.seconds * 1_500);
  for (const url of urls) {
    const made = await make(ctx, url, { asked, signal }).catch((error: unknown) => {
      ctx.log.info({ cause: (error as Error).message }, "no picture of a link");
      return null;
    });
    // Skips pictures that are lines or banners, which are decoration.
    if (!made || made.height < 16 || made.width > made.height * 8) continue;
    const key = `${previewFolder}${randomUUIDv7()}.webp`;
    try {
      await ctx.platform.storage.put(key, made.bytes, type);
      return { image_key: key, image_type: type, image_width: made.width, image_height: made.height };
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
      ctx.log.warn({ cause: error.message }, "the picture of a link is not stored");
      return none;
    }
  }
  return none;
}
