import type { UnderstoodTerm } from "@orbita/contract";

/** Words that only connected the removed term to the rest: "infermiera a Milano" becomes "infermiera". */
const dangling = /(?:^|\s)(?:a|ad|in|di|da|come|zona|at|near|as|for)\s*$/i;

/** The query without an understood term. Empty if nothing else was typed. */
export function withoutTerm(query: string, { from, to }: Pick<UnderstoodTerm, "from" | "to">): string {
  const typed = query.normalize("NFC");
  const rest = `${typed.slice(0, from).replace(dangling, "")} ${typed.slice(to)}`;
  return rest
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ?,[ ,]*/g, ", ")
    .replaceAll(/^[ ,]+|[ ,]+$/g, "");
}

/** The query with the names that were probably meant instead of typing errors; null if it has none. */
export function correctedQuery(query: string, terms: readonly UnderstoodTerm[]): string | null {
  const slips = terms.filter(({ corrected }) => corrected !== undefined);
  if (slips.length === 0) return null;
  return slips
    .toSorted((one, other) => other.from - one.from)
    .reduce(
      (text, { from, to, corrected }) => `${text.slice(0, from)}${corrected}${text.slice(to)}`,
      query.normalize("NFC"),
    );
}
