import type { Db, Tx } from "@orbita/db";
import type { Tell } from "./ctx.ts";

/**
 * A place where skills are used. Each feature exports its own and the catalogue gathers them, so that the skills know how
 * often one is used and can move the uses of one that goes into another. A foreign key that no use names fails a test.
 */
export type SkillUse = {
  readonly name: string;
  readonly table: string;
  readonly column: string;
  /** How often each of them is used, whoever may see it. */
  readonly count: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** How many published posts ask for each; for all that are asked for where no ids are given. */
  readonly asked?: (db: Db, now: Date, ids?: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** It has another name now, and whatever shows it must follow. */
  readonly rename: (ctx: { tx: Tx; tell: Tell }, id: string) => Promise<void>;
  /** Where something has both already, one stays. */
  readonly move: (ctx: { tx: Tx; tell: Tell }, from: string, into: string) => Promise<void>;
};
