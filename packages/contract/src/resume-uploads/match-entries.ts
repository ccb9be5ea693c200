/** Normalizes text for comparison: ignores case, accents and punctuation. */
export const plainWords = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim();

export const sameWords = (one: string, other: string): boolean => plainWords(one) === plainWords(other);

/** Jaccard similarity of the words of two texts. */
function likeness(one: string, other: string): number {
  const words = new Set(plainWords(one).split(" "));
  const others = new Set(plainWords(other).split(" "));
  const common = [...words].filter((word) => word !== "" && others.has(word)).length;
  return common / (words.size + others.size - common);
}

/** The values by which entries are compared: their names, the more important first, and the start date. */
export type EntryIdentity = { names: readonly [string, string]; start: string | null };

function closeness(one: EntryIdentity, other: EntryIdentity): number {
  const [first, second] = [likeness(one.names[0], other.names[0]), likeness(one.names[1], other.names[1])];
  const sameStart = one.start !== null && other.start !== null && one.start.slice(0, 4) === other.start.slice(0, 4);
  return 0.5 * first + 0.3 * second + (sameStart ? 0.3 : 0);
}

/** Minimum score at which two entries count as the same job or school: one name and the year match, or both names nearly match. */
const enough = 0.55;

/**
 * For each entry of the document, the index of the matching entry of the resume, or null. Each resume entry matches at most once.
 */
export function matchEntries(read: readonly EntryIdentity[], existing: readonly EntryIdentity[]): (number | null)[] {
  const pairs = read.flatMap((one, index) =>
    existing.map((other, at) => ({ index, at, score: closeness(one, other) })).filter(({ score }) => score >= enough),
  );
  pairs.sort((one, other) => other.score - one.score);
  const matched = read.map((): number | null => null);
  const taken = new Set<number>();
  for (const { index, at } of pairs) {
    if (matched[index] !== null || taken.has(at)) continue;
    matched[index] = at;
    taken.add(at);
  }
  return matched;
}
