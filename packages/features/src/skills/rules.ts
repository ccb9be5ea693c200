/** Normalizes names for comparison, exactly like PostgreSQL's `plain`. */
export const plain = (name: string): string => name.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Removes duplicates, ignoring case and accents, and names that equal a label. */
export function otherNames(labels: readonly string[], names: readonly string[]): string[] {
  const seen = new Set(labels.map(plain));
  return names.filter((name) => {
    const known = plain(name);
    if (seen.has(known)) return false;
    seen.add(known);
    return true;
  });
}

/** Letters and digits of the English name; "+" and "#" become words ("c-plus-plus"). A name without any becomes "skill". */
export function codeOf(en: string): string {
  const words = plain(en)
    .replaceAll("+", " plus ")
    .replaceAll("#", " sharp ")
    .match(/[a-z0-9]+/g);
  return (words?.join("-") ?? "skill").slice(0, 70).replace(/-$/, "");
}
