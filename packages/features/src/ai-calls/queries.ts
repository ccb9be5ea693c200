import type { AiDataClass, AiOutcome, AiTask } from "@orbita/contract";
import type { Db, Tx } from "@orbita/db";
import type { FieldRanges } from "@orbita/resume-engine/model";
import { sql } from "kysely";

export type NewAiCall = {
  readonly id: string;
  readonly at: Date;
  readonly task: AiTask;
  readonly userId: string | null;
  readonly spaceId: string | null;
  readonly engine: "onBox" | "model";
  readonly model: string | null;
  readonly dataClasses: readonly AiDataClass[];
  readonly subjectIds: readonly string[];
  readonly people: number;
  readonly outcome: AiOutcome;
  /** Set only when a model call starts: its highest possible cost, and the time at which the reservation of this cost expires. */
  readonly reserved?: { readonly micros: number; readonly until: Date };
};

export async function insertCall(tx: Tx, call: NewAiCall): Promise<void> {
  const { id, at, task, userId, spaceId, engine, model, dataClasses, subjectIds, people, outcome, reserved } = call;
  await tx
    .insertInto("ai_calls")
    .values({
      id,
      at,
      task,
      user_id: userId,
      space_id: spaceId,
      engine,
      model,
      data_classes: [...dataClasses],
      people,
      outcome,
      reserved_micros: reserved?.micros ?? 0,
      expires_at: reserved?.until ?? null,
      ended_at: outcome === "running" ? null : at,
    })
    .execute();
  if (subjectIds.length === 0) return;
  await tx
    .insertInto("ai_call_subjects")
    .values([...new Set(subjectIds)].map((user_id) => ({ user_id, call_id: id })))
    .execute();
}

/** The cache key of what a model read in a CV: the same bytes, prompt and model give the same answer. */
export type CachedReadingKey = { readonly hash: string; readonly prompt: string; readonly model: string };

export async function findRanges(db: Db, { hash, prompt, model }: CachedReadingKey): Promise<FieldRanges | null> {
  const row = await db
    .selectFrom("ai_readings")
    .select("ranges")
    .where("hash", "=", hash)
    .where("prompt", "=", prompt)
    .where("model", "=", model)
    .executeTakeFirst();
  return (row?.ranges as unknown as FieldRanges | undefined) ?? null;
}

/** Caches what a model read in a CV. If two calls read the same CV concurrently, the first result stays. */
export async function saveRanges(tx: Tx, key: CachedReadingKey, ranges: FieldRanges): Promise<void> {
  await tx
    .insertInto("ai_readings")
    .values({ ...key, ranges: sql<string>`${JSON.stringify(ranges)}::jsonb` })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
