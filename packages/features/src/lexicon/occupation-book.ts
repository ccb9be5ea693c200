import { isGenericTitle, titleWords } from "./occupation-words.ts";

export type OccupationIndexRow = {
  id: string;
  itMasculine: string;
  itFeminine: string;
  en: string;
  aliases: string[];
  isco08: string | null;
  weight: number;
};

export type OccupationNameIndex = {
  /** Returns the occupations that a job title names. Longer names match first, and each word belongs to one name only. */
  readonly namedIn: (title: string) => string[];
  /** The ISCO-08 group of an occupation, which has four digits. */
  readonly groupOf: (id: string) => string | null;
};

type OccupationSense = { readonly id: string; readonly rank: number };

/** The names in an occupation's entry: "Waiter/waitress" are two names. */
const alternatives = (name: string): string[] => [name, ...(name.includes("/") ? name.split("/") : [])];

/** The rank of a name: an occupation's own name ranks before an alias, then the more common occupation first. */
const rankOf = ({ weight }: OccupationIndexRow, own: boolean): number => (own ? 1_000_000 : 0) + weight;

function senses(rows: readonly OccupationIndexRow[]): ReadonlyMap<string, OccupationSense> {
  const known = new Map<string, OccupationSense>();
  const add = (name: string, sense: OccupationSense) => {
    const key = titleWords(name).join(" ");
    if (isGenericTitle(key)) return;
    const earlier = known.get(key);
    const isBetter = !earlier || sense.rank > earlier.rank || (sense.rank === earlier.rank && sense.id < earlier.id);
    if (key !== "" && isBetter) known.set(key, sense);
  };
  for (const row of rows) {
    for (const name of [row.itMasculine, row.itFeminine, row.en].flatMap(alternatives))
      add(name, { id: row.id, rank: rankOf(row, true) });
    for (const alias of row.aliases) add(alias, { id: row.id, rank: rankOf(row, false) });
  }
  return known;
}

export function occupationBook(rows: readonly OccupationIndexRow[]): OccupationNameIndex {
  const known = senses(rows);
  const longest = Math.max(0, ...[...known.keys()].map((key) => key.split(" ").length));
  const first = new Set([...known.keys()].map((key) => key.split(" ", 1)[0]!));
  const groups = new Map(rows.map(({ id, isco08 }) => [id, isco08]));
  const longestAt = (words: readonly string[], from: number): { sense: OccupationSense; length: number } | null => {
    if (!first.has(words[from]!)) return null;
    for (let length = Math.min(longest, words.length - from); length > 0; length--) {
      const sense = known.get(words.slice(from, from + length).join(" "));
      if (sense) return { sense, length };
    }
    return null;
  };
  return {
    namedIn(title) {
      const words = titleWords(title);
      const found: string[] = [];
      for (let at = 0; at < words.length;) {
        const match = longestAt(words, at);
        if (match) found.push(match.sense.id);
        at += match?.length ?? 1;
      }
      return [...new Set(found)];
    },
    groupOf: (id) => groups.get(id)?.slice(0, 4) ?? null,
  };
}
