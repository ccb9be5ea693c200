/** Normalizes names for comparison, exactly like the SQL function `plain`. */
export const plain = (name: string): string => name.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The aliases of a skill to store: without duplicates, ignoring case and accents, and without names that equal a label. */
export function otherNames(labels: readonly string[], names: readonly string[]): string[] {
  const seen = new Set(labels.map(plain));
  return names.filter((name) => {
    const known = plain(name);
    if (seen.has(known)) return false;
    seen.add(known);
    return true;
  });
}

/**
 * The code of a skill, from the letters and digits of its English name. "+" and "#" become words ("c-plus-plus"); a name without
 * letters and digits becomes "skill".
 */
export function codeOf(en: string): string {
  const words = plain(en)
    .replaceAll("+", " plus ")
    .replaceAll("#", " sharp ")
    .match(/[a-z0-9]+/g);
  return (words?.join("-") ?? "skill").slice(0, 70).replace(/-$/, "");
}
