import { longerIn, nameOf, variantsOf, type Read, type RelatedSkill } from "../evidence/index.ts";

export type SkillRow = {
  id: string;
  /** Its own id and those of all skills merged into it. */
  ids: string[];
  it: string;
  en: string;
  aliases: string[];
  soft: boolean;
  /** The broader skills, up to two steps away. */
  broader: string[];
};

/** A name that can occur in a text: all its words must occur. */
type Entry = {
  readonly skill: number;
  readonly words: readonly string[];
  readonly last: string;
  readonly lasts: string;
};

const entryOf = (skill: number, words: readonly string[]): Entry => {
  const last = words.at(-1)!;
  return { skill, words, last, lasts: `${last}s` };
};

/** The last word may be in the plural. */
const canStand = ({ words, last, lasts }: Entry, index: Read["texts"]["index"]): boolean =>
  words.every((word, at) => at === words.length - 1 || index.has(word)) && (index.has(last) || index.has(lasts));

export type SkillBook = {
  /** The few skills that a text may mention or that it lists by id. The evidence decides what the text says of them. */
  readonly among: (read: Read) => RelatedSkill[];
  readonly broaderOf: (id: string) => readonly string[];
};

/**
 * Indexes each name by its rarest word, so that it is only checked where it can occur and "gestione" does not yield a hundred
 * names.
 */
function byRarestWord(entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const counts = new Map<string, number>();
  for (const { words } of entries) for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const book = new Map<string, Entry[]>();
  for (const entry of entries) {
    const rarest = entry.words.reduce((one, other) => (counts.get(other)! < counts.get(one)! ? other : one));
    for (const key of rarest === entry.last ? [rarest, entry.lasts] : [rarest]) {
      const known = book.get(key);
      if (known) known.push(entry);
      else book.set(key, [entry]);
    }
  }
  return book;
}

const wordsIn = (name: string): string[] => nameOf(name)?.words.map(({ low }) => low) ?? [];

/** Builds the index of all names of all skills once, for every resume that this process reads. */
export function skillBook(rows: readonly SkillRow[]): SkillBook {
  const named = rows.map((row) => ({ ...row, names: [row.it, row.en, ...row.aliases] }));
  const longer = longerIn(
    named.flatMap(({ names }) => names.filter((name) => /[^\p{L}\p{N}]/u.test(name))),
    named.map(({ names }) => names),
  );
  const skills = named.map(({ id, ids, it, en, names, soft }): RelatedSkill => {
    return { id, ids, by: "same", it, en, names, soft, longer: longer(names) };
  });
  const entries = skills.flatMap(({ names }, skill) =>
    [...new Set(names.flatMap(variantsOf))].flatMap((name) => {
      const words = wordsIn(name);
      return words.length > 0 ? [entryOf(skill, words)] : [];
    }),
  );
  const book = byRarestWord(entries);
  const byId = new Map(skills.flatMap(({ ids }, skill) => ids.map((id) => [id, skill] as const)));
  const broader = new Map(rows.map((row) => [row.id, row.broader]));
  return {
    among({ statements, texts: { index } }) {
      const found = new Set(statements.flatMap(({ skillId }) => (skillId ? (byId.get(skillId) ?? []) : [])));
      for (const word of index.keys())
        for (const entry of book.get(word) ?? []) if (canStand(entry, index)) found.add(entry.skill);
      return [...found].map((skill) => skills[skill]!);
    },
    broaderOf: (id) => broader.get(id) ?? [],
  };
}
