import { pick, type RandomFunction } from "./search-rows.ts";

export type SearchableName = {
  readonly id: string;
  /** The value list that a label search uses. */
  readonly type: string;
  readonly it: string;
  readonly en: string | null;
  readonly aliases: readonly string[];
  readonly weight: number;
};
/** A typed text, perhaps with a typo. `meant` is the text without the typo. */
export type TypedPrefix = { readonly text: string; readonly wanted: SearchableName; readonly meant: string };

const withoutAccents = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "");

/** Draws names in proportion to use: entries with a third of the uses get a third of the draws. */
function drawn(names: readonly SearchableName[], random: RandomFunction): SearchableName {
  let left = random() * names.reduce((sum, { weight }) => sum + weight, 0);
  return names.find(({ weight }) => (left -= weight) <= 0)!;
}

const letters = "abcdefghilmnoprstuvz";

/** Adds a typo to a text: one letter wrong, missing or extra, or two letters swapped; never the first. */
function slipped(text: string, random: RandomFunction): string {
  const at = 1 + Math.floor(random() * (text.length - 1));
  const [before, here, rest] = [text.slice(0, at), text[at]!, text.slice(at + 1)];
  const kind = pick(random, ["wrong", "missing", "extra", "swapped"]);
  if (kind === "missing") return before + rest;
  if (kind === "extra") return before + pick(random, letters.split("")) + here + rest;
  if (kind === "swapped" && rest) return before + rest[0]! + here + rest.slice(1);
  return (
    before +
    pick(
      random,
      letters.split("").filter((letter) => letter !== here.toLowerCase()),
    ) +
    rest
  );
}

/**
 * The text that a user types to find this entry: the first 3 to 6 letters of its name. Half of those with five letters or more
 * have a typo.
 */
export function typed(names: readonly SearchableName[], random: RandomFunction): TypedPrefix {
  for (;;) {
    const wanted = drawn(names, random);
    const name = withoutAccents(random() < 0.5 && wanted.en ? wanted.en : wanted.it);
    const length = 3 + Math.floor(random() * 4);
    const slip = length >= 5 && random() < 0.5 && /^\p{L}+$/u.test(name.slice(0, length));
    const meant = name.slice(0, length).trim();
    const text = slip ? slipped(meant, random) : meant;
    // A typo in a text shorter than five letters makes another word, so such texts have none.
    if (text.length >= 3 && (!slip || text.length >= 5)) return { text, wanted, meant };
  }
}

const plain = (text: string) => withoutAccents(text).toLowerCase();

/**
 * Whether a search that ranks by usage can return `wanted` among its first three: fewer than three entries of its type with the
 * same prefix have a higher weight.
 */
export function bestPossible(names: readonly SearchableName[], wanted: SearchableName, meant: string): boolean {
  const begins = ({ it, en }: SearchableName) => [it, en ?? ""].some((name) => plain(name).startsWith(plain(meant)));
  const before = names.filter((name) => name.type === wanted.type && name.weight > wanted.weight && begins(name));
  return before.length < 3;
}
