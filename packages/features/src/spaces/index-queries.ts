import type { Db } from "@orbita/db";
import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { spaces, type SpaceRow } from "./queries.ts";

export type SpaceDocumentRow = SpaceRow & {
  places: {
    city: string;
    province: string | null;
    region: string | null;
    country: string;
    lat: number | null;
    lon: number | null;
  }[];
  /** The labels of the Space's sector in both languages. */
  words: string[];
  /** The sum of the versions of the Space's posts. */
  posts_version: number;
  /** The version of the Space's reply figures, which grows with each change of the figures. */
  promises_version: number;
};

/** The data for the search documents of Spaces. Includes disabled Spaces, so that their documents are removed. */
export const findSpaceDocuments = (db: Db, ids: readonly string[]): Promise<SpaceDocumentRow[]> =>
  spaces(db)
    .select((space) => [
      jsonArrayFrom(
        space
          .selectFrom("space_locations as place")
          .select(["place.city", "place.province", "place.region", "place.country", "place.lat", "place.lon"])
          .whereRef("place.space_id", "=", "spaces.id")
          .orderBy("place.position"),
      ).as("places"),
      sql<
        string[]
      >`array(select label from vocabulary_entries entry, unnest(array[entry.label_it, entry.label_en]) label
        where entry.code = spaces.business_sector and label is not null)`.as("words"),
      sql<number>`(select coalesce(sum(p.version), 0)::integer from job_posts p where p.space_id = spaces.id)`.as(
        "posts_version",
      ),
      sql<number>`coalesce((select k.version from space_promises k where k.space_id = spaces.id), 0)`.as(
        "promises_version",
      ),
    ])
    .where("spaces.id", "in", [...ids])
    .execute();

export async function countShownSpaces(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from spaces where enabled`.execute(
    db,
  );
  return rows[0]!.count;
}

/** Space ids in id order, for rebuilding the index. */
export async function spaceIds(db: Db, after: string | null, limit: number): Promise<string[]> {
  let query = db.selectFrom("spaces").select("id").orderBy("id").limit(limit);
  if (after) query = query.where("id", ">", after);
  return (await query.execute()).map(({ id }) => id);
}

export async function spaceIdsOfPosts(db: Db, postIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("job_posts")
    .select("space_id")
    .distinct()
    .where("id", "in", [...postIds])
    .execute();
  return rows.map(({ space_id }) => space_id);
}
