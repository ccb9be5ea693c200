import { leastCounted, type FilterListName, type ResumeSection } from "@orbita/contract";
import { sql, type RawBuilder } from "kysely";
import type { FilterSource } from "../kernel/filter-source.ts";

/** SQL predicate: the resume's owner is active and visible in talent search. */
const found = sql`r.enabled and r.owner_id is not null and exists (
  select from users u join user_settings s on s.user_id = u.id
  where u.id = r.owner_id and u.enabled and u.deletes_at is null and s.visible_in_talent_search)`;
const shown = (section: ResumeSection) => sql`(r.shown_sections is null or ${section} = any (r.shown_sections))`;

const source = (list: FilterListName, rows: RawBuilder<unknown>): FilterSource => ({ list, rows: () => rows });

const skills = (list: "skills" | "softSkills", kind: "technical" | "soft"): FilterSource =>
  source(
    list,
    sql`select k.id::text as value, k.label_it as it, k.label_en as en, r.id::text as holder
      from resume_skills a join resumes r on r.id = a.resume_id join skills k on k.id = a.skill_id
      where k.kind = ${kind} and ${found} and case a.kind when 'technical' then ${shown("technicalSkills")} else ${shown("softSkills")} end`,
  );

/**
 * A filter list of free text, grouped without case and accents. Contains only values that enough people wrote, because guests,
 * and users from whom somebody hides, can read these lists.
 */
const words = (list: FilterListName, text: RawBuilder<unknown>, from: RawBuilder<unknown>): FilterSource =>
  source(
    list,
    sql`select value, it, it as en, holder from (
      select *, dense_rank() over (partition by plain(value) order by holder) + dense_rank() over (partition by plain(value) order by holder desc) - 1 as holders
      from (select min(${text}) over (partition by plain(${text})) as value, ${text} as it, r.id::text as holder ${from}) written) counted
      where holders >= ${leastCounted}`,
  );

/**
 * Filter values from the resumes of talents in talent search, as its filters accept them. Leaves out hidden sections, and suggested
 * positions that the person does not share or that have no code.
 */
export const resumeFilterSources: readonly FilterSource[] = [
  skills("skills", "technical"),
  skills("softSkills", "soft"),
  source(
    "proposedJobPositions",
    sql`select o.id as value, o.it_masculine as it, o.label_en as en, r.id::text as holder
      from resumes r, jsonb_array_elements(r.proposed_job_positions) item join occupations o on o.id = item ->> 'code'
      where (item ->> 'shared')::boolean and ${found}`,
  ),
  words(
    "locations",
    sql`r.contacts ->> 'city'`,
    sql`from resumes r where coalesce(r.contacts ->> 'city', '') <> '' and ${found}`,
  ),
  words(
    "courses",
    sql`item ->> 'name'`,
    sql`from resumes r, jsonb_array_elements(r.courses) item where ${shown("courses")} and ${found}`,
  ),
  words(
    "certifications",
    sql`item ->> 'name'`,
    sql`from resumes r, jsonb_array_elements(r.certifications) item where ${shown("certifications")} and ${found}`,
  ),
  source(
    "languages",
    sql`select v.code as value, v.label_it as it, v.label_en as en, r.id::text as holder
      from resume_languages l join resumes r on r.id = l.resume_id join vocabulary_entries v on v.code = l.language
      where ${shown("languages")} and ${found}`,
  ),
];
