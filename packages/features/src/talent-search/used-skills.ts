import type { Resume } from "@orbita/contract";
import {
  skillMentionsOf,
  readStatements,
  statementsOf,
  yearsOfSkill,
  type ResumeStatement,
  type ResumeEvidenceSource,
} from "../evidence/index.ts";
import type { SkillNameIndex } from "../lexicon/index.ts";
import { lastMonthOf, monthsAgo, recent } from "./recency.ts";
import { levelTokens, yearsTokens } from "./tokens.ts";

/** The statements of a resume that show each skill. A statement about a skill also counts for broader skills, up to two levels up. */
function linesBySkill(told: ResumeEvidenceSource, book: SkillNameIndex): Map<string, ResumeStatement[]> {
  const read = readStatements(statementsOf(told));
  const lines = new Map<string, ResumeStatement[]>();
  for (const skill of book.among(read)) {
    const said = skillMentionsOf(skill, read).flatMap(({ voice, statement }) => (voice === "has" ? statement : []));
    if (said.length === 0) continue;
    for (const id of [skill.id, ...book.broaderOf(skill.id)]) lines.set(id, [...(lines.get(id) ?? []), ...said]);
  }
  return lines;
}

const lastUse = (lines: readonly ResumeStatement[], now: Date): number =>
  Math.max(...lines.map((line) => (line.section === "experience" ? lastMonthOf(line, now) : -Infinity)));

type ResumeSkill = Resume["technicalSkills"][number];
const levelsOf = (named: readonly ResumeSkill[]): string[] =>
  named.flatMap(({ skillId, level }) => (skillId ? levelTokens(skillId, level) : []));

/** All skills of a resume, with the duration and recency of use, from the periods of the entries that mention them. */
export function usedSkills(told: ResumeEvidenceSource, book: SkillNameIndex, now: Date) {
  const lines = linesBySkill(told, book);
  const named = [...told.technicalSkills, ...told.softSkills];
  const uses = [...lines].map(([id, said]) => ({
    id,
    months: Math.round((yearsOfSkill(said, now) ?? 0) * 12),
    last: lastUse(said, now),
  }));
  const since = (months: number) => uses.filter(({ last }) => last >= monthsAgo(months, now)).map(({ id }) => id);
  return {
    skills: [...new Set([...lines.keys(), ...named.flatMap(({ skillId }) => skillId ?? [])])],
    skillYears: uses.flatMap(({ id, months }) => yearsTokens(id, months)),
    skillLevels: [...new Set(levelsOf(named))],
    skillsNow: since(recent.now),
    skillsLately: since(recent.lately),
  };
}
