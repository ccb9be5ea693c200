import type { Db } from "@orbita/db";
import { sql } from "kysely";
import { isNameShown } from "../kernel/name-shown.ts";
import { resumes, type ResumeRow } from "../resumes/index.ts";

export type ShownRow = ResumeRow & { show_name: boolean };

/** As this Space may see them. */
export const findShown = (db: Db, spaceId: string, ids: readonly string[]): Promise<ShownRow[]> =>
  resumes(db)
    .leftJoin("user_settings as settings", "settings.user_id", "resumes.owner_id")
    .select(
      isNameShown({
        spaceId: sql`${spaceId}::uuid`,
        ownerId: sql.ref("resumes.owner_id"),
        showName: sql.ref("settings.show_name"),
      }).as("show_name"),
    )
    .where("resumes.id", "in", [...ids])
    .execute();
