import { fold } from "./fold.ts";
import { readLines } from "./read-words.ts";

/**
 * Resume fields that can be announced by a label, before a colon or in the left cell of a form. data/words/labels.txt lists the
 * labels of each field.
 */
const labelFields = [
  "period",
  "company",
  "sector",
  "title",
  "tasks",
  "institution",
  "degree",
  "subjects",
  "grade",
  "thesis",
  "name",
  "firstName",
  "lastName",
  "address",
  "phone",
  "mail",
  "web",
  "personal",
] as const;
export type FieldLabel = (typeof labelFields)[number];

const known = new Map<string, FieldLabel[]>();
for (const line of readLines("labels")) {
  const [field, text = ""] = line.split("\t");
  const label = labelFields.find((one) => one === field);
  if (label === undefined) throw new Error(`data/words/labels.txt names an unknown field: ${line}`);
  known.set(fold(text), [...(known.get(fold(text)) ?? []), label]);
}
/** Returns all fields that a label may announce. The label "Titolo", for example, may announce a job or a diploma. */
export const labelsOf = (text: string): readonly FieldLabel[] => known.get(fold(text)) ?? [];

const shape = /^[•·▪*–-]?\s*([^:\t]{1,80}?)\s*(?::|\t)[\s:]*/u;

/** Returns the label with which a line begins, if the label is one of `among`, and the position of its value. */
export function labelAt(text: string, among: readonly FieldLabel[]): { label: FieldLabel; to: number } | null {
  const match = shape.exec(text);
  if (!match) return null;
  const label = labelsOf(match[1]!).find((field) => among.includes(field));
  return label ? { label, to: match[0].length } : null;
}
