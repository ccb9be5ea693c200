import { randomUUIDv7 } from "node:crypto";
import { fileLimits, linkLimits, maxPixels } from "@orbita/contract";
import { StorageUnavailable, type MadeImage } from "@orbita/platform";
import type { StepCtx } from "../kernel/ctx.ts";
import type { LinkLookupKind, LinkPreviewContent } from "./queries.ts";

/** Prefix of all our object keys: the sweep lists nothing else. */
export const folder = "link-previews/";
const type = "image/webp";

/** The minimum and maximum size: a card is small, and a Space crops its logo again. */
const sizes: Record<LinkLookupKind, readonly [least: number, most: number]> = {
  page: [64, 640],
  site: [fileLimits.spaceLogo.sizes[0], fileLimits.spaceLogo.sizes.at(-1)!],
};

type Copied = Pick<LinkPreviewContent, "image_key" | "image_type" | "image_width" | "image_height">;
const none: Copied = { image_key: null, image_type: null, image_width: null, image_height: null };

type PictureFetchOptions = { readonly asked: LinkLookupKind; readonly signal: AbortSignal };

async function make({ platform }: StepCtx, url: string, { asked, signal }: PictureFetchOptions): Promise<MadeImage> {
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

/** The first usable picture, re-encoded from its pixels. No picture is not an error: the text is enough for a card. */
export async function copyPicture(ctx: StepCtx, urls: readonly string[], asked: LinkLookupKind): Promise<Copied> {
  const signal = AbortSignal.timeout(linkLimits.seconds * 1_500);
  for (const url of urls) {
    const made = await make(ctx, url, { asked, signal }).catch((error: unknown) => {
      ctx.log.info({ cause: (error as Error).message }, "no picture of a link");
      return null;
    });
    // Lines and banners are decoration.
    if (!made || made.height < 16 || made.width > made.height * 8) continue;
    const key = `${folder}${randomUUIDv7()}.webp`;
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
