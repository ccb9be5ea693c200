import type { AdminVocabularyEntry } from "@orbita/contract";
import { csvRow } from "@orbita/contract/kernel/csv";
import { vocabularyLimits } from "@orbita/contract/vocabulary/limits";
import Papa from "papaparse";

export type ValueListCsvRow = { code: string; it: string; en: string | null };
export type CsvImportPreview = {
  rows: ValueListCsvRow[];
  added: ValueListCsvRow[];
  changed: { line: ValueListCsvRow; before: AdminVocabularyEntry }[];
  unchanged: number;
  /** Line numbers of the invalid rows. */
  wrong: number[];
};

const columns = ["code", "it", "en"] as const;

export const csvOf = (entries: readonly AdminVocabularyEntry[]): string =>
  [[...columns], ...entries.map(({ code, it, en }) => [code, it, en])].map(csvRow).join("");

/** The changes that importing the file would make; computed in the browser before anything is sent. */
export function previewOf(text: string, entries: readonly AdminVocabularyEntry[]): CsvImportPreview {
  const { data } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ""), {
    header: true,
    skipEmptyLines: "greedy",
    transformHeader: (name) => name.trim().toLowerCase(),
  });
  const known = new Map(entries.map((entry) => [entry.code, entry]));
  const preview: CsvImportPreview = { rows: [], added: [], changed: [], unchanged: 0, wrong: [] };
  for (const [index, record] of data.entries()) {
    const line = { code: record.code?.trim() ?? "", it: record.it?.trim() ?? "", en: record.en?.trim() || null };
    const before = known.get(line.code);
    if (!/^[A-Za-z0-9_]+$/.test(line.code) || !line.it || line.it.length > vocabularyLimits.label.max)
      preview.wrong.push(index + 2);
    else {
      preview.rows.push(line);
      if (!before) preview.added.push(line);
      else if (before.it !== line.it || before.en !== line.en) preview.changed.push({ line, before });
      else preview.unchanged++;
    }
  }
  return preview;
}

export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob(["\uFEFF", text], { type: "text/csv;charset=utf-8" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
