import { remembered } from "./remembered.ts";

/** Whether a text has only plain ASCII characters and single spaces, so that `fold` can take its fast path. */
const isPlain = (text: string): boolean => !/[^ -_a-~]| {2}/u.test(text);
const edge = /^[a-z\d]/u;

/** The fast path of `fold` for plain text. */
function foldPlain(text: string): string {
  const small = text.toLowerCase();
  if (edge.test(small) && /[a-z\d+#]$/u.test(small)) return small;
  return small.replace(/^[^a-z\d]+/u, "").replace(/[^a-z\d+#]+$/u, "");
}

/**
 * Normalises text for comparison: lower case, no accents, one kind of apostrophe, single spaces, only letters and digits at the
 * ends (at the right end also + and #, as in C++).
 */
export const fold = remembered((text) => (isPlain(text) ? foldPlain(text) : foldAny(text)));

const foldAny = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[’‘`´ʼ]/gu, "'")
    .replaceAll(/[‐‑‒–—―]/gu, "-")
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#]+$/gu, "");

/** The folded words of a text; an apostrophe ends a word (dell'acqua is dell and acqua). */
export const foldedWordsOf = remembered((text): readonly string[] => {
  const folded = fold(text);
  return folded.match(isPlain(folded) ? /[a-z\d+#]+/gu : /[\p{L}\p{N}+#]+/gu) ?? [];
});
