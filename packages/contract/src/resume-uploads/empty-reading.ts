import type { Reading, ReadResume } from "./reading.ts";

/** The resume read from a document without any content. */
export const emptyRead: ReadResume = {
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

/** The reading of a document without any content. */
export const emptyReading: Reading = {
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
