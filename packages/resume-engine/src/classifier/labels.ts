import { sectionKinds, type SectionKind } from "../lexicon/headings.ts";

/** Classifier labels for text lines, grouped by the section to which the line belongs. Headings have labels of their own. */
const contents = {
  name: "contacts",
  headline: "contacts",
  contact: "contacts",
  personal: "contacts",
  summary: "summary",
  /** `begin` is the first line of an entry, `head` the other lines of its head, `text` the description. */
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
export type ContentClass = keyof typeof contents;
export type ClassLabel = ContentClass | `heading:${SectionKind}`;

/** All labels of the line classifier, in the order of the columns of its weights. */
export const classLabels: readonly ClassLabel[] = [
  ...(Object.keys(contents) as ContentClass[]),
  ...sectionKinds.map((kind): ClassLabel => `heading:${kind}`),
];
export const labelCount = classLabels.length;

/** Maps the number of each classifier label to its section, for headings and text alike. */
export const sectionOfLabel: readonly SectionKind[] = classLabels.map((label) =>
  label.startsWith("heading:") ? (label.slice(8) as SectionKind) : contents[label as ContentClass],
);
export const isHeadingLabel: readonly boolean[] = classLabels.map((label) => label.startsWith("heading:"));
export const labelNumber: ReadonlyMap<string, number> = new Map(classLabels.map((label, i) => [label, i]));
