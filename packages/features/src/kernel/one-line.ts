/** A name goes into headers of a mail: one line, without what only machines read, and nothing that a reader would decode. */
export const oneLine = (words: string): string =>
  words
    .replaceAll(/=\?|\?=/g, " ")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
    .replaceAll(/ {2,}/g, " ")
    .trim();
