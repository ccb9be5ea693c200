import type { Listed, SpaceLocation } from "@orbita/contract";
import type { Db, Tables } from "@orbita/db";
import { sql, type ExpressionBuilder } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import { spaces, type SpaceRow } from "./queries.ts";

type Of = ExpressionBuilder<Tables, "spaces">;
type Coded = "business_sector" | "primary_policy" | "onsite_start" | "onsite_end" | "ccnl";

export type TeamRow = {
  first_name: string;
  last_name: string;
  qualification: string | null;
  profile_image_id: string | null;
  username: string | null;
};

/** The whole Space page in one query: its places, its team, and the labels of its codes. */
export type SpacePageRow = SpaceRow & {
  places: (SpaceLocation & { id: string })[];
  team: TeamRow[];
  sector: Listed | null;
  policy: Listed | null;
  starts: Listed | null;
  ends: Listed | null;
  agreement: Listed | null;
};

const wordsOf = (space: Of, column: Coded) =>
  jsonObjectFrom(
    space
      .selectFrom("vocabulary_entries as entry")
      .select(["entry.code", "entry.label_it as it", "entry.label_en as en"])
      .whereRef("entry.code", "=", `spaces.${column}`),
  );

const placesOf = (space: Of) =>
  jsonArrayFrom(
    space
      .selectFrom("space_locations as place")
      .select(["place.id", "place.city", "place.province", "place.region", "place.country", "place.lat", "place.lon"])
      .select(["place.street", "place.number", "place.postal_code as postalCode", "place.legal_seat as legalSeat"])
      .whereRef("place.space_id", "=", "spaces.id")
      .orderBy("place.position"),
  );

/** Members who chose to be shown. Their username is only included if everyone may open their page. */
const teamOf = (space: Of) =>
  jsonArrayFrom(
    space
      .selectFrom("members")
      .innerJoin("users", "users.id", "members.user_id")
      .leftJoin("user_settings", "user_settings.user_id", "users.id")
      .select(["users.first_name", "users.last_name", "members.qualification", "users.profile_image_id"])
      .select(
        sql<string | null>`case when user_settings.profile_visibility = 'everyone' then users.username end`.as(
          "username",
        ),
      )
      .whereRef("members.space_id", "=", "spaces.id")
      .where("members.on_page", "=", true)
      .where("members.enabled", "=", true)
      .where("users.enabled", "=", true)
      .where("users.deletes_at", "is", null)
      .orderBy("members.created_at")
      .orderBy("users.id"),
  );

const whole = (db: Db) =>
  spaces(db).select((space) => [
    placesOf(space).as("places"),
    teamOf(space).as("team"),
    wordsOf(space, "business_sector").as("sector"),
    wordsOf(space, "primary_policy").as("policy"),
    wordsOf(space, "onsite_start").as("starts"),
    wordsOf(space, "onsite_end").as("ends"),
    wordsOf(space, "ccnl").as("agreement"),
  ]);

/** Spaces that are public. */
const pages = (db: Db) => whole(db).where("spaces.enabled", "=", true);

/** Includes a suspended Space, which its own members can still open. */
export const findOwnSpace = (db: Db, id: string): Promise<SpacePageRow | undefined> =>
  whole(db).where("spaces.id", "=", id).where("spaces.closed_at", "is", null).executeTakeFirst();

export const findSpace = (db: Db, id: string): Promise<SpacePageRow | undefined> =>
  pages(db).where("spaces.id", "=", id).executeTakeFirst();

export const findSpaces = (db: Db, ids: readonly string[]): Promise<SpacePageRow[]> =>
  pages(db)
    .where("spaces.id", "in", [...ids])
    .execute();

export const findSpaceByUrl = (db: Db, url: string): Promise<SpacePageRow | undefined> =>
  pages(db).where("spaces.url", "=", url).executeTakeFirst();

export const findSpaceByName = (db: Db, name: string): Promise<SpacePageRow | undefined> =>
  pages(db)
    .where(sql<string>`plain(spaces.name)`, "=", sql<string>`plain(${name})`)
    .orderBy("spaces.created_at")
    .orderBy("spaces.id")
    .limit(1)
    .executeTakeFirst();
