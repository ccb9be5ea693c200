import type { FilterList } from "@orbita/contract";
import type { RawBuilder } from "kysely";

/**
 * What a feature adds to a filter list. The statement selects value, it, en and holder, a row for each thing that has the value
 * and may be counted: what is not public, or not shared by its owner, is not among them.
 */
export type FilterSource = {
  readonly list: FilterList;
  readonly rows: (now: Date) => RawBuilder<unknown>;
};
