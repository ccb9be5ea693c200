const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** True if every word of the query begins a word of the name; ignores accents and case. */
export function matches(name: string, query: string): boolean {
  const words = plain(name).split(/[^\p{L}\p{N}]+/u);
  return plain(query)
    .split(/\s+/)
    .filter(Boolean)
    .every((wanted) => words.some((word) => word.startsWith(wanted)));
}
