import { spaceFields, type Page, type SearchPayload } from "@orbita/contract";
import { searchTable, type Db, type Tables, type Tx } from "@orbita/db";
import { sql, type Insertable, type Selectable } from "kysely";

export type SpaceRow = Selectable<Tables["spaces"]> & { open_job_posts: number };

/** What everybody may see: a Space that is enabled, with the number of its posts that are. */
const visible = (db: Db) =>
  db
    .selectFrom("spaces")
    .selectAll("spaces")
    .select(
      sql<number>`(select count(*)::integer from job_posts p where p.space_id = spaces.id
        and p.status = 'published' and p.enabled and p.expires_at > now())`.as("open_job_posts"),
    )
    .where("spaces.enabled", "=", true);

export const findSpace = (db: Db, id: string): Promise<SpaceRow | undefined> =>
  visible(db).where("spaces.id", "=", id).executeTakeFirst();

export const findSpaceByUrl = (db: Db, url: string): Promise<SpaceRow | undefined> =>
  visible(db).where("spaces.url", "=", url).executeTakeFirst();

export const findSpacesOf = (db: Db, userId: string): Promise<SpaceRow[]> =>
  visible(db)
    .innerJoin("members", "members.space_id", "spaces.id")
    .where("members.user_id", "=", userId)
    .where("members.enabled", "=", true)
    .orderBy("members.created_at")
    .orderBy("spaces.id")
    .execute();

export const searchSpaces = (db: Db, payload: SearchPayload): Promise<Page<SpaceRow>> =>
  searchTable(db, visible(db) as never, payload, {
    fields: spaceFields,
    columns: { name: sql.ref("spaces.name"), url: sql.ref("spaces.url"), created: sql.ref("spaces.created_at") },
    id: sql.ref("spaces.id"),
  });

/** A disabled Space keeps its address. */
export async function hasSpaceUrl(db: Db, url: string): Promise<boolean> {
  const row = await db.selectFrom("spaces").select("id").where("url", "=", url).executeTakeFirst();
  return row !== undefined;
}

export async function insertSpace(tx: Tx, values: Insertable<Tables["spaces"]>, ownerId: string): Promise<SpaceRow> {
  const row = await tx.insertInto("spaces").values(values).returningAll().executeTakeFirstOrThrow();
  await tx.insertInto("members").values({ space_id: row.id, user_id: ownerId, role: "owner" }).execute();
  return { ...row, open_job_posts: 0 };
}

export type SlotsRow = Pick<SpaceRow, "free_slots" | "premium_slots"> & { free_used: number; premium_used: number };

/** Only a published post holds a slot, also one that is disabled. */
export const findSlots = (db: Db, id: string): Promise<SlotsRow | undefined> =>
  db
    .selectFrom("spaces")
    .leftJoin("job_posts", (join) =>
      join.onRef("job_posts.space_id", "=", "spaces.id").on("job_posts.status", "=", "published"),
    )
    .select(["spaces.free_slots", "spaces.premium_slots"])
    .select(sql<number>`count(*) filter (where job_posts.plan = 'free')::integer`.as("free_used"))
    .select(sql<number>`count(*) filter (where job_posts.plan = 'premium')::integer`.as("premium_used"))
    .where("spaces.id", "=", id)
    .groupBy("spaces.id")
    .executeTakeFirst();
