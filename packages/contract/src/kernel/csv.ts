/**
 * One way to write CSV, for the server and the web app. Every text is quoted, because a spreadsheet may take `;` or a tab for the separator
 * and find a formula behind it. What a spreadsheet would run begins with an apostrophe, also inside a cell after a separator or a line.
 */
const formula = /(^[\s"]*|[,;\t\r\n|][\s"]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/gu;

/** A number is no formula: a negative amount stays one. */
const plainNumber = /^-?\d+(?:\.\d+)?$/;

const harmless = (text: string): string =>
  plainNumber.test(text) ? text : text.replaceAll(formula, "$1'").replace(/^(?=[\t\r\n])/u, "'");

const cellOf = (value: string | number | null): string =>
  value === null || value === ""
    ? ""
    : typeof value === "number"
      ? String(value)
      : `"${harmless(value).replaceAll('"', '""')}"`;

/** A row by RFC 4180. */
export const csvRow = (cells: readonly (string | number | null)[]): string => `${cells.map(cellOf).join(",")}\r\n`;

/** So that spreadsheets know that it is UTF-8. */
export const byteOrderMark = "\uFEFF";
