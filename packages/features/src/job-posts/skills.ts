import type { JobPost, JobPostDraft } from "@orbita/contract";
import type { Tx } from "@orbita/db";
import { failFields } from "../kernel/failure.ts";
import { lockSkillsNow } from "../skills/index.ts";

type RequestedSkills = NonNullable<JobPostDraft["skills"]>;

/** Replaces the skills of a post, in the given order. A merged skill becomes its target, and duplicates count once. */
export async function saveAskedSkills(tx: Tx, jobPostId: string, asked: RequestedSkills): Promise<void> {
  const known = await lockSkillsNow(
    tx,
    asked.map(({ id }) => id),
  );
  const unknown = asked.flatMap(({ id }, index) =>
    known.has(id) ? [] : [{ path: `skills.${index}.id`, code: "field.invalid" as const, params: {} }],
  );
  if (unknown.length > 0) failFields("request.invalid", unknown);
  const skills = new Map<string, JobPost["skills"][number]>();
  for (const { id, mandatory, minYears } of asked) {
    const skill = known.get(id)!;
    const twin = skills.get(skill.id);
    skills.set(skill.id, {
      ...skill,
      mandatory: mandatory || (twin?.mandatory ?? false),
      minYears: Math.max(minYears ?? 0, twin?.minYears ?? 0) || null,
    });
  }
  await tx.deleteFrom("job_post_skills").where("job_post_id", "=", jobPostId).execute();
  const rows = [...skills.values()].map(({ id, mandatory, minYears }, position) => ({
    job_post_id: jobPostId,
    skill_id: id,
    mandatory,
    min_years: minYears,
    position,
  }));
  if (rows.length > 0) await tx.insertInto("job_post_skills").values(rows).execute();
}
