/** Input of the query builder, which is for users who do not know the query operators. */
export type TalentQueryParts = {
  readonly all: string;
  readonly any: string;
  readonly exact: string;
  readonly none: string;
};
export const noParts: TalentQueryParts = { all: "", any: "", exact: "", none: "" };

const plain = (text: string): string => text.replaceAll(/["()]/g, " ").replaceAll(/\s+/g, " ").trim();

/** Splits a text at commas if there are any, otherwise at spaces. */
const itemsOf = (text: string): string[] =>
  text
    .split(text.includes(",") ? "," : /\s+/)
    .map(plain)
    .filter((item) => /[\p{L}\p{N}]/u.test(item));

const operators = new Set(["AND", "OR", "NOT"]);
const quoted = (item: string): string =>
  item.includes(" ") || item.startsWith("-") || operators.has(item) ? `"${item}"` : item;

/** Translates the input of the query builder to the syntax of the search field. */
export function buildQuery({ all, any, exact, none }: TalentQueryParts): string {
  const either = itemsOf(any).map(quoted);
  const phrase = plain(exact);
  return [
    ...itemsOf(all).map(quoted),
    ...(phrase ? [`"${phrase}"`] : []),
    ...(either.length > 1 ? [`(${either.join(" OR ")})`] : either),
    ...itemsOf(none).map((item) => `NOT ${quoted(item)}`),
  ].join(" ");
}
