/** Invisible characters and characters that change the text direction; an honest sentence has none. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;
const control = /(?![\t\n\r])\p{Cc}/gu;

export const hasUnseen = (text: string): boolean =>
  text.replaceAll(unseen, "").length < text.length || text.replaceAll(control, "").length < text.length;

/** Removes accents and normalises the characters; keeps the case. */
export const casedOf = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(unseen, "")
    .replaceAll(control, " ")
    .replaceAll(/[’‘ʼ´`′]/g, "'")
    .replaceAll(/[‐‑‒–—−]/g, "-");

/** Letters of other alphabets that look like a Latin letter, with that letter. */
const alike = new Map(
  Object.entries({
    а: "a",
    е: "e",
    о: "o",
    р: "p",
    с: "c",
    х: "x",
    у: "y",
    і: "i",
    ј: "j",
    ѕ: "s",
    ԁ: "d",
    һ: "h",
    к: "k",
    м: "m",
    т: "t",
    в: "b",
    н: "h",
    ո: "n",
    α: "a",
    ο: "o",
    ε: "e",
    ι: "i",
    ν: "v",
    ρ: "p",
    τ: "t",
    υ: "u",
    κ: "k",
    ı: "i",
    ɡ: "g",
    ɑ: "a",
    ꞌ: "'",
  }),
);

/** Normalises a text to what a reader or a model perceives. Used to detect hidden content, never for display. */
export function seenAs(text: string): string {
  const low = Array.from(casedOf(text).toLowerCase(), (letter) => alike.get(letter) ?? letter).join("");
  // Joins spaced-out words such as "i g n o r e" and "i.g.n.o.r.e".
  return low.replaceAll(/(?<![\p{L}\p{N}])(?:\p{L}[ ._*-]){3,}\p{L}(?![\p{L}\p{N}])/gu, (row) =>
    row.replaceAll(/[ ._*-]/g, ""),
  );
}
