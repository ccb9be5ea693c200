import type { Tx } from "@orbita/db";
import { sql } from "kysely";
import type { EmitEvent } from "../kernel/ctx.ts";
import type { SkillReferenceColumn } from "../kernel/skill-use.ts";
import { jobPostChanged } from "./events.ts";

type SkillCount = { id: string; count: number };
const mapOf = (rows: readonly SkillCount[]) => new Map(rows.map(({ id, count }) => [id, count]));

/**
 * Updates all posts that list the skill: their search documents contain its name, so each row gets a new version and a change
 * event.
 */
async function touch({ tx, tell }: { tx: Tx; tell: EmitEvent }, skillId: string): Promise<void> {
  const { rows } = await sql<{ id: string; seen: boolean }>`
    update job_posts set enabled = enabled where id in (select job_post_id from job_post_skills where skill_id = ${skillId})
    returning id, status = 'published' as seen`.execute(tx);
  for (const { id, seen } of rows) await tell(jobPostChanged, { id, seen });
}

export const jobPostSkillUse: SkillReferenceColumn = {
  name: "jobPosts.skills",
  table: "job_post_skills",
  column: "skill_id",
  count: async (db, ids) => {
    const { rows } = await sql<SkillCount>`
      select skill_id as id, count(*)::integer from job_post_skills join job_posts p on p.id = job_post_id
      where skill_id = any (${ids}::uuid[]) and p.status <> 'deleted' group by skill_id`.execute(db);
    return mapOf(rows);
  },
  asked: async (db, now, ids) => {
    const { rows } = await sql<SkillCount>`
      select skill_id as id, count(*)::integer from job_post_skills join job_posts p on p.id = job_post_id
      join spaces s on s.id = p.space_id
      where p.status = 'published' and p.enabled and s.enabled and p.expires_at > ${now}
        ${ids ? sql`and skill_id = any (${ids}::uuid[])` : sql``} group by skill_id`.execute(db);
    return mapOf(rows);
  },
  rename: touch,
  move: async (ctx, from, into) => {
    await sql`
      insert into job_post_skills (job_post_id, skill_id, mandatory, min_years, position)
      select job_post_id, ${into}::uuid, mandatory, min_years, position from job_post_skills where skill_id = ${from}
      on conflict (job_post_id, skill_id) do update set mandatory = job_post_skills.mandatory or excluded.mandatory,
        min_years = greatest(job_post_skills.min_years, excluded.min_years)`.execute(ctx.tx);
    await touch(ctx, from);
    await sql`delete from job_post_skills where skill_id = ${from}`.execute(ctx.tx);
  },
};
