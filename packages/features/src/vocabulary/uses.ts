import type { VocabularyUse as WhereUsed } from "@orbita/contract";
import type { Db, Tx } from "@orbita/db";
import { sql, type RawBuilder } from "kysely";
import type { VocabularyReferenceColumn } from "../kernel/vocabulary-use.ts";
import type { Routine, WorkWriteCtx } from "../kernel/work.ts";
import { announceVocabulary } from "./events.ts";
import { saveUsed } from "./queries.ts";

type VocabularyReferenceColumns = readonly VocabularyReferenceColumn[];
/** The ids of the rows that a merge moved, by the name of the registered use (a column that holds codes). */
export type MovedRowIds = Readonly<Record<string, readonly string[]>>;

const samples = 5;
/** SQL for a column that holds codes. It is an expression if the rows are parts of another object. */
const part = (named: string | RawBuilder<unknown>) => (typeof named === "string" ? sql.ref(named) : named);

/** Counts how often each code is used, whether or not the using object is visible. Without `codes`, counts all codes. */
export async function countUses(
  db: Db,
  uses: VocabularyReferenceColumns,
  codes?: readonly string[],
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { table, column } of uses) {
    const at = sql.ref(column);
    const { rows } = await sql<{ code: string; count: number }>`
      select ${at} as code, count(*)::integer from ${sql.table(table)}
      where ${codes ? sql`${at} = any (${codes}::text[])` : sql`${at} is not null`} group by ${at}`.execute(db);
    for (const { code, count } of rows) counts.set(code, (counts.get(code) ?? 0) + count);
  }
  return counts;
}

export async function findUses(db: Db, uses: VocabularyReferenceColumns, code: string): Promise<WhereUsed[]> {
  const found: WhereUsed[] = [];
  for (const { name, table, column, key, label, spaceId } of uses) {
    const { rows } = await sql<{ id: string; name: string; spaceId: string | null; count: number }>`
      select ${sql.ref(key)}::text as id, coalesce(${part(label)}::text, '') as name, ${spaceId ? sql`${part(spaceId)}::text` : sql`null`} as "spaceId",
        (count(*) over ())::integer as count
      from ${sql.table(table)} where ${sql.ref(column)} = ${code} order by ${sql.ref(key)} desc limit ${samples}`.execute(
      db,
    );
    if (rows[0])
      found.push({ use: name, count: rows[0].count, samples: rows.map(({ count: _, ...sample }) => sample) });
  }
  return found;
}

type RewriteStep = { from: readonly string[]; to: string; only?: readonly string[] };

/**
 * Sets another code in the rows of a use (a column that holds codes). The update increments the version of the rows even if the code stays the same,
 * so that the index sees the change.
 */
async function rewrite(
  tx: Tx,
  { table, column, key }: VocabularyReferenceColumn,
  { from, to, only }: RewriteStep,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update ${sql.table(table)} set ${sql.ref(column)} = ${to} where ${sql.ref(column)} = any (${from}::text[])
    ${only ? sql`and ${sql.ref(key)}::text = any (${only}::text[])` : sql``} returning ${sql.ref(key)}::text as id`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

type VocabularyWriteCtx = Parameters<VocabularyReferenceColumn["changed"]>[0];

export async function moveUses(
  ctx: VocabularyWriteCtx,
  uses: VocabularyReferenceColumns,
  from: string,
  to: string,
): Promise<MovedRowIds> {
  const moved: Record<string, readonly string[]> = {};
  for (const use of uses) {
    const ids = await rewrite(ctx.tx, use, { from: [from], to });
    if (ids.length > 0) await use.changed(ctx, ids);
    if (ids.length > 0) moved[use.name] = ids;
  }
  return moved;
}

/** Moves rows back to their code before a merge: only rows that still have the code that the merge gave them, so that later choices of users stay. */
export async function moveBack(
  ctx: VocabularyWriteCtx,
  uses: VocabularyReferenceColumns,
  { moved, from, to }: { moved: MovedRowIds; from: readonly string[]; to: string },
): Promise<void> {
  for (const use of uses) {
    const ids = await rewrite(ctx.tx, use, { from, to, only: moved[use.name] ?? [] });
    if (ids.length > 0) await use.changed(ctx, ids);
  }
}

/** Updates all rows that use an entry, because their search documents contain the entry's name. */
export const touchUses = (ctx: VocabularyWriteCtx, uses: VocabularyReferenceColumns, code: string) =>
  moveUses(ctx, uses, code, code);

/** Counts how often each value list entry is used, and updates the index where the count changed. */
async function countVocabulary(ctx: WorkWriteCtx, uses: readonly VocabularyReferenceColumn[]): Promise<number> {
  const changed = await saveUsed(ctx.tx, await countUses(ctx.tx, uses));
  await announceVocabulary(ctx.tell, changed);
  return changed.length;
}

export const vocabularyRoutines = (uses: readonly VocabularyReferenceColumn[]): readonly Routine[] => [
  {
    name: "vocabulary.count",
    cron: "*/10 * * * *",
    run: async ({ write }) => {
      await write("counted", (ctx) => countVocabulary(ctx, uses));
    },
  },
];
