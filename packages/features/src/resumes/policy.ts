import {
  judgingSections,
  type FactualSection,
  type Resume,
  type ResumeProfile,
  type ResumeSection,
} from "@orbita/contract";
import type { Identity } from "./identity-traces.ts";
import { withoutTraces } from "./without-traces.ts";

/** As whom somebody looks: all that decides what of a resume they see. */
export type View = {
  /** Factual sections that may be seen. */
  readonly sections: readonly FactualSection[];
  /** Neither who it is nor what leads there: a face, a site, an employer's address. */
  readonly anonymous: boolean;
  /** With it not even their sentences say who it is, however they write it. */
  readonly identity?: Identity;
  readonly contacts: boolean;
  readonly pdf: boolean;
  readonly searchEngines: boolean;
};

/** Without what says who it is. */
type Faces = Pick<ResumeProfile, "profileImage" | "coverImage">;

const judging = (resume: Resume) =>
  Object.fromEntries(
    judgingSections.map((section) => {
      const shared = resume[section].filter((item) => item.shared);
      return [section, shared.length > 0 ? shared : null];
    }),
  ) as Pick<ResumeProfile, (typeof judgingSections)[number]>;

const withoutAddress = <T extends { companyUrl: string | null }>(entries: readonly T[]): T[] =>
  entries.map((entry) => ({ ...entry, companyUrl: null }));
const withoutUrl = <T extends { url: string | null }>(entries: readonly T[]): T[] =>
  entries.map((entry) => ({ ...entry, url: null }));

function factual(resume: Resume, { sections, anonymous }: View) {
  const shown = (section: FactualSection) => sections.includes(section);
  return {
    summary: shown("summary") ? resume.summary : null,
    experience: shown("experience") ? (anonymous ? withoutAddress(resume.experience) : resume.experience) : null,
    technicalSkills: shown("technicalSkills") ? resume.technicalSkills : null,
    softSkills: shown("softSkills") ? resume.softSkills : null,
    education: shown("education") ? resume.education : null,
    certifications: shown("certifications")
      ? anonymous
        ? withoutUrl(resume.certifications)
        : resume.certifications
      : null,
    courses: shown("courses") ? resume.courses : null,
    languages: shown("languages") ? resume.languages : null,
    interests: shown("interests") ? resume.interests : null,
    years: shown("experience") ? resume.years : null,
  };
}

/**
 * What of a resume somebody sees: the sections of the view, and of what judges the items that its owner shared, one by one.
 * Everything that leaves the owner's hands passes here.
 */
export function seenBy(resume: Resume, view: View, faces: Faces): ResumeProfile {
  const { anonymous } = view;
  const { headline, wishes } = resume;
  const all = { headline, wishes, city: resume.contacts.city, ...factual(resume, view), ...judging(resume) };
  const seen = anonymous ? withoutTraces(all, resume, view.identity) : all;
  const filled = (section: ResumeSection) => seen[section] !== null;
  return {
    username: anonymous ? null : resume.username,
    firstName: anonymous ? null : resume.firstName,
    lastName: anonymous ? null : resume.lastName,
    profileImage: anonymous ? null : faces.profileImage,
    coverImage: anonymous ? null : faces.coverImage,
    contacts: view.contacts && !anonymous ? resume.contacts : null,
    ...seen,
    sectionOrder: resume.sectionOrder.filter(filled),
    pdf: view.pdf,
    searchEngines: view.searchEngines && !anonymous,
    updated: resume.updated,
  };
}
