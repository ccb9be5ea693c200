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
