import { leastCounted, type FilterItem } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { sql, type RawBuilder } from "kysely";

type FilterItemQuery = { sources: readonly RawBuilder<unknown>[]; text: string | null; page: number; size: number };
type FilterItemRow = FilterItem;

const escaped = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/**
 * The values of a filter list, most used first. Values below the minimum count have no number and are sorted by name, so that
 * their order does not disclose the number.
 */
export async function findItems(
  db: Db,
  { sources, text, page, size }: FilterItemQuery,
): Promise<{ rows: FilterItemRow[]; total: number }> {
  const like = text === null ? null : sql`plain(${escaped(text)}) || '%'`;
  const items = sql`
    select value, min(it) as it, min(en) as en, case when count(distinct holder) >= ${leastCounted} then count(distinct holder)::integer end as count
    from (${sql.join(sources, sql` union all `)}) used
    ${like ? sql`where plain(it) like ${like} or plain(en) like ${like}` : sql``} group by value`;
  const { rows } = await sql<FilterItemRow>`
    select value, it, en, count from (${items}) items
    order by count desc nulls last, plain(it) collate "C", value limit ${size} offset ${page * size}`.execute(db);
  const { rows: all } = await sql<{ total: number }>`
    select count(*)::integer as total from (${items}) items`.execute(db);
  return { rows, total: all[0]!.total };
}
