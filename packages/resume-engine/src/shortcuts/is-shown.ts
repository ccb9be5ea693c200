import type { ParsedResume } from "@orbita/contract";
import { foldedWordsOf } from "../lexicon/fold.ts";
import type { ResumeLine } from "../line.ts";

/** The share of the data's values that the pages must contain. It is below 1, because a layout may omit some. */
const leastShown = 0.75;

type ExtractedField = { value: unknown } | null;

/** Returns the values of the embedded data that the PDF's pages should show. */
function valuesOf(resume: ParsedResume): string[] {
  const { contacts } = resume;
  const values: ExtractedField[] = [
    contacts.firstName,
    contacts.lastName,
    contacts.email,
    resume.headline,
    resume.summary,
    ...resume.experience.flatMap(({ company, title, description, tasks }) => [company, title, description, ...tasks]),
    ...resume.education.flatMap(({ degreeTitle, institution }) => [degreeTitle, institution]),
    ...resume.technicalSkills,
    ...resume.softSkills,
    ...resume.certifications.map(({ name }) => name),
    ...resume.courses.map(({ name }) => name),
  ];
  return values.flatMap((value) =>
    typeof value?.value === "string" && value.value.trim() !== "" ? [value.value] : [],
  );
}

/** Whether the pages of a PDF agree with its embedded data. A value counts as shown if nearly all of its words are there. */
export function isShown(resume: ParsedResume, lines: readonly ResumeLine[]): boolean {
  const seen = new Set(lines.flatMap(({ text }) => foldedWordsOf(text)));
  const values = valuesOf(resume);
  const shown = values.filter((value) => {
    const words = foldedWordsOf(value);
    return words.filter((word) => seen.has(word)).length >= 0.8 * words.length;
  });
  return values.length > 0 && shown.length >= leastShown * values.length;
}
