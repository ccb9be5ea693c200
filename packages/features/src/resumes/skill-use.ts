import type { Tx } from "@orbita/db";
import { sql } from "kysely";
import type { EmitEvent } from "../kernel/ctx.ts";
import type { SkillReferenceColumn } from "../kernel/skill-use.ts";
import type { ResumeColumns } from "./queries.ts";
import { announceResume } from "./write-resume.ts";

type ChangedResume = Pick<ResumeColumns, "id" | "owner_id" | "space_id">;

/** Emits change events for these resumes, and increases their versions, because their search documents contain names of skills. */
export async function touchResumes(ctx: { tx: Tx; tell: EmitEvent }, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<ChangedResume>`
    update resumes set enabled = enabled where id = any (${ids}::uuid[]) returning id, owner_id, space_id`.execute(
    ctx.tx,
  );
  for (const row of rows) await announceResume(ctx, row);
}

async function usersOf(tx: Tx, skillId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct resume_id as id from resume_skills where skill_id = ${skillId}`.execute(tx);
  return rows.map(({ id }) => id);
}

export const resumeSkillUse: SkillReferenceColumn = {
  name: "resumes.skills",
  table: "resume_skills",
  column: "skill_id",
  count: async (db, ids) => {
    const { rows } = await sql<{ id: string; count: number }>`
      select skill_id as id, count(distinct resume_id)::integer from resume_skills
      where skill_id = any (${ids}::uuid[]) group by skill_id`.execute(db);
    return new Map(rows.map(({ id, count }) => [id, count]));
  },
  rename: async (ctx, id) => touchResumes(ctx, await usersOf(ctx.tx, id)),
  move: async (ctx, from, into) => {
    const ids = await usersOf(ctx.tx, from);
    // A resume that has both skills keeps one, at the higher level.
    await sql`
      update resume_skills kept set level = greatest(kept.level, gone.level) from resume_skills gone
      where kept.skill_id = ${into} and gone.skill_id = ${from}
        and gone.resume_id = kept.resume_id and gone.kind = kept.kind`.execute(ctx.tx);
    await sql`
      delete from resume_skills gone where skill_id = ${from} and exists (select from resume_skills kept
        where kept.resume_id = gone.resume_id and kept.kind = gone.kind and kept.skill_id = ${into})`.execute(ctx.tx);
    await sql`update resume_skills set skill_id = ${into} where skill_id = ${from}`.execute(ctx.tx);
    await touchResumes(ctx, ids);
  },
};
