import type { Resume, ResumeProfile } from "@orbita/contract";

/** A resume as somebody sees it: whole, or as far as its owner shows it. A section that is null is not theirs to see. */
export type ShownResume = Pick<
  ResumeProfile | Resume,
  | "headline"
  | "wishes"
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
export type SkillItem = Resume["technicalSkills"][number];
