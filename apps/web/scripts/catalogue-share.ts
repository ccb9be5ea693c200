export type TranslationCoverage = { catalogue: string; locale: string; total: number; missing: string[] };

const unquote = (lines: string): string => [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text]) => text).join("");

/** The translated share of a .po file. English is the source: its texts are its ids. */
export function catalogueShare(
  po: string,
  { catalogue, locale }: Pick<TranslationCoverage, "catalogue" | "locale">,
): TranslationCoverage {
  const entries = [...po.matchAll(/^msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gm)]
    .map(([, id = "", text = ""]) => ({ id: unquote(id), text: unquote(text) }))
    .filter(({ id }) => id !== "");
  return {
    catalogue,
    locale,
    total: entries.length,
    missing: entries.filter(({ text }) => text === "").map(({ id }) => id),
  };
}
