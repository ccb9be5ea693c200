import type { Db } from "@orbita/db";
import type { SkillReferenceColumn } from "../kernel/skill-use.ts";

type SkillUseCounts = ReadonlyMap<string, number>;

function sumOf(all: readonly SkillUseCounts[]): Map<string, number> {
  const sum = new Map<string, number>();
  for (const counts of all) for (const [id, count] of counts) sum.set(id, (sum.get(id) ?? 0) + count);
  return sum;
}

type SkillUseCtx = { readonly tx: Db; readonly now: Date };

/** The number of published posts that require each skill; without ids, for all required skills. */
export async function countRequests(
  uses: readonly SkillReferenceColumn[],
  { tx, now }: SkillUseCtx,
  ids?: readonly string[],
): Promise<SkillUseCounts> {
  if (ids?.length === 0) return new Map();
  return sumOf(await Promise.all(uses.flatMap(({ asked }) => (asked ? [asked(tx, now, ids)] : []))));
}

export const usesOf = async (
  uses: readonly SkillReferenceColumn[],
  db: Db,
  ids: readonly string[],
): Promise<SkillUseCounts> => sumOf(await Promise.all(uses.map(({ count }) => count(db, ids))));
