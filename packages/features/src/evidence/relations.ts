import { plainText } from "./words.ts";

/**
 * How a skill relates to the required skill. A broader skill, such as SQL where PostgreSQL is required, neither proves nor
 * disproves it.
 */
export type RelationKind = "same" | "narrower" | "related" | "broader";

export type RelatedSkill = {
  readonly id: string;
  /** The ids of the skill and of all skills merged into it, because old applications may still refer to the merged skills. */
  readonly ids: readonly string[];
  readonly by: RelationKind;
  readonly it: string;
  readonly en: string;
  /** Every name of the skill, in both languages, in its original spelling. */
  readonly names: readonly string[];
  /** Longer names of other skills that contain a name of this one: "React Native" does not mean React. */
  readonly longer: readonly string[];
  readonly soft: boolean;
};

/** The related skills by the id of the required skill: first the required skill, then the skills that prove it or are close to it. */
export type SkillRelations = {
  readonly skills: ReadonlyMap<string, readonly RelatedSkill[]>;
  /** The forms of a job title for both genders, which prove the same skills. */
  readonly formsOfTitle: (title: string) => readonly string[];
};

const wordsOf = (name: string): string[] => plainText(name).low.match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Returns a function that finds longer names of other skills that contain one of the given names, such as "React Native" for
 * "React". Indexes all names once; if `skills` is given, only the names that these skills need.
 */
export function longerIn(
  candidates: readonly string[],
  skills?: readonly (readonly string[])[],
): (names: readonly string[]) => string[] {
  const wanted = skills && new Set(skills.flat().map((name) => wordsOf(name)[0]));
  const byWord = new Map<string, { name: string; padded: string }[]>();
  for (const name of candidates) {
    const words = wordsOf(name);
    const padded = ` ${words.join(" ")} `;
    for (const word of new Set(words)) {
      if (wanted && !wanted.has(word)) continue;
      const known = byWord.get(word);
      if (known) known.push({ name, padded });
      else byWord.set(word, [{ name, padded }]);
    }
  }
  return (names) => {
    const own = names.map((name) => wordsOf(name));
    const mine = new Set(own.map((words) => ` ${words.join(" ")} `));
    const found = own.flatMap((words) => {
      const part = ` ${words.join(" ")} `;
      return (byWord.get(words[0] ?? "") ?? []).filter(({ padded }) => !mine.has(padded) && padded.includes(part));
    });
    return [...new Set(found.map(({ name }) => name))];
  };
}
