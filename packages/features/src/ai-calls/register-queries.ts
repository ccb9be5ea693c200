import type { Db } from "@orbita/db";
import { sql, type Expression, type SqlBool } from "kysely";

export type RegisterPaging = { readonly page: number; readonly size: number };

/** The scope of a register: all calls of a Space; or all calls that a user made or that read their data. */
export type RegisterOwner = { readonly spaceId: string } | { readonly userId: string };

const listed = (of: RegisterOwner): Expression<SqlBool> =>
  "spaceId" in of
    ? sql<SqlBool>`c.space_id = ${of.spaceId}`
    : sql<SqlBool>`c.id in (select id from ai_calls where user_id = ${of.userId}
        union all select call_id from ai_call_subjects where user_id = ${of.userId})`;

const calls = (db: Db, of: RegisterOwner) =>
  db
    .selectFrom("ai_calls as c")
    .leftJoin("users", "users.id", "c.user_id")
    .leftJoin("spaces", "spaces.id", "c.space_id")
    .selectAll("c")
    .select(["users.first_name", "users.last_name", "spaces.name as space_name"])
    .where(listed(of));
export type AiCallRow = Awaited<ReturnType<ReturnType<typeof calls>["executeTakeFirstOrThrow"]>>;

/** The entries of a register of AI calls, newest first. */
export async function findCalls(db: Db, of: RegisterOwner, { page, size }: RegisterPaging) {
  const rows = await calls(db, of)
    .orderBy("c.at", "desc")
    .orderBy("c.id", "desc")
    .limit(size)
    .offset(page * size)
    .execute();
  const { total } = await db
    .selectFrom("ai_calls as c")
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .where(listed(of))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

/**
 * The register entries of calls that the user made or that concern them. They name the purpose and the kinds of data, never the
 * content.
 */
export async function exportCalls(db: Db, userId: string) {
  const { rows } = await sql`
    select c.at, c.task, c.engine, c.model, s.name as space, c.user_id is not distinct from ${userId} as "byMe",
      exists (select from ai_call_subjects b where b.call_id = c.id and b.user_id = ${userId}) as "aboutMe",
      c.data_classes as "dataClasses", c.outcome, c.tokens_in as "tokensIn", c.tokens_out as "tokensOut",
      c.cost_micros::float8 as "costMicros"
    from ai_calls c left join spaces s on s.id = c.space_id
    where c.user_id = ${userId} or c.id in (select call_id from ai_call_subjects where user_id = ${userId})
    order by c.at, c.id`.execute(db);
  return rows;
}
