import { seenCharacters } from "../hidden/characters.ts";

const ligatures: Record<string, string> = { ﬀ: "ff", ﬁ: "fi", ﬂ: "fl", ﬃ: "ffi", ﬄ: "ffl", ﬅ: "st", ﬆ: "st" };

/** Expands ligatures, turns every kind of blank into a space, and removes invisible characters. */
export const plain = (text: string): string =>
  seenCharacters(text)
    .replaceAll(/[ﬀ-ﬆ]/g, (letter) => ligatures[letter] ?? letter)
    .replaceAll(/[\u00a0\u2000-\u200a\u202f\u205f\u3000\t\r\n]/g, " ")
    .replaceAll(/\p{Cc}/gu, "")
    .normalize("NFC");

const bullet =
  /^(?:[•●○◦▪▫■□◆◇►▶▸▹➢➤→❖✓✔✦★·∙⁃‣–—*\uf0b7\uf0a7\uf0d8\uf0fc\uf076-]|o(?=\s)|>{1,2}(?=\s)|\+(?=\s\D)|--(?=\s))\s*(?=\S)/u;
/** Matches a dash or a star without a blank after it, which is not a bullet. */
const needsBlank = /^[–—*·-]\S/;

/** The length in characters of the bullet with which a line begins; 0 if it has none. */
export const bulletOf = (text: string): number => (needsBlank.test(text) ? 0 : (bullet.exec(text)?.[0].length ?? 0));
