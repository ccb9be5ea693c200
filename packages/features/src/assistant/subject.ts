import type { Evidence, ResumeProfile } from "@orbita/contract";

/** The part of a resume that the assistant reads: facts, as the user sees them. No names, contacts or judgements. */
export type AssistantResume = Pick<
  ResumeProfile,
  | "headline"
  | "city"
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
  | "years"
>;

/** A person that a question can be about. */
export type AssistantSubject = {
  /** The id of the person's resume or application. */
  readonly id: string;
  readonly kind: "resume" | "application";
  /** The name by which the user may know the person, or the code of their application. */
  readonly label: string;
  /** The account of the person; null for a CV that a Space added. */
  readonly ownerId: string | null;
  readonly resume: AssistantResume;
  /** For an application: the requirements of its post, and the evidence for them in the resume. */
  readonly evidence: readonly Evidence[] | null;
};

export const toReadableResume = ({ ...seen }: AssistantResume): AssistantResume => ({
  headline: seen.headline,
  city: seen.city,
  wishes: seen.wishes,
  summary: seen.summary,
  experience: seen.experience,
  technicalSkills: seen.technicalSkills,
  softSkills: seen.softSkills,
  education: seen.education,
  certifications: seen.certifications,
  courses: seen.courses,
  languages: seen.languages,
  interests: seen.interests,
  years: seen.years,
});

export const nameIn = (words: readonly (string | null)[]): string => words.filter(Boolean).join(" ");
