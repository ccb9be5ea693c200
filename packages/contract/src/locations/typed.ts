/** Letters that NFD does not decompose: removing diacritics would leave them unchanged, so they are replaced by this table. */
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
 * Normalizes a name to the way people type it: lower case, no diacritics, and a space for any separator, including apostrophes.
 * The gazetteer stores names in this form, and queries are normalized alike.
 */
export const asTyped = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[ßæœøłđðħı]/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Removes the spaces of a normalized name, so that "sant angelo lodigiano" and "santangelo lodigiano" match. */
export const squeezed = (typed: string): string => typed.replaceAll(" ", "");
