/** What has a spelling of its own in the letters that SDI takes. */
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

/** Printable Basic Latin and Latin-1 Supplement: what the schema's string types match. */
const taken = /^[\u0020-\u007e\u00a1-\u00ac\u00ae-\u00ff]$/;

function letter(sign: string): string {
  if (taken.test(sign)) return sign;
  const own = spelled[sign];
  if (own !== undefined) return own;
  const bare = Array.from(sign.normalize("NFKD"))
    .filter((part) => taken.test(part))
    .join("");
  // A letter of another script is seen to be missing; a picture is not missed.
  return bare === "" && /[\p{L}\p{N}]/u.test(sign) ? "?" : bare;
}

/** A text as the schema takes it: Latin-1, one line, no longer than said, never empty. */
export function latin(text: string, max: number): string {
  const spaced = text.normalize("NFC").replaceAll(/[\s\p{Cc}\p{Zs}]+/gu, " ");
  const written = Array.from(spaced, letter).join("").replaceAll(/ +/g, " ").trim();
  return written.slice(0, max).trim() || "-";
}
