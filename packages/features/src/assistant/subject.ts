import type { Evidence, ResumeProfile } from "@orbita/contract";

/** What of a resume the assistant reads: facts, as the asker sees them. No name, no contact, nothing that judges. */
export type ReadResume = Pick<
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

/** One person whom a question can be about. */
export type Subject = {
  /** Of the resume, or of the application. */
  readonly id: string;
  readonly kind: "resume" | "application";
  /** As the asker may know them. */
  readonly label: string;
  /** Their account; null for a candidate whom a Space added. */
  readonly ownerId: string | null;
  readonly resume: ReadResume;
  /** Of an application: what its post asks for, and what the resume says of it. */
  readonly evidence: readonly Evidence[] | null;
};

export const readable = ({ ...seen }: ReadResume): ReadResume => ({
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
