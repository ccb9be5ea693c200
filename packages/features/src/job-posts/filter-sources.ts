import { sql } from "kysely";
import type { FilterSource } from "../kernel/filter-source.ts";

const open = (now: Date) => sql`p.status = 'published' and p.enabled and p.expires_at > ${now}
  and exists (select from spaces s where s.id = p.space_id and s.enabled)`;

const skills = (list: "skills" | "softSkills", kind: "technical" | "soft"): FilterSource => ({
  list,
  rows: (now) => sql`select k.id::text as value, k.label_it as it, k.label_en as en, p.id::text as holder
    from job_post_skills a join job_posts p on p.id = a.job_post_id join skills k on k.id = a.skill_id
    where k.kind = ${kind} and ${open(now)}`,
});

/** The filter lists from job posts: skills and cities of published posts. */
export const jobPostFilterSources: readonly FilterSource[] = [
  skills("skills", "technical"),
  skills("softSkills", "soft"),
  {
    list: "locations",
    rows: (now) => sql`select p.city as value, p.city as it, p.city as en, p.id::text as holder
      from job_posts p where p.city is not null and ${open(now)}`,
  },
];
