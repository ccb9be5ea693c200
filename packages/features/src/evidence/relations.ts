import { plainOf } from "./words.ts";

/** How a skill stands to the one that is asked for. Broader: SQL where PostgreSQL is asked for, which says neither yes nor no. */
export type RelationKind = "same" | "narrower" | "related" | "broader";

export type RelatedSkill = {
  readonly id: string;
  /** It and all that were merged into it: what was sent long ago may name them. */
  readonly ids: readonly string[];
  readonly by: RelationKind;
  readonly it: string;
  readonly en: string;
  /** Every word for it, in both languages, as it is written. */
  readonly names: readonly string[];
  /** Other skills' names with a name of this one in them: "React Native" speaks of something else than "React". */
  readonly longer: readonly string[];
  readonly soft: boolean;
};

/** By the id that is asked for: the skill itself first, then those that show it or come near. */
export type Relations = { readonly skills: ReadonlyMap<string, readonly RelatedSkill[]> };

const wordsOf = (name: string): string[] => plainOf(name).low.match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Reads all names once, for the skills that will be asked about, or for any; then answers those that have one of a skill's names among their
 * words, and are none of them.
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
