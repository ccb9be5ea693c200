import type { Resume, ResumeSection } from "@orbita/contract";

export const missingKinds = [
  "headline",
  "summary",
  "experience",
  "experienceDates",
  "experienceTasks",
  "technicalSkills",
  "skillLevels",
  "education",
  "languages",
  "languageLevels",
  "contacts",
] as const;
export type MissingKind = (typeof missingKinds)[number];
export type MissingContent = {
  kind: MissingKind;
  /** The section, or part of the header, where the user adds the missing content. */
  at: ResumeSection | "headline" | "contacts";
  /** Id of the incomplete entry, if the content is missing in one. */
  entry?: string;
};

const few = 3;

/** All missing content, most helpful first. `filterShown` limits how much of it the page shows. */
export function missingIn(resume: Resume): MissingContent[] {
  const undated = resume.experience.find(({ start, end, isCurrent }) => !start || (!end && !isCurrent));
  const untold = resume.experience.find(({ tasks, description }) => tasks.length === 0 && !description);
  const unlevelled = resume.languages.find(({ level, native }) => !level && !native);
  const skill = resume.technicalSkills.find(({ level }) => level === null);
  const { email, phone, links } = resume.contacts;
  const all: (MissingContent | false | undefined)[] = [
    !resume.headline && { kind: "headline", at: "headline" },
    !resume.summary && { kind: "summary", at: "summary" },
    resume.experience.length === 0 && { kind: "experience", at: "experience" },
    undated && { kind: "experienceDates", at: "experience", entry: undated.id },
    untold && { kind: "experienceTasks", at: "experience", entry: untold.id },
    resume.technicalSkills.length === 0 && { kind: "technicalSkills", at: "technicalSkills" },
    skill && { kind: "skillLevels", at: "technicalSkills", entry: skill.id },
    resume.education.length === 0 && { kind: "education", at: "education" },
    resume.languages.length === 0 && { kind: "languages", at: "languages" },
    unlevelled && { kind: "languageLevels", at: "languages", entry: unlevelled.id },
    !email && !phone && links.length === 0 && { kind: "contacts", at: "contacts" },
  ];
  return all.filter((one): one is MissingContent => Boolean(one));
}

export const filterShown = (missing: readonly MissingContent[], hidden: readonly string[]): MissingContent[] =>
  missing.filter(({ kind }) => !hidden.includes(kind)).slice(0, few);

/** True while the resume has no headline, summary or entries. */
export const isBlank = (resume: Resume): boolean =>
  !resume.headline &&
  !resume.summary &&
  [
    resume.experience,
    resume.education,
    resume.technicalSkills,
    resume.softSkills,
    resume.certifications,
    resume.courses,
    resume.languages,
    resume.interests,
  ].every((items) => items.length === 0);
