import type { Db, Tx } from "@orbita/db";
import type { EmitEvent } from "./ctx.ts";

/**
 * A column that refers to skills. Each feature exports a `SkillReferenceColumn` for each of its columns, and `catalogue.ts`
 * collects them, so that the skills feature can count uses and move them when two skills are merged. A test fails for a foreign
 * key to skills without one.
 */
export type SkillReferenceColumn = {
  readonly name: string;
  readonly table: string;
  readonly column: string;
  /** Returns how often each skill is used, regardless of visibility. */
  readonly count: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** Returns how many published posts require each skill; without ids, counts every required skill. */
  readonly asked?: (db: Db, now: Date, ids?: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** Called after a skill was renamed, to update everything that shows the name. */
  readonly rename: (ctx: { tx: Tx; tell: EmitEvent }, id: string) => Promise<void>;
  /** Moves the uses of a skill to another skill; a row that has both skills keeps one. */
  readonly move: (ctx: { tx: Tx; tell: EmitEvent }, from: string, into: string) => Promise<void>;
};
