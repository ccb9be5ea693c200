import { contactLimits } from "@orbita/contract";

/** A name goes into headers of a mail: one line, without what only machines read, and nothing that a reader would decode. */
export const oneLine = (words: string): string =>
  words
    .replaceAll(/=\?|\?=/g, " ")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
    .replaceAll(/ {2,}/g, " ")
    .trim();

/** Anybody can write anybody's address into the form: its owner is not to be flooded by our receipts. */
export const getsReceipt = (lately: number): boolean => lately <= contactLimits.receiptsPerDay;
