import type { SpaceRole, VerifiedFacts } from "@orbita/contract";
import type { Db, Tables, Tx } from "@orbita/db";
import { sql, type Insertable, type Selectable } from "kysely";
import { verifiedFactsOf } from "../kernel/verified.ts";
import type { ReplyFigures } from "../promises/index.ts";

export type SpaceRow = Selectable<Tables["spaces"]> & {
  open_job_posts: number;
  promises: ReplyFigures | null;
  verification: VerifiedFacts;
};

/** Query of Spaces with the number of their public posts. */
export const spaces = (db: Db) =>
  db
    .selectFrom("spaces")
    .selectAll("spaces")
    .select(
      sql<number>`(select count(*)::integer from job_posts p where p.space_id = spaces.id
        and p.status = 'published' and p.enabled and p.expires_at > now())`.as("open_job_posts"),
    )
    .select(verifiedFactsOf("spaces").as("verification"))
    // Reads stored reply figures, so that no list has to count applications.
    .select(
      sql<ReplyFigures | null>`(select to_json(k) from space_promises k where k.space_id = spaces.id)`.as("promises"),
    );

export type MySpaceRow = SpaceRow & { role: SpaceRole; members: number; since: Date; added_by_name: string | null };

export const findSpacesOf = (db: Db, userId: string): Promise<MySpaceRow[]> =>
  spaces(db)
    .innerJoin("members", "members.space_id", "spaces.id")
    .leftJoin("users as adder", "adder.id", "members.added_by")
    .select(["members.role", "members.created_at as since", "adder.first_name as added_by_name"])
    .select(
      sql<number>`(select count(*)::integer from members m where m.space_id = spaces.id and m.enabled)`.as("members"),
    )
    .where("spaces.closed_at", "is", null)
    .where("members.user_id", "=", userId)
    .where("members.enabled", "=", true)
    .orderBy("members.created_at")
    .orderBy("spaces.id")
    .execute();

export type UrlOrVatHolder = { id: string; name: string; enabled: boolean };

/** The Space that has this URL. A disabled Space keeps its URL. */
export const findHolderOfUrl = (db: Db, url: string): Promise<UrlOrVatHolder | undefined> =>
  db.selectFrom("spaces").select(["id", "name", "enabled"]).where("url", "=", url).executeTakeFirst();

export const findHolderOfVat = (db: Db, vat: string): Promise<UrlOrVatHolder | undefined> =>
  db.selectFrom("spaces").select(["id", "name", "enabled"]).where("vat", "=", vat).executeTakeFirst();

/** Inserts a Space and returns its id; undefined if another Space has the URL or VAT number, even if it was created a moment ago. */
export async function insertSpace(
  tx: Tx,
  values: Insertable<Tables["spaces"]>,
  ownerId: string,
): Promise<string | undefined> {
  const row = await tx
    .insertInto("spaces")
    .values({ ...values, changed_by: ownerId })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

export type ContractUsageRow = Pick<
  Selectable<Tables["contracts"]>,
  | "free_slots"
  | "premium_slots"
  | "license_price_cents"
  | "first_published_at"
  | "premium_paused_at"
  | "starts_on"
  | "ends_on"
> & {
  free_used: number;
  premium_used: number;
};

/** The slots of a Space and how many are taken. Only published posts take a slot, including disabled ones. */
export const findSlots = (db: Db, id: string): Promise<ContractUsageRow | undefined> =>
  db
    .selectFrom("contracts")
    .leftJoin("job_posts", (join) =>
      join.onRef("job_posts.space_id", "=", "contracts.space_id").on("job_posts.status", "=", "published"),
    )
    .select(["contracts.free_slots", "contracts.premium_slots", "contracts.license_price_cents"])
    .select(["contracts.first_published_at", "contracts.premium_paused_at", "contracts.starts_on", "contracts.ends_on"])
    .select(sql<number>`count(*) filter (where job_posts.plan = 'free')::integer`.as("free_used"))
    .select(sql<number>`count(*) filter (where job_posts.plan = 'premium')::integer`.as("premium_used"))
    .where("contracts.space_id", "=", id)
    .groupBy("contracts.space_id")
    .executeTakeFirst();
