import { contentOf } from "@orbita/contract/resumes/content-of";
import { resumeSections } from "@orbita/contract/resumes/section-order";
import type { Resume, ResumeChange } from "@orbita/contract";

export const changeKeys = [
  "headline",
  "contacts",
  "wishes",
  ...resumeSections,
  "sectionOrder",
  "shownSections",
] as const satisfies readonly (keyof Resume)[];
export type ChangeKey = (typeof changeKeys)[number];

/** The new values of the changed resume parts, in the shape that the page shows. Each part is complete, not a diff. */
export type ResumeChanges = Partial<Pick<Resume, ChangeKey>>;

export const keysOf = (changes: ResumeChanges): ChangeKey[] => changeKeys.filter((key) => key in changes);
export const hasNoChanges = (changes: ResumeChanges): boolean => keysOf(changes).length === 0;
export const pick = (resume: Resume, keys: readonly ChangeKey[]): ResumeChanges =>
  Object.fromEntries(keys.map((key) => [key, resume[key]]));
export const overlay = (resume: Resume, changes: ResumeChanges): Resume => ({ ...resume, ...changes });

/** The API request body: the changes without the fields that the server adds to each entry. */
export function toResumeChange(resume: Resume, changes: ResumeChanges): ResumeChange {
  const whole = overlay(resume, changes);
  const written = { ...contentOf(whole), sectionOrder: whole.sectionOrder, shownSections: whole.shownSections };
  return {
    ...(Object.fromEntries(keysOf(changes).map((key) => [key, written[key]])) as ResumeChange),
    version: resume.version,
  };
}
