import type { FilterListName } from "@orbita/contract";
import type { RawBuilder } from "kysely";

/**
 * A feature's contribution to a filter list. The statement selects value, it, en and holder: one row for each entity that has the
 * value and may be counted. It must leave out entities that are not public or that their owner does not share.
 */
export type FilterSource = {
  readonly list: FilterListName;
  readonly rows: (now: Date) => RawBuilder<unknown>;
};
