/** The sections of a resume in their default order (specification §2). */
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
