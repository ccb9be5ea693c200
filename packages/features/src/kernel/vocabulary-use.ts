import type { Tx } from "@orbita/db";
import type { RawBuilder } from "kysely";
import type { EmitEvent } from "./ctx.ts";

/**
 * A column that holds codes of the value lists. Each feature exports a `VocabularyReferenceColumn` for each of its columns, and
 * `catalogue.ts` collects them, so that the vocabulary feature can find where an entry is used, and move its uses when entries
 * are merged. A test fails for a foreign key to the value lists without one.
 */
export type VocabularyReferenceColumn = {
  /** The name of the column as shown to admins, such as `jobPosts.ccnl`. */
  readonly name: string;
  readonly table: string;
  readonly column: string;
  /** The columns for the key, the label and the Space of a row. */
  readonly key: string;
  readonly label: string | RawBuilder<unknown>;
  readonly spaceId: string | RawBuilder<unknown> | null;
  /** Called when rows got another code or their value list entry was renamed, to update everything that shows them. */
  readonly changed: (ctx: { tx: Tx; tell: EmitEvent }, ids: readonly string[]) => Promise<void>;
};

export const defineVocabularyUse = (use: VocabularyReferenceColumn): VocabularyReferenceColumn => use;
