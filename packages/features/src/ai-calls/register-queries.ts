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
