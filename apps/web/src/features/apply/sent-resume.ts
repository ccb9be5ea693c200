import type { Resume, ResumeVersion } from "@orbita/contract";
import { judgingSections } from "@orbita/contract/resumes/limits";

/** A CV as it would be sent: without what the version leaves out, and of what judges only what its owner shares. */
export function sentResume(resume: Resume, version: ResumeVersion | null): Resume {
  const out = new Set(version?.leftOut);
  const kept = <T extends { id: string }>(section: string, items: readonly T[]): T[] =>
    out.has(section) ? [] : items.filter(({ id }) => !out.has(id));
  const judging = Object.fromEntries(
    judgingSections.map((section) => [section, resume[section].filter(({ shared }) => shared)]),
  ) as Pick<Resume, (typeof judgingSections)[number]>;
  return {
    ...resume,
    headline: version?.headline ?? resume.headline,
    summary: out.has("summary") ? null : (version?.summary ?? resume.summary),
    experience: kept("experience", resume.experience),
    technicalSkills: kept("technicalSkills", resume.technicalSkills),
    softSkills: kept("softSkills", resume.softSkills),
    education: kept("education", resume.education),
    certifications: kept("certifications", resume.certifications),
    courses: kept("courses", resume.courses),
    languages: kept("languages", resume.languages),
    interests: kept("interests", resume.interests),
    ...judging,
  };
}
