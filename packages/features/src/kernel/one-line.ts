/**
 * Makes a name safe for mail headers: a single line without control and format characters, and without `=?…?=` markers, which
 * mail clients would decode.
 */
export const oneLine = (words: string): string =>
  words
    .replaceAll(/=\?|\?=/g, " ")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
    .replaceAll(/ {2,}/g, " ")
    .trim();
