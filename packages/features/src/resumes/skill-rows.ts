import type { FieldError } from "@orbita/contract";
import type { Tx } from "@orbita/db";
import { failFields } from "../kernel/failure.ts";
import { lockSkillsNow } from "../skills/index.ts";
import { knownCode } from "../vocabulary/index.ts";
import type { StoredItem } from "./items.ts";

export const skillSections = { technicalSkills: "technical", softSkills: "soft" } as const;
export type SkillSection = keyof typeof skillSections;
export type ResumeSkillRow = { skillId: string | null; name: string; level: number | null };
export type ResumeLanguageRow = { code: string; level: string | null; native: boolean; mandatory: boolean };

/** Replaces each merged skill of a resume by its successor; reports an unknown skill as a field error. */
export async function knownSkills<T extends ResumeSkillRow>(
  tx: Tx,
  section: SkillSection,
  skills: readonly T[],
): Promise<T[]> {
  const known = await lockSkillsNow(
    tx,
    skills.flatMap(({ skillId }) => skillId ?? []),
  );
  const unknown = skills.flatMap(({ skillId }, index): FieldError[] =>
    skillId === null || known.has(skillId)
      ? []
      : [{ path: `${section}.${index}.skillId`, code: "field.invalid", params: {} }],
  );
  if (unknown.length > 0) failFields("request.invalid", unknown);
  // Merges duplicate skills and keeps the higher level.
  const once = new Map<string, T>();
  for (const [index, skill] of skills.entries()) {
    const skillId = skill.skillId === null ? null : known.get(skill.skillId)!.id;
    const key = skillId ?? `${index}`;
    const earlier = once.get(key);
    const level = Math.max(earlier?.level ?? 0, skill.level ?? 0) || null;
    once.set(key, earlier ? { ...earlier, level } : { ...skill, skillId });
  }
  return [...once.values()];
}

/** If several languages of a resume were merged into one, keeps only the first of them. */
export async function knownLanguages<T extends ResumeLanguageRow>(tx: Tx, languages: readonly T[]): Promise<T[]> {
  const once = new Map<string, T>();
  for (const [index, item] of languages.entries()) {
    const code = await knownCode(tx, { type: "language", code: item.code, field: `languages.${index}.code` });
    if (!once.has(code)) once.set(code, { ...item, code });
  }
  return [...once.values()];
}

export async function saveSkills(
  tx: Tx,
  resumeId: string,
  section: SkillSection,
  skills: readonly (ResumeSkillRow & StoredItem)[],
) {
  const kind = skillSections[section];
  await tx.deleteFrom("resume_skills").where("resume_id", "=", resumeId).where("kind", "=", kind).execute();
  const rows = skills.map(({ id, skillId, name, level, origin }, position) => ({
    resume_id: resumeId,
    item_id: id,
    kind,
    skill_id: skillId,
    name,
    level,
    origin,
    position,
  }));
  if (rows.length > 0) await tx.insertInto("resume_skills").values(rows).execute();
}

export async function saveLanguages(
  tx: Tx,
  resumeId: string,
  languages: readonly (ResumeLanguageRow & StoredItem)[],
): Promise<void> {
  await tx.deleteFrom("resume_languages").where("resume_id", "=", resumeId).execute();
  const rows = languages.map(({ id, code, level, native, mandatory, origin }, position) => ({
    resume_id: resumeId,
    item_id: id,
    language: code,
    level: level as never,
    native,
    mandatory,
    origin,
    position,
  }));
  if (rows.length > 0) await tx.insertInto("resume_languages").values(rows).execute();
}
