/** A text to look names up in: without accents, once as it is written and once in small letters; both of the same length. */
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
/** A few letters become two in small: then they stay as they are. */
const lowOf = (letter: string): string => {
  const low = letter.toLowerCase();
  return low.length === letter.length ? low : letter;
};

const word = /[\p{L}\p{N}]+/gu;
/** The same, for a text that has no other letters: three times as fast. */
const asciiWord = /[a-z0-9]+/g;
/** "Java8" speaks of Java; "SAP2000" is another thing than SAP. */
const withVersion = /^(\p{L}{3,})\d{1,2}$/u;

export type Spot = { readonly statement: number; readonly from: number; readonly to: number };

/** Where each word stands, in all texts: a name is then found by its first word. */
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
