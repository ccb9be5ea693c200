const plain = (text: string): string => {
  const bare = text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  // Positions in the plain text must be positions in the label.
  return bare.length === text.length ? bare : text.toLowerCase();
};

/** The parts of a label: before the typed words, the typed words, and after them. */
export type LabelParts = readonly [before: string, typed: string, after: string];

/** Splits a label at the typed text, which begins one of its words; null if no word does. Ignores accents and case. */
export function splitLabel(label: string, typed: string): LabelParts | null {
  const [name, wanted] = [plain(label), plain(typed.trim())];
  if (wanted === "") return null;
  for (let at = name.indexOf(wanted); at >= 0; at = name.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    if (!/[\p{L}\p{N}]$/u.test(name.slice(0, at))) return [label.slice(0, at), label.slice(at, end), label.slice(end)];
  }
  return null;
}
