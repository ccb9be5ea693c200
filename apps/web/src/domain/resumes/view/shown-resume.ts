import type { Resume, ResumeProfile } from "@orbita/contract";

/** A resume as a viewer sees it: complete, or only what its owner shows. A null section is hidden from the viewer. */
export type VisibleResume = Pick<
  ResumeProfile | Resume,
  | "headline"
  | "wishes"
  | "jobWishes"
  | "summary"
  | "experience"
  | "technicalSkills"
  | "softSkills"
  | "education"
  | "certifications"
  | "courses"
  | "languages"
  | "interests"
  | "proposedJobPositions"
  | "proposedTechnicalSkills"
  | "comments"
  | "criticalSummary"
  | "questions"
  | "aiquestions"
  | "years"
>;
