import type { Db } from "@orbita/db";
import { sql } from "kysely";
import { isNamedTo } from "../kernel/anonymity.ts";
import { resumes, type ResumeRow } from "../resumes/index.ts";

export type ShownRow = ResumeRow & { show_name: boolean };

/** `show_name` is what this viewer may see, not only what the owner chose. */
export const findShown = (db: Db, viewerId: string | null, ids: readonly string[]): Promise<ShownRow[]> =>
  resumes(db)
    .leftJoin("user_settings as settings", "settings.user_id", "resumes.owner_id")
    .select(isNamedTo(viewerId, sql.ref("resumes.owner_id"), "settings").as("show_name"))
    .where("resumes.id", "in", [...ids])
    .execute();
