import type { Resume } from "@orbita/contract";

export type SkillItem = Resume["technicalSkills"][number];
export type SkillGroup = { code: string | null; it: string | null; en: string | null; skills: SkillItem[] };

/** Groups skills by category, in order of first appearance. Skills unknown to the taxonomy come last. */
export function groupSkills(skills: readonly SkillItem[]): SkillGroup[] {
  const groups = new Map<string | null, SkillGroup>();
  for (const skill of skills) {
    const code = skill.category?.code ?? null;
    const group = groups.get(code) ?? {
      code,
      it: skill.category?.it ?? null,
      en: skill.category?.en ?? null,
      skills: [],
    };
    groups.set(code, group);
    group.skills.push(skill);
  }
  return [...groups.values()].toSorted((one, other) => Number(one.code === null) - Number(other.code === null));
}

/** The stored values of the levels that the form offers. */
export const levels = [1, 3, 4, 5] as const;
export type SkillLevel = (typeof levels)[number];

/** Maps a stored level to an offered one: 1–2 basic, 3 intermediate, 4 advanced, 5 expert. */
export const levelStep = (level: number): SkillLevel => (level <= 2 ? 1 : level >= 5 ? 5 : (level as SkillLevel));
/** How many of the four bars are filled for a level. */
export const countLevelBars = (level: number): number => levels.indexOf(levelStep(level)) + 1;
