import { longerIn, type RelatedSkill } from "../../evidence/index.ts";

export type SkillNames = { id: string; ids: string[]; it: string; en: string; aliases: string[]; soft: boolean };
export type RelationRow = { skillId: string; otherId: string; kind: "narrower" | "related" };

/** Returns the skill itself first, then the skills that imply it or are related to it; empty for an unknown id. */
export type SkillFamilyLookup = (skillId: string) => readonly RelatedSkill[];

const push = (map: Map<string, string[]>, key: string, value: string): void => {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
};

/**
 * Precomputes the related skills of every skill, so that a question needs no query. The rules are those of the evidence
 * queries: the skill itself, narrower skills by up to two levels, related skills, and broader skills by one level. If a skill
 * is reached in several ways, the strongest relation counts (same, narrower, related, broader).
 */
export function familiesOf(skills: readonly SkillNames[], relations: readonly RelationRow[]): SkillFamilyLookup {
  const byId = new Map(skills.flatMap((skill) => skill.ids.map((id) => [id, skill] as const)));
  const [down, up, beside] = [0, 1, 2].map(() => new Map<string, string[]>()) as [
    Map<string, string[]>,
    Map<string, string[]>,
    Map<string, string[]>,
  ];
  for (const { skillId, otherId, kind } of relations)
    if (kind === "narrower") {
      push(down, otherId, skillId);
      push(up, skillId, otherId);
    } else {
      push(beside, skillId, otherId);
      push(beside, otherId, skillId);
    }
  const names = ({ it, en, aliases }: SkillNames) => [it, en, ...aliases];
  const longer = longerIn(skills.flatMap((skill) => names(skill).filter((name) => /[^\p{L}\p{N}]/u.test(name))));
  const made = new Map<string, readonly RelatedSkill[]>();
  const related = ({ id, ids, it, en, soft, aliases }: SkillNames, by: RelatedSkill["by"]): RelatedSkill => {
    const all = [it, en, ...aliases];
    return { id, ids, by, it, en, soft, names: all, longer: longer(all) };
  };
  function make(id: string): RelatedSkill[] {
    const below = down.get(id) ?? [];
    const ways = [
      ["same", [id]],
      ["narrower", [...below, ...below.flatMap((one) => down.get(one) ?? [])]],
      ["related", beside.get(id) ?? []],
      ["broader", up.get(id) ?? []],
    ] as const;
    const family = new Map<string, RelatedSkill>();
    for (const [by, ids] of ways)
      for (const one of ids) {
        const skill = byId.get(one);
        if (skill && !family.has(skill.id)) family.set(skill.id, related(skill, by));
      }
    return [...family.values()];
  }
  return (skillId) => {
    const id = byId.get(skillId)?.id ?? skillId;
    const known = made.get(id) ?? make(id);
    made.set(id, known);
    return known;
  };
}
