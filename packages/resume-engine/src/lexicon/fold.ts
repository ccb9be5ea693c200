import { remembered } from "./remembered.ts";

/** Words as they are compared: small letters, no accents, one kind of apostrophe, single spaces, nothing but letters and digits at the ends. */
export const fold = remembered((text) =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[’‘`´ʼ]/gu, "'")
    .replaceAll(/[‐‑‒–—―]/gu, "-")
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#]+$/gu, ""),
);

/** The words of a text, folded; an apostrophe ends a word (dell'acqua is dell and acqua). */
export const wordsOf = remembered((text): readonly string[] => fold(text).match(/[\p{L}\p{N}+#]+/gu) ?? []);
