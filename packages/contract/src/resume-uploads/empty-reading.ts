import type { Reading, ReadResume } from "./reading.ts";

/** What stands in a document that says nothing. */
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

/** And what an engine might say of it. */
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
