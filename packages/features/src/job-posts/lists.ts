import type { JobPostDraft } from "@orbita/contract";
import type { Tx } from "@orbita/db";
import { sql } from "kysely";
import { knownCode } from "../vocabulary/index.ts";
import { saveAskedSkills } from "./skills.ts";

type JobPostLists = Pick<JobPostDraft, "skills" | "languages" | "benefits">;

/** Resolves the codes of a job post's list, in the given order. Two codes that were merged into one become one item. */
async function known<T extends { code: string }>(tx: Tx, field: "languages" | "benefits", items: readonly T[]) {
  const type = field === "languages" ? "language" : "benefit";
  const byCode = new Map<string, T>();
  for (const [index, item] of items.entries()) {
    const code = await knownCode(tx, { type, code: item.code, field: `${field}.${index}.code` });
    if (!byCode.has(code)) byCode.set(code, { ...item, code });
  }
  return [...byCode.values()];
}

/** Replaces the given lists of a job post (such as languages or benefits), each as a whole. */
export async function saveLists(
  tx: Tx,
  jobPostId: string,
  { skills, languages, benefits }: JobPostLists,
): Promise<void> {
  if (skills) await saveAskedSkills(tx, jobPostId, skills);
  if (languages) {
    const rows = (await known(tx, "languages", languages)).map(({ code, level, mandatory }, position) => ({
      job_post_id: jobPostId,
      language: code,
      level,
      mandatory,
      position,
    }));
    await tx.deleteFrom("job_post_languages").where("job_post_id", "=", jobPostId).execute();
    if (rows.length > 0) await tx.insertInto("job_post_languages").values(rows).execute();
  }
  if (benefits) {
    const rows = (await known(tx, "benefits", benefits)).map(({ code, detail }, position) => ({
      job_post_id: jobPostId,
      benefit: code,
      detail: detail || null,
      position,
    }));
    await tx.deleteFrom("job_post_benefits").where("job_post_id", "=", jobPostId).execute();
    if (rows.length > 0) await tx.insertInto("job_post_benefits").values(rows).execute();
  }
}

/** Copies the lists of a job post unchanged, including codes that the value lists no longer offer. */
export async function copyLists(tx: Tx, from: string, to: string): Promise<void> {
  await sql`insert into job_post_skills (job_post_id, skill_id, mandatory, min_years, position)
    select ${to}::uuid, skill_id, mandatory, min_years, position from job_post_skills where job_post_id = ${from}`.execute(
    tx,
  );
  await sql`insert into job_post_languages (job_post_id, language, level, mandatory, position)
    select ${to}::uuid, language, level, mandatory, position from job_post_languages where job_post_id = ${from}`.execute(
    tx,
  );
  await sql`insert into job_post_benefits (job_post_id, benefit, detail, position)
    select ${to}::uuid, benefit, detail, position from job_post_benefits where job_post_id = ${from}`.execute(tx);
}
