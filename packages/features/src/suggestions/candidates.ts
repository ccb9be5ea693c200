import type { CvSubjects } from "../fits/index.ts";
import type { Lexicon, OccupationSkills } from "../lexicon/index.ts";

/** How an occupation relates to those of the CV: the same kind of job, the same ISCO-08 group, or a group near it. */
export const closeness = { kind: 3, group: 2, near: 1, none: 0 } as const;
type Closeness = (typeof closeness)[keyof typeof closeness];

export function closenessOf(id: string, { kinds, groups, nearGroups }: CvSubjects, { titles }: Lexicon): Closeness {
  const group = titles.groupOf(id) ?? "";
  if (kinds.includes(id)) return closeness.kind;
  if (groups.includes(group)) return closeness.group;
  return nearGroups.includes(group) ? closeness.near : closeness.none;
}

/**
 * The occupations that can be proposed for a CV, with the skills that define them: those close to an occupation that it shows, and those
 * with a skill that it documents. Occupations that the person already has or had are left out.
 */
export function candidatesFor(
  subjects: CvSubjects,
  lexicon: Lexicon,
  skillsOf: OccupationSkills,
): ReadonlyMap<string, readonly string[]> {
  const own = new Set([...subjects.latest, ...subjects.earlier]);
  const documented = new Set(subjects.skills);
  const found = new Map<string, readonly string[]>();
  for (const [id, all] of skillsOf) {
    const skills = all.filter((skill) => !lexicon.softSkills.has(skill));
    if (own.has(id) || skills.length === 0) continue;
    const isClose = closenessOf(id, subjects, lexicon) !== closeness.none;
    if (isClose || skills.some((skill) => documented.has(skill))) found.set(id, skills);
  }
  return found;
}
