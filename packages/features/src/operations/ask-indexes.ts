import type { IndexState } from "@orbita/contract";
import { perDatabase } from "@orbita/db";
import { countDocuments } from "@orbita/platform";
import type { ReadCtx } from "../kernel/ctx.ts";
import type { IndexSource } from "../kernel/index-source.ts";
import { findBuilding } from "./queries.ts";

const patienceMs = 1_500;
/** Cache lifetime of the index sizes. Counting a million people is slow, and a recent number is good enough. */
const keptMs = 10_000;

const counted = perDatabase(() => new Map<string, { at: number; rows: Promise<number> }>());

function rowsOf(ctx: ReadCtx, { definition, count }: IndexSource): Promise<number> {
  const kept = counted(ctx.tx);
  const known = kept.get(definition.name);
  if (known && performance.now() - known.at < keptMs) return known.rows;
  const rows = count(ctx.tx, ctx.now);
  kept.set(definition.name, { at: performance.now(), rows });
  rows.catch(() => kept.delete(definition.name));
  return rows;
}

export async function askIndexes(ctx: ReadCtx, sources: readonly IndexSource[]): Promise<IndexState[]> {
  const building = await findBuilding(ctx.tx);
  return Promise.all(
    sources.map(async (source) => {
      const { name } = source.definition;
      const [rows, documents] = await Promise.all([
        rowsOf(ctx, source),
        countDocuments(ctx.search, name, patienceMs).catch(() => null),
      ]);
      const behind = documents === null ? 0 : Math.abs(rows - documents);
      return { name, rows, documents, behind, building: building.get(name) ?? null };
    }),
  );
}
