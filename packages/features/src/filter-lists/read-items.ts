import type { FilterItems, FilterList } from "@orbita/contract";
import type { ReadCtx } from "../kernel/ctx.ts";
import type { FilterSource } from "../kernel/filter-source.ts";
import { findItems } from "./queries.ts";

type FilterItemsRequest = { list: FilterList; text?: string; page: number; size: number };

/** Returns an empty list if no feature provides values for it yet. */
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
