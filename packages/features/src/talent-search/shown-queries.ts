import { sql } from "kysely";
import { isNamedTo } from "../kernel/anonymity.ts";
import type { ReadCtx } from "../kernel/ctx.ts";
import { resumes, type ResumeRow } from "../resumes/index.ts";

export type VisibleTalentRow = ResumeRow & { show_name: boolean };

/** Resumes by id. `show_name` is true if this member of this Space may see the name, which depends on more than the owner's choice. */
export const findShownTalents = (
  { tx, actor }: Pick<ReadCtx, "tx" | "actor">,
  spaceId: string,
  ids: readonly string[],
): Promise<VisibleTalentRow[]> =>
  resumes(tx)
    .leftJoin("user_settings as settings", "settings.user_id", "resumes.owner_id")
    .select(
      isNamedTo({ viewerId: actor.id, spaceId: sql`${spaceId}::uuid` }, sql.ref("resumes.owner_id"), "settings").as(
        "show_name",
      ),
    )
    .where("resumes.id", "in", [...ids])
    .execute();
