/** Characters outside SDI's character set, each with its replacement. */
const spelled: Readonly<Record<string, string>> = {
  "‘": "'",
  "’": "'",
  "‚": "'",
  "‛": "'",
  "“": '"',
  "”": '"',
  "„": '"',
  "‐": "-",
  "‑": "-",
  "‒": "-",
  "–": "-",
  "—": "-",
  "―": "-",
  "−": "-",
  "•": "-",
  "…": "...",
  "€": "EUR",
  "™": "(TM)",
  "№": "n.",
  ı: "i",
  Ł: "L",
  ł: "l",
  Đ: "D",
  đ: "d",
  Ħ: "H",
  ħ: "h",
  Œ: "OE",
  œ: "oe",
  Ŋ: "N",
  ŋ: "n",
  ẞ: "SS",
  ſ: "s",
};

/** Printable Basic Latin and Latin-1 Supplement: the characters of the schema's string types. */
const taken = /^[\u0020-\u007e\u00a1-\u00ac\u00ae-\u00ff]$/;

function letter(sign: string): string {
  if (taken.test(sign)) return sign;
  const own = spelled[sign];
  if (own !== undefined) return own;
  const bare = Array.from(sign.normalize("NFKD"))
    .filter((part) => taken.test(part))
    .join("");
  // A letter of another script becomes "?"; a symbol without a replacement is dropped.
  return bare === "" && /[\p{L}\p{N}]/u.test(sign) ? "?" : bare;
}

/** Converts a text for the schema: Latin-1, one line, at most `max` characters, never empty. */
export function latin(text: string, max: number): string {
  const spaced = text.normalize("NFC").replaceAll(/[\s\p{Cc}\p{Zs}]+/gu, " ");
  const written = Array.from(spaced, letter).join("").replaceAll(/ +/g, " ").trim();
  return written.slice(0, max).trim() || "-";
}
