import type { AssistantComparison } from "@orbita/contract";
import type { ComparisonCriterion } from "./criteria.ts";
import { statement, type PreparedResume } from "./reading.ts";

/** The maximum number of characters in a cell of a comparison, which must be readable at a glance. Longer text is cut; the quotes below show it whole. */
const mostLetters = 160;
const cut = (text: string): string =>
  text.length > mostLetters ? `${text.slice(0, mostLetters - 1).trimEnd()}…` : text;

function cellIn(
  reading: PreparedResume,
  { cellOf }: ComparisonCriterion,
): AssistantComparison["people"][number]["cells"][number] {
  const { verdict, text, lines } = cellOf(reading);
  const made = statement(reading, text, lines);
  return { verdict, text: cut(made.text), quotes: made.quotes };
}

/** Compares people by the criteria, in the given order: without a ranking or a score. */
export function compare(
  readings: readonly PreparedResume[],
  criteria: readonly ComparisonCriterion[],
): AssistantComparison {
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
