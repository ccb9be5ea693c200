import { randomUUIDv7 } from "node:crypto";
import { maxFilesOwned, type FilePurpose } from "@orbita/contract";
import { StorageUnavailable } from "@orbita/platform";
import type { Ctx, StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { removeObjects } from "./jobs.ts";
import { countFilesOf, insertFiles, markLeaving, type NewFile } from "./queries.ts";
import { visibilityOf } from "./rules.ts";
import type { AcceptedFile } from "./take-file.ts";

/** Prefix of the storage keys of uploaded files. `sweepFiles` lists only this prefix to find objects without a row. */
export const fileFolder = "files/";

const keyOf = (id: string, name: string) => `${fileFolder}${id}/${name}`;

type FileOwner = { ownerId: string; purpose: FilePurpose };

const rowOf = ({ objects, ...taken }: AcceptedFile, { ownerId, purpose }: FileOwner): NewFile => {
  const id = randomUUIDv7();
  const objectKeys = objects.map(({ name }) => keyOf(id, name));
  return { id, ownerId, purpose, visibility: visibilityOf(purpose), ...taken, objectKeys };
};

/**
 * Gives up files after a failure or a duplicate request: marks the rows for deletion and enqueues the removal of their objects.
 * If this fails too, `sweepFiles` removes them.
 */
async function abandon(ctx: StepCtx, rows: readonly NewFile[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await ctx
    .prepare(async ({ tx, enqueue }) => {
      for (const id of await markLeaving(tx, ids, "storing")) await enqueue(removeObjects, { id });
    })
    .catch((error: unknown) => ctx.log.warn({ err: error }, "left to the clean-up"));
}

async function putAll({ platform }: StepCtx, rows: readonly NewFile[], files: readonly AcceptedFile[]): Promise<void> {
  for (const [index, row] of rows.entries())
    for (const { name, bytes } of files[index]!.objects)
      await platform.storage.put(keyOf(row.id, name), bytes, row.type);
}

/**
 * Commits the rows first, then stores the objects, and then calls `settle`: if the process dies, a row shows what to clean up.
 * See docs/adr/0023-files.md.
 */
export async function storeFiles<T>(
  ctx: StepCtx,
  files: readonly AcceptedFile[],
  owned: FileOwner,
  settle: (ctx: Ctx, ids: readonly string[]) => Promise<T>,
): Promise<T> {
  const rows = files.map((file) => rowOf(file, owned));
  await ctx.prepare(async ({ tx }) => {
    if ((await countFilesOf(tx, owned.ownerId)) + rows.length > maxFilesOwned) fail("file.rejected");
    await insertFiles(tx, rows);
  });
  let settled = false;
  try {
    await putAll(ctx, rows, files);
    return await ctx.write(async (inner) => {
      const answer = await settle(
        inner,
        rows.map(({ id }) => id),
      );
      settled = true;
      return answer;
    });
  } catch (error) {
    settled = false;
    if (!(error instanceof StorageUnavailable)) throw error;
    ctx.log.warn({ cause: error.message }, "not stored");
    return fail("file.uploadFailed");
  } finally {
    // If a concurrent request with the same idempotency key was faster, its response and its files count, and the files of this request are
    // discarded.
    if (!settled) await abandon(ctx, rows);
  }
}
