import type { Tx } from "@orbita/db";
import type { RawBuilder } from "kysely";
import type { Tell } from "./ctx.ts";

/**
 * A column that holds codes of the value lists. Each feature exports its own and the catalogue gathers them, so that the
 * lists know where an entry is used, and can move its uses when it goes into another. A foreign key that no use names
 * fails a test.
 */
export type VocabularyUse = {
  /** As admins are told: `jobPosts.ccnl`. */
  readonly name: string;
  readonly table: string;
  readonly column: string;
  /** The columns that tell one row from another, say its name, and whose it is. */
  readonly key: string;
  readonly label: string | RawBuilder<unknown>;
  readonly spaceId: string | RawBuilder<unknown> | null;
  /** These rows got another code, or show another name: whoever shows them must follow. */
  readonly changed: (ctx: { tx: Tx; tell: Tell }, ids: readonly string[]) => Promise<void>;
};

export const defineVocabularyUse = (use: VocabularyUse): VocabularyUse => use;
