import type { ParsedDocument, ParsedResume } from "./reading.ts";

/** The resume that the engine reads from a document without any content. */
export const emptyRead: ParsedResume = {
  contacts: { firstName: null, lastName: null, email: null, phone: null, city: null, links: [] },
  headline: null,
  summary: null,
  experience: [],
  education: [],
  technicalSkills: [],
  softSkills: [],
  languages: [],
  certifications: [],
  courses: [],
  interests: [],
};

/** The complete reading of a document without any content: the empty resume, no lines, no unplaced text. */
export const emptyReading: ParsedDocument = {
  engine: "none",
  kind: "pdf",
  language: "it",
  pages: [],
  words: 0,
  lines: [],
  resume: emptyRead,
  unplaced: [],
  hidden: [],
};
