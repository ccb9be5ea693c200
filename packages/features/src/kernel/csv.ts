/** What a spreadsheet would run is text here: it begins with an apostrophe. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const cell = (value: string | number | null): string => {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = harmless(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A row by RFC 4180. */
export const csvRow = (cells: readonly (string | number | null)[]): string => `${cells.map(cell).join(",")}\r\n`;

/** So that spreadsheets know that it is UTF-8. */
export const byteOrderMark = "\uFEFF";
