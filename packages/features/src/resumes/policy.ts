import {
  judgingSections,
  type FactualSection,
  type Resume,
  type ResumeProfile,
  type ResumeSection,
  type SharedJobWishes,
} from "@orbita/contract";
import type { ResumeIdentity } from "./identity-traces.ts";
import { withoutTraces } from "./without-traces.ts";

/** The viewer's permissions, which decide the visible parts of a resume. */
export type ResumeVisibility = {
  /** The factual sections of the resume that are visible. */
  readonly sections: readonly FactualSection[];
  /** True to hide the person's identity and everything that reveals it: the photo, a website, an employer's URL. */
  readonly anonymous: boolean;
  /** If set, all data of this identity are also removed from free text, in any spelling. */
  readonly identity?: ResumeIdentity;
  readonly contacts: boolean;
  readonly pdf: boolean;
  readonly searchEngines: boolean;
};

/** The images of a profile. They identify the person, so anonymous views leave them out. */
type ProfileImages = Pick<ResumeProfile, "profileImage" | "coverImage">;

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

function factual(resume: Resume, { sections, anonymous }: ResumeVisibility) {
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
 * The owner's preferences for a job, as a viewer sees them. An anonymous view leaves out the permits, which suggest a nationality; if it also hides the
 * identity in free text, it leaves out the place, which suggests a residence.
 */
const visibleWishes = (wishes: SharedJobWishes | null, { anonymous, identity }: ResumeVisibility) =>
  wishes && {
    ...wishes,
    ...(anonymous && { permits: [] }),
    ...(identity && { place: null }),
  };

/**
 * The part of a resume that a viewer sees: the factual sections of the view, and those assessments that the owner shared. Every
 * disclosure of a resume goes through this function.
 */
export function toVisibleProfile(resume: Resume, view: ResumeVisibility, faces: ProfileImages): ResumeProfile {
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
    jobWishes: visibleWishes(resume.jobWishes ?? null, view),
    sectionOrder: resume.sectionOrder.filter(filled),
    pdf: view.pdf,
    searchEngines: view.searchEngines && !anonymous,
    updated: resume.updated,
  };
}
