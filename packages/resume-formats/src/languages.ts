/** ISO 639-1 codes of languages that CVs name. */
const codes =
  "af am ar az be bg bn bs ca cs cy da de el en eo es et eu fa fi fr ga gl gu he hi hr hu hy id is it ja ka kk km kn ko ku ky la lb lo lt lv mk ml mn mr ms mt my nb ne nl nn no pa pl ps pt ro ru si sk sl so sq sr sv sw ta te tg th ti tk tl tr tt uk ur uz vi yo zh zu".split(
    " ",
  );

const fold = (name: string) => name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();

const named = ["it", "en", "fr", "de", "es"].map(
  (locale) => new Intl.DisplayNames([locale], { type: "language", fallback: "none" }),
);
const byName = new Map<string, string>();
for (const names of named)
  for (const code of codes) {
    const name = names.of(code);
    const key = name && fold(name);
    if (key && !byName.has(key)) byName.set(key, code);
  }

/** Converts a three-letter code to two letters: "ita" becomes "it". */
function shortCode(code: string): string {
  return /^[a-z]{3}$/.test(code) ? (Intl.getCanonicalLocales(code)[0] ?? code) : code;
}

/** The ISO 639-1 code of a language: "Inglese", "English", "en" and "en-GB" give "en"; an unknown language gives null. */
export function languageCode(text: string): string | null {
  const folded = fold(text);
  const code = shortCode(folded.split(/[-_]/)[0] ?? "");
  if (codes.includes(code)) return code;
  return byName.get(folded) ?? byName.get(folded.split(/[\s,(/]/)[0] ?? "") ?? null;
}

/** The CEFR level that a text states, and whether it says native speaker. */
export function fluencyOf(text: string): { level: string | null; native: boolean } {
  const level = /\b([ABC][12])\b/i.exec(text)?.[1]?.toUpperCase() ?? null;
  return { level, native: /native|mother|madrelingua|bilingu/i.test(text) };
}
