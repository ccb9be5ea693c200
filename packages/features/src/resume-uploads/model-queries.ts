import type { Db, Tx } from "@orbita/db";
import type { Ranges } from "@orbita/resume-engine/model";
import { sql } from "kysely";

/** The cache key: the same bytes, prompt and model give the same answer. */
export type ReadingKey = { readonly hash: string; readonly prompt: string; readonly model: string };

export async function findRanges(db: Db, { hash, prompt, model }: ReadingKey): Promise<Ranges | null> {
  const row = await db
    .selectFrom("ai_readings")
    .select("ranges")
    .where("hash", "=", hash)
    .where("prompt", "=", prompt)
    .where("model", "=", model)
    .executeTakeFirst();
  return (row?.ranges as unknown as Ranges | undefined) ?? null;
}

/** The first write wins: both asked the same question. */
export async function keepRanges(tx: Tx, key: ReadingKey, ranges: Ranges): Promise<void> {
  await tx
    .insertInto("ai_readings")
    .values({ ...key, ranges: sql<string>`${JSON.stringify(ranges)}::jsonb` })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
