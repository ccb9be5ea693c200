import type { AdminVocabularyEntry } from "@orbita/contract";

export type EntryOrder = "hand" | "it" | "en" | "uses";
export type EntryFilter = { text: string; withoutEnglish: boolean; unused: boolean; order: EntryOrder };
export const noEntryFilter: EntryFilter = { text: "", withoutEnglish: false, unused: false, order: "hand" };

const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** True if the list is unfiltered and in manual order; only then entries can be reordered. */
export const isUnfiltered = ({ text, withoutEnglish, unused, order }: EntryFilter): boolean =>
  text.trim() === "" && !withoutEnglish && !unused && order === "hand";

export function filterEntries(entries: readonly AdminVocabularyEntry[], by: EntryFilter): AdminVocabularyEntry[] {
  const wanted = plain(by.text.trim());
  const found = entries.filter(
    ({ code, it, en, aliases, uses }) =>
      (!by.withoutEnglish || en === null) &&
      (!by.unused || uses === 0) &&
      (wanted === "" || [code, it, en ?? "", ...aliases].some((name) => plain(name).includes(wanted))),
  );
  const compare = new Intl.Collator("it", { sensitivity: "base", numeric: true }).compare;
  if (by.order === "it") return found.toSorted((a, b) => compare(a.it, b.it));
  if (by.order === "en") return found.toSorted((a, b) => compare(a.en ?? a.it, b.en ?? b.it));
  if (by.order === "uses") return found.toSorted((a, b) => b.uses - a.uses || a.sort - b.sort);
  return found;
}

/** Moves an entry to a position and renumbers the list as the server will. */
export function moveEntry(entries: readonly AdminVocabularyEntry[], id: string, sort: number): AdminVocabularyEntry[] {
  const entry = entries.find((one) => one.id === id);
  if (!entry) return [...entries];
  return entries
    .filter((one) => one.id !== id)
    .toSpliced(Math.max(0, sort - 1), 0, entry)
    .map((one, index) => ({ ...one, sort: index + 1 }));
}
