import type { AssistantComparison } from "@orbita/contract";
import type { Criterion } from "./criteria.ts";
import { statement, type Reading } from "./reading.ts";

/** A cell is read at a glance: long text is cut, and its quotes are shown below. */
const mostLetters = 160;
const cut = (text: string): string =>
  text.length > mostLetters ? `${text.slice(0, mostLetters - 1).trimEnd()}…` : text;

function cellIn(reading: Reading, { cellOf }: Criterion): AssistantComparison["people"][number]["cells"][number] {
  const { verdict, text, lines } = cellOf(reading);
  const made = statement(reading, text, lines);
  return { verdict, text: cut(made.text), quotes: made.quotes };
}

/** Compares people by the criteria, in the given order: without a ranking or a score. */
export function compare(readings: readonly Reading[], criteria: readonly Criterion[]): AssistantComparison {
  const language = readings[0]?.language ?? "it";
  return {
    criteria: criteria.map(({ label }) => label[language]),
    people: readings.map((reading) => ({
      subject: reading.subject.id,
      label: reading.subject.label,
      cells: criteria.map((criterion) => cellIn(reading, criterion)),
    })),
  };
}
