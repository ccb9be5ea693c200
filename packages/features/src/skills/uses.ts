import type { Db } from "@orbita/db";
import type { SkillUse } from "../kernel/skill-use.ts";

type Counts = ReadonlyMap<string, number>;

function sumOf(all: readonly Counts[]): Map<string, number> {
  const sum = new Map<string, number>();
  for (const counts of all) for (const [id, count] of counts) sum.set(id, (sum.get(id) ?? 0) + count);
  return sum;
}

type At = { readonly tx: Db; readonly now: Date };

/** The number of published posts that require each skill; without ids, for all required skills. */
export async function askedFor(uses: readonly SkillUse[], { tx, now }: At, ids?: readonly string[]): Promise<Counts> {
  if (ids?.length === 0) return new Map();
  return sumOf(await Promise.all(uses.flatMap(({ asked }) => (asked ? [asked(tx, now, ids)] : []))));
}

export const usesOf = async (uses: readonly SkillUse[], db: Db, ids: readonly string[]): Promise<Counts> =>
  sumOf(await Promise.all(uses.map(({ count }) => count(db, ids))));
