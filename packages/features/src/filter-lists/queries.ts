import { leastCounted, type FilterItem } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { sql, type RawBuilder } from "kysely";

type FilterItemQuery = { sources: readonly RawBuilder<unknown>[]; text: string | null; page: number; size: number };
type Row = FilterItem;

const escaped = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Most used first. Items below the minimum count have no number, so that their order does not disclose it. */
export async function findItems(
  db: Db,
  { sources, text, page, size }: FilterItemQuery,
): Promise<{ rows: Row[]; total: number }> {
  const like = text === null ? null : sql`plain(${escaped(text)}) || '%'`;
  const items = sql`
    select value, min(it) as it, min(en) as en, case when count(distinct holder) >= ${leastCounted} then count(distinct holder)::integer end as count
    from (${sql.join(sources, sql` union all `)}) used
    ${like ? sql`where plain(it) like ${like} or plain(en) like ${like}` : sql``} group by value`;
  const { rows } = await sql<Row>`
    select value, it, en, count from (${items}) items
    order by count desc nulls last, plain(it) collate "C", value limit ${size} offset ${page * size}`.execute(db);
  const { rows: all } = await sql<{ total: number }>`
    select count(*)::integer as total from (${items}) items`.execute(db);
  return { rows, total: all[0]!.total };
}
