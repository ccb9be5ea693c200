import { factualSections, type FactualSection, type Resume, type ResumeProfile } from "@orbita/contract";

export type PrintLanguage = "it" | "en";

/** The printed part of a resume: the person's statements, never assessments of them. */
export type PrintedResume = Pick<Resume, "firstName" | "lastName" | "headline" | "contacts" | "years"> &
  Pick<Resume, FactualSection> & { sectionOrder: FactualSection[] };

const nothing = { email: null, phone: null, city: null, links: [] };

const factual = (order: readonly string[]): FactualSection[] =>
  order.filter((section): section is FactualSection => (factualSections as readonly string[]).includes(section));

export function fromResume(resume: Resume): PrintedResume {
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

/**
 * The printed content of a profile as a viewer sees it. Parts that are hidden from the viewer are empty, so that the print does not
 * reveal that they exist.
 */
export function fromProfile(profile: ResumeProfile): PrintedResume {
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

export const fullName = ({ firstName, lastName }: Pick<PrintedResume, "firstName" | "lastName">): string =>
  [firstName, lastName].filter((part) => part !== null && part !== "").join(" ");
