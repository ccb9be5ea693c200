import type { Db } from "@orbita/db";
import { sql } from "kysely";
import { resumes, type ResumeRow } from "../resumes/index.ts";

export type ShownRow = ResumeRow & { show_name: boolean };

export const findShown = (db: Db, ids: readonly string[]): Promise<ShownRow[]> =>
  resumes(db)
    .leftJoin("user_settings as settings", "settings.user_id", "resumes.owner_id")
    .select(sql<boolean>`coalesce(settings.show_name, true)`.as("show_name"))
    .where("resumes.id", "in", [...ids])
    .execute();
