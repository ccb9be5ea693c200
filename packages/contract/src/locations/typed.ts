/** Letters that are no letter with a mark on it, so that taking the marks away does not make them plain. */
const plainLetters: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ħ: "h",
  ı: "i",
};

/**
 * A name as people type it: small letters, no marks, and a space for whatever stands between the words, an apostrophe too.
 * The gazetteer keeps its names like this, and what is looked for is brought to the same form.
 */
export const asTyped = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[ßæœøłđðħı]/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** With nothing between the words: "laquila", "santangelo lodigiano" and "sant angelo lodigiano" become one thing each. */
export const squeezed = (typed: string): string => typed.replaceAll(" ", "");
