import type { LabelledCode, SpaceLocation } from "@orbita/contract";
import type { Db, Tables } from "@orbita/db";
import { sql, type ExpressionBuilder } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import { spaces, type SpaceRow } from "./queries.ts";

type SpacesExpression = ExpressionBuilder<Tables, "spaces">;
type CodedColumn = "business_sector" | "primary_policy" | "onsite_start" | "onsite_end" | "ccnl";

export type TeamMemberRow = {
  first_name: string;
  last_name: string;
  qualification: string | null;
  profile_image_id: string | null;
  username: string | null;
};

/** All data of a Space's page, read in one query: its locations, its team, and the labels of its codes. */
export type SpacePageRow = SpaceRow & {
  places: (SpaceLocation & { id: string })[];
  team: TeamMemberRow[];
  sector: LabelledCode | null;
  policy: LabelledCode | null;
  starts: LabelledCode | null;
  ends: LabelledCode | null;
  agreement: LabelledCode | null;
};

const wordsOf = (space: SpacesExpression, column: CodedColumn) =>
  jsonObjectFrom(
    space
      .selectFrom("vocabulary_entries as entry")
      .select(["entry.code", "entry.label_it as it", "entry.label_en as en"])
      .whereRef("entry.code", "=", `spaces.${column}`),
  );

const placesOf = (space: SpacesExpression) =>
  jsonArrayFrom(
    space
      .selectFrom("space_locations as place")
      .select(["place.id", "place.city", "place.province", "place.region", "place.country", "place.lat", "place.lon"])
      .select(["place.street", "place.number", "place.postal_code as postalCode", "place.legal_seat as legalSeat"])
      .whereRef("place.space_id", "=", "spaces.id")
      .orderBy("place.position"),
  );

/** SQL: the members who chose to be shown on the Space's page. Their username is included only if everyone may open their page. */
const teamOf = (space: SpacesExpression) =>
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

/** Query of Spaces as the public sees them. Leaves out disabled Spaces. */
const pages = (db: Db) => whole(db).where("spaces.enabled", "=", true);

/** A Space for its own members, who can still open it while it is suspended. */
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
