/** As PostgreSQL's `plain` does it: how names are compared. */
export const plain = (name: string): string => name.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Each name once, however it is written, and none that is a label already. */
export function otherNames(labels: readonly string[], names: readonly string[]): string[] {
  const seen = new Set(labels.map(plain));
  return names.filter((name) => {
    const known = plain(name);
    if (seen.has(known)) return false;
    seen.add(known);
    return true;
  });
}

/** Letters and digits of the English name; what has none (“C++” has) is named by what it is. */
export function codeOf(en: string): string {
  const words = plain(en)
    .replaceAll("+", " plus ")
    .replaceAll("#", " sharp ")
    .match(/[a-z0-9]+/g);
  return (words?.join("-") ?? "skill").slice(0, 70).replace(/-$/, "");
}
