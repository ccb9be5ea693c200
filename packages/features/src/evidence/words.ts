/** Text to search for names: without accents, in its original case and in lowercase, both of the same length. */
export type Plain = { readonly cased: string; readonly low: string };

const accents = /\p{M}/gu;
const ascii = /^[\u0020-\u007e]*$/;

export function plainOf(text: string): Plain {
  const cased = ascii.test(text)
    ? text
    : text
        .normalize("NFD")
        .replaceAll(accents, "")
        .replaceAll(/[’‘ʼ´`]/g, "'")
        .replaceAll(/[‐‑‒–—]/g, "-");
  const lowered = cased.toLowerCase();
  const low = lowered.length === cased.length ? lowered : Array.from(cased, (unit) => lowOf(unit)).join("");
  return { cased, low };
}
/** A few letters lowercase to two; these stay as they are, so that offsets match. */
const lowOf = (letter: string): string => {
  const low = letter.toLowerCase();
  return low.length === letter.length ? low : letter;
};

const word = /[\p{L}\p{N}]+/gu;
/** The same for ASCII texts: three times as fast. */
const asciiWord = /[a-z0-9]+/g;
/** "Java8" counts as Java; "SAP2000" is a different product from SAP. */
const withVersion = /^(\p{L}{3,})\d{1,2}$/u;

export type Spot = { readonly statement: number; readonly from: number; readonly to: number };

/** Positions of each word in all texts, so that a name can be looked up by its first word. */
export function indexWords(texts: readonly Plain[]): ReadonlyMap<string, readonly Spot[]> {
  const index = new Map<string, Spot[]>();
  const add = (key: string, spot: Spot) => {
    const spots = index.get(key);
    if (spots) spots.push(spot);
    else index.set(key, [spot]);
  };
  texts.forEach(({ low }, statement) => {
    for (const match of low.matchAll(ascii.test(low) ? asciiWord : word)) {
      const spot = { statement, from: match.index, to: match.index + match[0].length };
      add(match[0], spot);
      const bare = withVersion.exec(match[0])?.[1];
      if (bare) add(bare, spot);
    }
  });
  return index;
}
