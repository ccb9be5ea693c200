import type { AdminAccessRecord, RecordChange } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { sql, type RawBuilder } from "kysely";
import { z } from "zod";
import { failFields } from "../kernel/failure.ts";

/** The position of the last entry of a page: its time and id. The next page continues there, even if entries were added since. */
type LogPosition = { readonly at: string; readonly id: string };

const encode = ({ at, id }: LogPosition) => Buffer.from(`${at} ${id}`).toString("base64url");

/** Schema of a log position. The time has microseconds, as PostgreSQL writes it. */
const marked = z.object({ at: z.iso.datetime({ offset: true, local: true }), id: z.uuid() });
function decode(cursor: string | undefined): LogPosition | null {
  if (cursor === undefined) return null;
  const [, at, id] = /^(\S+) ([\da-f-]{36})$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (!marked.safeParse({ at, id }).success)
    return failFields("request.invalid", [{ path: "cursor", code: "field.invalid", params: {} }]);
  return { at: at!, id: id! };
}

type LogPageQuery = { readonly cursor?: string | undefined; readonly size: number };
type AccessLogRow = { id: string; at: Date; mark: string };

/** The time of an entry with microseconds. A Date has only milliseconds, so entries of two pages would overlap. */
const mark = sql`to_char(log.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as mark`;
const person = (column: RawBuilder<unknown>) =>
  sql`(select u.first_name || ' ' || u.last_name from users u where u.id = ${column})`;

async function page<T extends AccessLogRow>(
  db: Db,
  { cursor, size }: LogPageQuery,
  log: RawBuilder<unknown>,
  such: RawBuilder<unknown>[],
) {
  const from = decode(cursor);
  const after = from ? [sql`(log.at, log.id) < (${from.at}::timestamptz, ${from.id}::uuid)`] : [];
  const { rows } = await sql<T>`${log} where ${sql.join([sql`true`, ...such, ...after], sql` and `)}
    order by log.at desc, log.id desc limit ${size + 1}`.execute(db);
  const content = rows.slice(0, size);
  const last = content.at(-1);
  return { content, cursor: rows.length > size && last ? encode({ at: last.mark, id: last.id }) : null };
}

type AccessLogQuery = LogPageQuery & { readonly kind?: string | undefined; readonly targetId?: string | undefined };

/** The log of administrators' accesses to personal data, newest first. */
export async function findLooks(db: Db, asked: AccessLogQuery) {
  const such = [
    ...(asked.kind === undefined ? [] : [sql`log.kind = ${asked.kind}`]),
    ...(asked.targetId === undefined ? [] : [sql`log.target_id = ${asked.targetId}`]),
  ];
  const log = sql`select log.id, log.at, ${mark}, ${person(sql.ref("log.admin_id"))} as by, log.kind, log.target_id as "targetId",
    log.what, log.reason from admin_looks log`;
  const { content, cursor } = await page<AccessLogRow & Omit<AdminAccessRecord, "id" | "at">>(db, asked, log, such);
  return { content: content.map(({ mark: _, at, ...look }) => ({ ...look, at: at.toISOString() })), cursor };
}

type ChangeLogQuery = LogPageQuery & {
  readonly entity?: string | undefined;
  readonly entityId?: string | undefined;
  readonly byId?: string | undefined;
};

/** All recorded changes in the product, newest first. */
export async function findChangesAnywhere(db: Db, asked: ChangeLogQuery) {
  const such = [
    ...(asked.entity === undefined ? [] : [sql`log.entity = ${asked.entity}`]),
    ...(asked.entityId === undefined ? [] : [sql`log.entity_id = ${asked.entityId}`]),
    ...(asked.byId === undefined ? [] : [sql`log.actor_id = ${asked.byId}`]),
  ];
  const log = sql`select log.id, log.at, ${mark}, ${person(sql.ref("log.actor_id"))} as by, log.actor_id as "byId", log.entity,
    log.entity_id as "entityId", log.action, log.why, log.before, log.after from history log`;
  const { content, cursor } = await page<AccessLogRow & Omit<RecordChange, "id" | "at">>(db, asked, log, such);
  return { content: content.map(({ mark: _, at, ...change }) => ({ ...change, at: at.toISOString() })), cursor };
}
