/** Specification §2: the sections in their default order. */
export const resumeSections = [
  "summary",
  "comments",
  "aiquestions",
  "proposedJobPositions",
  "proposedTechnicalSkills",
  "experience",
  "technicalSkills",
  "softSkills",
  "education",
  "certifications",
  "courses",
  "languages",
  "interests",
  "criticalSummary",
  "questions",
] as const;
export type ResumeSection = (typeof resumeSections)[number];
