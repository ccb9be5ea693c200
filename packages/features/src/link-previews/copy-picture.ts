import { randomUUIDv7 } from "node:crypto";
import { fileLimits, linkLimits, maxPixels } from "@orbita/contract";
import { StorageUnavailable, type MadeImage } from "@orbita/platform";
import type { StepCtx } from "../kernel/ctx.ts";
import type { Asked, Shown } from "./queries.ts";

/** All of ours begin so: the clean-up looks nowhere else. */
export const folder = "link-previews/";
const type = "image/webp";

/** The smallest that is worth showing, and the largest that is kept: a card is small, a logo is cut again by its Space. */
const sizes: Record<Asked, readonly [least: number, most: number]> = {
  page: [64, 640],
  site: [fileLimits.spaceLogo.sizes[0], fileLimits.spaceLogo.sizes.at(-1)!],
};

type Copied = Pick<Shown, "image_key" | "image_type" | "image_width" | "image_height">;
const none: Copied = { image_key: null, image_type: null, image_width: null, image_height: null };

type Wanted = { readonly asked: Asked; readonly signal: AbortSignal };

async function make({ platform }: StepCtx, url: string, { asked, signal }: Wanted): Promise<MadeImage> {
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

/** The first that is a picture, made anew from its pixels; none of them is no failure: the words are worth a card. */
export async function copyPicture(ctx: StepCtx, urls: readonly string[], asked: Asked): Promise<Copied> {
  const signal = AbortSignal.timeout(linkLimits.seconds * 1_500);
  for (const url of urls) {
    const made = await make(ctx, url, { asked, signal }).catch((error: unknown) => {
      ctx.log.info({ cause: (error as Error).message }, "no picture of a link");
      return null;
    });
    // A line or a ribbon is a decoration, and no picture of anything.
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
