import { sectionKinds, type SectionKind } from "../../src/lexicon/headings.ts";

/**
 * The labels of lines in training documents, with their meanings. If several labels fit a line, the line gets the label that
 * matters most for its entry.
 */
export const meanings = {
  name: "the person's name, alone or with a title before it",
  headline: "the trade or the wanted job under the name",
  contact: "address, town, telephone, e-mail, links",
  personal: "birth, nationality, family, driving licence, availability: what has no field",
  summary: "the person in a few words: profile, objective",
  "experience.head": "title, employer or town of a job, with or without its dates",
  "experience.dates": "nothing but the dates of a job",
  "experience.text": "what was done in a job: bullets, descriptions, tools used there",
  "experience.told": "a job told in sentences, head and text in one",
  "education.head": "degree or school, with or without dates",
  "education.dates": "nothing but the dates of a study",
  "education.text": "mark, thesis, subjects",
  "education.told": "a study told in sentences",
  "skills.technical": "tools, techniques, knowledge",
  "skills.soft": "ways of being and of working with others",
  skills: "both kinds of skills in one line, or the name of a group of skills",
  languages: "languages and their levels",
  certificates: "certificates, licences to practise, registers",
  courses: "courses and training apart from school",
  interests: "what somebody likes apart from work",
  other: "publications, projects, references, volunteering, prizes: sections without a field",
  consent: "consent to the use of data, declarations, place and date, signature",
  noise: "page numbers, what stands on every page, the words Curriculum Vitae, marks of a template",
} as const;

export type ContentLabel = keyof typeof meanings;
/** A label of content, or the heading of a section. */
export type LineLabel = ContentLabel | `heading:${SectionKind}`;

export const lineLabels: readonly LineLabel[] = [
  ...(Object.keys(meanings) as ContentLabel[]),
  ...sectionKinds.map((kind): LineLabel => `heading:${kind}`),
];
