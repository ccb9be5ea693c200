import { sectionKinds, type SectionKind } from "../lexicon/headings.ts";

/** What a line may be, apart from a heading, and the section that it belongs to. */
const contents = {
  name: "contacts",
  headline: "contacts",
  contact: "contacts",
  personal: "contacts",
  summary: "summary",
  /** The first line of an entry, whatever it says; then the rest of its head; then what was done. */
  "experience.begin": "experience",
  "experience.head": "experience",
  "experience.text": "experience",
  "education.begin": "education",
  "education.head": "education",
  "education.text": "education",
  "skills.technical": "technicalSkills",
  "skills.soft": "softSkills",
  skills: "skills",
  languages: "languages",
  certificates: "certifications",
  courses: "courses",
  interests: "interests",
  other: "other",
  consent: "other",
  noise: "other",
} as const satisfies Record<string, SectionKind>;
export type Content = keyof typeof contents;
export type ClassLabel = Content | `heading:${SectionKind}`;

/** In the order of the weights' columns. */
export const classLabels: readonly ClassLabel[] = [
  ...(Object.keys(contents) as Content[]),
  ...sectionKinds.map((kind): ClassLabel => `heading:${kind}`),
];
export const labelCount = classLabels.length;

/** By label number: the section that it is part of, as its heading or as its text. */
export const sectionOfLabel: readonly SectionKind[] = classLabels.map((label) =>
  label.startsWith("heading:") ? (label.slice(8) as SectionKind) : contents[label as Content],
);
export const isHeadingLabel: readonly boolean[] = classLabels.map((label) => label.startsWith("heading:"));
export const labelNumber: ReadonlyMap<string, number> = new Map(classLabels.map((label, i) => [label, i]));
