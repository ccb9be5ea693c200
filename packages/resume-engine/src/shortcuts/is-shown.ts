import type { ReadResume } from "@orbita/contract";
import { wordsOf } from "../lexicon/fold.ts";
import type { Line } from "../line.ts";

/** Of the values, how many must stand on the pages: a layout may leave some out. */
const leastShown = 0.75;

type Value = { value: unknown } | null;

/** What a reader would miss if it were not on the page. */
function valuesOf(resume: ReadResume): string[] {
  const { contacts } = resume;
  const values: Value[] = [
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

/** Whether the pages say what the data says: a value counts as shown when nearly all of its words are there. */
export function isShown(resume: ReadResume, lines: readonly Line[]): boolean {
  const seen = new Set(lines.flatMap(({ text }) => wordsOf(text)));
  const values = valuesOf(resume);
  const shown = values.filter((value) => {
    const words = wordsOf(value);
    return words.filter((word) => seen.has(word)).length >= 0.8 * words.length;
  });
  return values.length > 0 && shown.length >= leastShown * values.length;
}
