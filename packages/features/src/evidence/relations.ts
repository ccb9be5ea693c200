import { plainOf } from "./words.ts";

/** How a skill relates to the required one. Broader, such as SQL where PostgreSQL is required, is neither proof nor disproof. */
export type RelationKind = "same" | "narrower" | "related" | "broader";

export type RelatedSkill = {
  readonly id: string;
  /** The skill and all skills merged into it: old applications may still refer to those. */
  readonly ids: readonly string[];
  readonly by: RelationKind;
  readonly it: string;
  readonly en: string;
  /** Every name of the skill, in both languages, in its original spelling. */
  readonly names: readonly string[];
  /** Other skills' names that contain a name of this one: "React Native" is not "React". */
  readonly longer: readonly string[];
  readonly soft: boolean;
};

/** By required skill id: the skill itself first, then the skills that prove it or come near. */
export type Relations = { readonly skills: ReadonlyMap<string, readonly RelatedSkill[]> };

const wordsOf = (name: string): string[] => plainOf(name).low.match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Indexes all names once, for the given skills or for any. The result finds names that contain one of a skill's names but are not
 * names of that skill.
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
