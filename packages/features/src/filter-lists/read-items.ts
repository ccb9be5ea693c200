import type { FilterItems, FilterListName } from "@orbita/contract";
import type { ReadCtx } from "../kernel/ctx.ts";
import type { FilterSource } from "../kernel/filter-source.ts";
import { findItems } from "./queries.ts";

type FilterItemsRequest = { list: FilterListName; text?: string; page: number; size: number };

/** The values of a filter list. Empty if no feature provides values for this list yet. */
export async function readItems(
  ctx: ReadCtx,
  { list, text, page, size }: FilterItemsRequest,
  all: readonly FilterSource[],
): Promise<FilterItems> {
  const sources = all.filter((source) => source.list === list).map(({ rows }) => rows(ctx.now));
  const found =
    sources.length === 0
      ? { rows: [], total: 0 }
      : await findItems(ctx.tx, { sources, text: text ?? null, page, size });
  return {
    content: found.rows,
    page,
    size,
    totalElements: found.total,
    totalPages: Math.ceil(found.total / size),
  };
}
