import { judgingSections } from "./limits.ts";
import type { Resume } from "./schema.ts";
import type { ResumeVersion } from "./sharing.ts";

type VersionableContent = Pick<
  Resume,
  | "headline"
  | "summary"
  | "experience"
  | "technicalSkills"
  | "softSkills"
  | "education"
  | "certifications"
  | "courses"
  | "languages"
  | "interests"
>;
type VersionedFields = Pick<ResumeVersion, "headline" | "summary" | "leftOut">;

/**
 * Applies a version, which may replace the headline or summary and leave out sections and entries; the rest comes from the
 * resume.
 */
export function inVersion<R extends VersionableContent>(resume: R, version: VersionedFields): R {
  const out = new Set(version.leftOut);
  const kept = <T extends { id: string }>(section: keyof VersionableContent, entries: readonly T[]): T[] =>
    out.has(section) ? [] : entries.filter(({ id }) => !out.has(id));
  return {
    ...resume,
    headline: version.headline ?? resume.headline,
    summary: out.has("summary") ? null : (version.summary ?? resume.summary),
    experience: kept("experience", resume.experience),
    technicalSkills: kept("technicalSkills", resume.technicalSkills),
    softSkills: kept("softSkills", resume.softSkills),
    education: kept("education", resume.education),
    certifications: kept("certifications", resume.certifications),
    courses: kept("courses", resume.courses),
    // Keeps languages marked as mandatory, which every version of the resume must include.
    languages: resume.languages.filter(({ id, mandatory }) => mandatory || !(out.has("languages") || out.has(id))),
    interests: kept("interests", resume.interests),
  };
}

/**
 * The resume as a Space receives it: complete or in a version. Sections that judge the person contain only the items that the
 * person shares.
 */
export const asSent = (resume: Resume, version: VersionedFields | null): Resume => ({
  ...(version ? inVersion(resume, version) : resume),
  ...(Object.fromEntries(
    judgingSections.map((section) => [section, resume[section].filter(({ shared }) => shared)]),
  ) as Pick<Resume, (typeof judgingSections)[number]>),
});
