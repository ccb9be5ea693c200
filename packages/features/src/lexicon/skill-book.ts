import { longerIn, parseSkillName, variantsOf, type StatementIndex, type RelatedSkill } from "../evidence/index.ts";

export type SkillIndexRow = {
  id: string;
  /** The ids of the skill itself and of all skills merged into it. */
  ids: string[];
  it: string;
  en: string;
  aliases: string[];
  soft: boolean;
  /** The ids of the broader skills, up to two steps away. */
  broader: string[];
};

/** A name of a skill, split into words. A text that lacks one of these words cannot contain the name. */
type SkillNameEntry = {
  readonly skill: number;
  readonly words: readonly string[];
  readonly last: string;
  readonly lasts: string;
};

const entryOf = (skill: number, words: readonly string[]): SkillNameEntry => {
  const last = words.at(-1)!;
  return { skill, words, last, lasts: `${last}s` };
};

/** Whether a text has all the words of the skill name, so that it can contain the name. The last word may be in the plural. */
const canStand = ({ words, last, lasts }: SkillNameEntry, index: StatementIndex["texts"]["index"]): boolean =>
  words.every((word, at) => at === words.length - 1 || index.has(word)) && (index.has(last) || index.has(lasts));

export type SkillNameIndex = {
  /** Returns the few skills whose name a text may contain, or that the resume lists by id. The caller checks what the text says about them. */
  readonly among: (read: StatementIndex) => RelatedSkill[];
  readonly broaderOf: (id: string) => readonly string[];
  readonly isSoft: (id: string) => boolean;
};

/**
 * Indexes each name by its rarest word. A name is then checked only in texts with that word, and "gestione" does not yield a
 * hundred names.
 */
function byRarestWord(entries: readonly SkillNameEntry[]): ReadonlyMap<string, readonly SkillNameEntry[]> {
  const counts = new Map<string, number>();
  for (const { words } of entries) for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const book = new Map<string, SkillNameEntry[]>();
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

const wordsIn = (name: string): string[] => parseSkillName(name)?.words.map(({ low }) => low) ?? [];

/** Builds the index of all names of all skills once, for every resume that this process reads. */
export function skillBook(rows: readonly SkillIndexRow[]): SkillNameIndex {
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
    isSoft: (id) => skills[byId.get(id) ?? -1]?.soft ?? false,
  };
}
