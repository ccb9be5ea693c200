import { csvRow, type EntityDescription, type EntityField } from "@orbita/contract";

type CellLanguage = "it" | "en";
type CellValue = string | number | null;

/** Formats times in Italian time, because cells of a spreadsheet have no time zone. */
const clock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Rome",
  dateStyle: "short",
  timeStyle: "medium",
});

const inWords = (value: string, { values }: EntityField, language: CellLanguage) =>
  values?.[value]?.[language] ?? value;

function cellOf(value: unknown, field: EntityField, language: CellLanguage): CellValue {
  if (value === null || value === undefined) return null;
  if (field.as === "money") return (Number(value) / 100).toFixed(2);
  if (value instanceof Date) return clock.format(value).slice(0, field.as === "day" ? 10 : undefined);
  if (Array.isArray(value)) return value.map((one) => inWords(String(one), field, language)).join(", ");
  if (field.kind === "number") return Number(value);
  return inWords(typeof value === "string" ? value : JSON.stringify(value), field, language);
}

/** The header row of an exported list: the id, then the label of every field. */
export const csvHead = ({ fields }: EntityDescription, language: CellLanguage): string =>
  csvRow(["id", ...Object.values(fields).map(({ words }) => words[language])]);

export const csvLine = ({ fields }: EntityDescription, row: Record<string, unknown>, language: CellLanguage): string =>
  csvRow([String(row.id), ...Object.entries(fields).map(([name, field]) => cellOf(row[name], field, language))]);
