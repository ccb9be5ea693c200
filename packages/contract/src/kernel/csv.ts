/**
 * CSV output for the server and the web app. Every text is quoted, because a spreadsheet may use `;` or a tab as the separator
 * and find a formula behind it. An apostrophe goes before everything that a spreadsheet would execute, also inside a cell after a
 * separator or a line break.
 */
const formula = /(^[\s"]*|[,;\t\r\n|][\s"]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/gu;

/** A negative number also begins with a sign, but is not a formula and gets no apostrophe. */
const plainNumber = /^-?\d+(?:\.\d+)?$/;

const harmless = (text: string): string =>
  plainNumber.test(text) ? text : text.replaceAll(formula, "$1'").replace(/^(?=[\t\r\n])/u, "'");

const cellOf = (value: string | number | null): string =>
  value === null || value === ""
    ? ""
    : typeof value === "number"
      ? String(value)
      : `"${harmless(value).replaceAll('"', '""')}"`;

/** Writes a row as RFC 4180 defines it. */
export const csvRow = (cells: readonly (string | number | null)[]): string => `${cells.map(cellOf).join(",")}\r\n`;

/** The byte order mark at the start of a file. It makes spreadsheets read the file as UTF-8. */
export const byteOrderMark = "\uFEFF";
