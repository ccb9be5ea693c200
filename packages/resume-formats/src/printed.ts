import {
  factualSections,
  type FactualSection,
  type Resume,
  type ResumeProfile,
  type ResumeVersion,
} from "@orbita/contract";

export type PrintLanguage = "it" | "en";

/** What is printed of a resume: what the person says of themselves, never what judges them. */
export type Printed = Pick<Resume, "firstName" | "lastName" | "headline" | "contacts" | "years"> &
  Pick<Resume, FactualSection> & { sectionOrder: FactualSection[] };

const nothing = { email: null, phone: null, city: null, links: [] };

const factual = (order: readonly string[]): FactualSection[] =>
  order.filter((section): section is FactualSection => (factualSections as readonly string[]).includes(section));

export function fromResume(resume: Resume): Printed {
  return {
    firstName: resume.firstName,
    lastName: resume.lastName,
    headline: resume.headline,
    contacts: resume.contacts,
    years: resume.years,
    summary: resume.summary,
    experience: resume.experience,
    technicalSkills: resume.technicalSkills,
    softSkills: resume.softSkills,
    education: resume.education,
    certifications: resume.certifications,
    courses: resume.courses,
    languages: resume.languages,
    interests: resume.interests,
    sectionOrder: factual(resume.sectionOrder),
  };
}

/** What a profile hides is empty here: on paper nobody can tell the two apart either. */
export function fromProfile(profile: ResumeProfile): Printed {
  return {
    firstName: profile.firstName,
    lastName: profile.lastName,
    headline: profile.headline,
    contacts: profile.contacts ?? { ...nothing, city: profile.city },
    years: profile.years ?? 0,
    summary: profile.summary,
    experience: profile.experience ?? [],
    technicalSkills: profile.technicalSkills ?? [],
    softSkills: profile.softSkills ?? [],
    education: profile.education ?? [],
    certifications: profile.certifications ?? [],
    courses: profile.courses ?? [],
    languages: profile.languages ?? [],
    interests: profile.interests ?? [],
    sectionOrder: factual(profile.sectionOrder),
  };
}

/** A version says another headline or summary, and leaves out sections and entries; what it does not say is the resume's. */
export function applyVersion(
  resume: Printed,
  version: Pick<ResumeVersion, "headline" | "summary" | "leftOut">,
): Printed {
  const out = new Set(version.leftOut);
  const kept = <T extends { id: string }>(section: FactualSection, entries: T[]): T[] =>
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
    languages: kept("languages", resume.languages),
    interests: kept("interests", resume.interests),
  };
}

export const fullName = ({ firstName, lastName }: Pick<Printed, "firstName" | "lastName">): string =>
  [firstName, lastName].filter((part) => part !== null && part !== "").join(" ");
