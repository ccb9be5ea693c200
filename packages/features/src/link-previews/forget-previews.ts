import { linkLimits } from "@orbita/contract";
import type { Routine, WorkCtx } from "../kernel/work.ts";
import { previewFolder } from "./copy-picture.ts";
import { forgetUnused, unknownPictures } from "./queries.ts";

type PreviewSweepCtx = Pick<WorkCtx, "db" | "now" | "log" | "storage" | "write">;

const batch = 200;
/** Age at which a failed lookup is deleted. Lookups are retried after half an hour, so an older failure is useless. */
const failedHours = 24;
/**
 * Minimum age of a picture without a row before it is deleted. No lookup takes that long, so a younger picture may still get its
 * row.
 */
const pictureMinutes = 60;

async function removeStrays({ db, storage, now, log }: PreviewSweepCtx): Promise<void> {
  const before = now.getTime() - pictureMinutes * 60_000;
  for await (const page of storage.list(previewFolder)) {
    const old = page.filter(({ modified }) => modified.getTime() <= before).map(({ key }) => key);
    const strays = await unknownPictures(db, old);
    if (strays.length === 0) continue;
    log.info({ strays: strays.length }, "pictures of links that nothing shows");
    await storage.remove(strays);
  }
}

/** Deletes previews that no post shows after a week, failures after a day, and then pictures without a row, left by crashes. */
export async function forgetPreviews(ctx: PreviewSweepCtx): Promise<void> {
  const hoursAgo = (hours: number) => new Date(ctx.now.getTime() - hours * 3_600_000);
  const before = { shown: hoursAgo(linkLimits.keptHours), failed: hoursAgo(failedHours) };
  for (;;) {
    const { forgotten, keys } = await ctx.write("nobody shows it", ({ tx }) => forgetUnused(tx, before, batch));
    // Rows are deleted first, so that no row points at a missing picture.
    if (keys.length > 0) await ctx.storage.remove(keys);
    if (forgotten < batch) break;
  }
  await removeStrays(ctx);
}

export const linkPreviewRoutines: readonly Routine[] = [
  { name: "linkPreviews.forget", cron: "50 3 * * *", run: (ctx) => forgetPreviews(ctx) },
];
