import { spaceLimits, type Page, type SearchPayload, type SpaceRole } from "@orbita/contract";
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

export type MySpaceRow = SpaceRow & { role: SpaceRole; members: number; since: Date; added_by_name: string | null };

export const findSpacesOf = (db: Db, userId: string): Promise<MySpaceRow[]> =>
  visible(db)
    .innerJoin("members", "members.space_id", "spaces.id")
    .leftJoin("users as adder", "adder.id", "members.added_by")
    .select(["members.role", "members.created_at as since", "adder.first_name as added_by_name"])
    .select(
      sql<number>`(select count(*)::integer from members m where m.space_id = spaces.id and m.enabled)`.as("members"),
    )
    .where("members.user_id", "=", userId)
    .where("members.enabled", "=", true)
    .orderBy("members.created_at")
    .orderBy("spaces.id")
    .execute();

const searched = { name: "text", url: "text", created: "date" } as const;

export const searchSpaces = (db: Db, payload: SearchPayload): Promise<Page<SpaceRow>> =>
  searchTable(db, visible(db) as never, payload, {
    fields: searched,
    columns: { name: sql.ref("spaces.name"), url: sql.ref("spaces.url"), created: sql.ref("spaces.created_at") },
    id: sql.ref("spaces.id"),
  });

/** A disabled Space keeps its address. */
export async function hasSpaceUrl(db: Db, url: string): Promise<boolean> {
  const row = await db.selectFrom("spaces").select("id").where("url", "=", url).executeTakeFirst();
  return row !== undefined;
}

export async function insertSpace(tx: Tx, values: Insertable<Tables["spaces"]>, ownerId: string): Promise<MySpaceRow> {
  const { id } = await tx.insertInto("spaces").values(values).returning("id").executeTakeFirstOrThrow();
  const { free: free_slots, premium: premium_slots } = spaceLimits.slots;
  await tx.insertInto("contracts").values({ space_id: id, free_slots, premium_slots }).execute();
  await tx.insertInto("members").values({ space_id: id, user_id: ownerId, role: "owner" }).execute();
  return (await findSpacesOf(tx, ownerId)).find((row) => row.id === id)!;
}

export type SlotsRow = Pick<Selectable<Tables["contracts"]>, "free_slots" | "premium_slots" | "license_price_cents"> & {
  free_used: number;
  premium_used: number;
};

/** Only a published post holds a slot, also one that is disabled. */
export const findSlots = (db: Db, id: string): Promise<SlotsRow | undefined> =>
  db
    .selectFrom("contracts")
    .leftJoin("job_posts", (join) =>
      join.onRef("job_posts.space_id", "=", "contracts.space_id").on("job_posts.status", "=", "published"),
    )
    .select(["contracts.free_slots", "contracts.premium_slots", "contracts.license_price_cents"])
    .select(sql<number>`count(*) filter (where job_posts.plan = 'free')::integer`.as("free_used"))
    .select(sql<number>`count(*) filter (where job_posts.plan = 'premium')::integer`.as("premium_used"))
    .where("contracts.space_id", "=", id)
    .groupBy("contracts.space_id")
    .executeTakeFirst();
