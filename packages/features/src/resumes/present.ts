import {
  factualSections,
  resumeSections,
  totalYears,
  yearsOf,
  type FactualSection,
  type DatePeriod,
  type Resume,
  type ResumeSection,
} from "@orbita/contract";
import { presentSharedWishes } from "../job-wishes/index.ts";
import type { ResumeRow } from "./queries.ts";

type ResumeSections = Pick<
  Resume,
  | "experience"
  | "education"
  | "certifications"
  | "courses"
  | "interests"
  | "comments"
  | "aiquestions"
  | "proposedJobPositions"
  | "proposedTechnicalSkills"
  | "criticalSummary"
  | "questions"
>;
export type ListSection = keyof ResumeSections;

/** Resume sections that are stored as a list in one column each. */
export const listColumns = {
  experience: "experience",
  education: "education",
  certifications: "certifications",
  courses: "courses",
  interests: "interests",
  comments: "comments",
  aiquestions: "aiquestions",
  proposedJobPositions: "proposed_job_positions",
  proposedTechnicalSkills: "proposed_technical_skills",
  criticalSummary: "critical_summary",
  questions: "questions",
} as const satisfies Record<ListSection, keyof ResumeRow>;
export const listSections = Object.keys(listColumns) as ListSection[];

const noContacts: Resume["contacts"] = { email: null, phone: null, city: null, links: [] };

/** The content of a resume that the owner wrote, under the field names of the API. */
export const writtenResume = (row: ResumeRow) => ({
  headline: row.headline,
  contacts: { ...noContacts, ...(row.contacts as Partial<Resume["contacts"]>) },
  wishes: row.wishes,
  summary: row.summary,
  ...(Object.fromEntries(
    listSections.map((section) => [section, row[listColumns[section]]]),
  ) as unknown as ResumeSections),
  technicalSkills: row.skills.filter(({ kind }) => kind === "technical").map(({ kind: _kind, ...skill }) => skill),
  softSkills: row.skills.filter(({ kind }) => kind === "soft").map(({ kind: _kind, ...skill }) => skill),
  languages: row.languages,
});

const withYears = <T extends DatePeriod>(entries: readonly T[], now: Date) =>
  entries.map((entry) => ({ ...entry, years: yearsOf(entry, now) }));

/** The order of resume sections that the owner chose. Sections that were added to the product later come at the end. */
const orderOf = (chosen: readonly string[] | null): ResumeSection[] => {
  const known = (chosen ?? []).filter((name): name is ResumeSection =>
    (resumeSections as readonly string[]).includes(name),
  );
  return [...known, ...resumeSections.filter((name) => !known.includes(name))];
};

/** The resume sections that the owner shows; all sections if the owner never chose. */
export const visibleSections = ({ shown_sections }: Pick<ResumeRow, "shown_sections">): FactualSection[] =>
  factualSections.filter((section) => shown_sections === null || shown_sections.includes(section));

export function presentResume(row: ResumeRow, now: Date): Resume {
  const written = writtenResume(row);
  return {
    id: row.id,
    username: row.username,
    firstName: row.first_name ?? row.user_first_name,
    lastName: row.last_name ?? row.user_last_name,
    profileImage: row.profile_image_id,
    ...written,
    jobWishes: row.job_wishes && presentSharedWishes(row.job_wishes),
    experience: withYears(written.experience, now),
    years: totalYears(written.experience, now),
    origins: row.origins as Resume["origins"],
    sectionOrder: orderOf(row.section_order),
    shownSections: visibleSections(row),
    version: row.version,
    created: row.created_at.toISOString(),
    updated: row.updated_at.toISOString(),
  };
}

/** True if no section of the resume has content. A headline alone cannot be compared with a post. */
export const isEmptyResume = (resume: Resume): boolean =>
  factualSections.every((section) => {
    const said = resume[section];
    return said === null || said.length === 0;
  });
