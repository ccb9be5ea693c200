import { randomUUIDv7 } from "node:crypto";
import { backOfficeLimits, type SavedAdminView, type EntityKind } from "@orbita/contract";
import type { Tables } from "@orbita/db";
import { sql, type Selectable } from "kysely";
import type { Ctx, ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";

const ownerOf = ({ actor }: Pick<ReadCtx, "actor">) => actor.id ?? fail("access.unauthenticated");

const present = ({ id, kind, name, query, created_at }: Selectable<Tables["admin_views"]>): SavedAdminView => ({
  id,
  kind: kind as EntityKind,
  name,
  query,
  created: created_at.toISOString(),
});

export async function readViews(ctx: ReadCtx): Promise<SavedAdminView[]> {
  const rows = await ctx.tx
    .selectFrom("admin_views")
    .selectAll()
    .where("user_id", "=", ownerOf(ctx))
    .orderBy("kind")
    .orderBy("created_at")
    .execute();
  return rows.map(present);
}

type AdminViewInput = Pick<SavedAdminView, "kind" | "name" | "query">;

/** Saves a view of the administrator. Views are private to each administrator; saving an existing name overwrites that view. */
export async function saveView(ctx: Ctx, { kind, name, query }: AdminViewInput): Promise<SavedAdminView> {
  const user_id = ownerOf(ctx);
  // Locks the user, so that concurrent requests cannot exceed the limit.
  await sql`select from users where id = ${user_id} for update`.execute(ctx.tx);
  const row = await ctx.tx
    .insertInto("admin_views")
    .values({ id: randomUUIDv7(), user_id, kind, name, query, created_at: ctx.now })
    .onConflict((there) => there.columns(["user_id", "kind", "name"]).doUpdateSet({ query }))
    .returningAll()
    .executeTakeFirstOrThrow();
  const { count } = await ctx.tx
    .selectFrom("admin_views")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where("user_id", "=", user_id)
    .where("kind", "=", kind)
    .executeTakeFirstOrThrow();
  if (count > backOfficeLimits.viewsPerKind) fail("view.tooMany");
  return present(row);
}

export async function deleteView(ctx: Ctx, id: string): Promise<void> {
  const gone = await ctx.tx
    .deleteFrom("admin_views")
    .where("id", "=", id)
    .where("user_id", "=", ownerOf(ctx))
    .returning("id")
    .executeTakeFirst();
  if (!gone) fail("view.notFound");
}
