export { anonymousView, withOwnIds } from "./anonymous-view.ts";
export { lockOwnResume, readResume } from "./change-resume.ts";
export { emptyResumeBySupport } from "./empty-resume.ts";
export { resumeChanged } from "./events.ts";
export { resumeFilterSources } from "./filter-sources.ts";
export type { ResumeIdentity } from "./identity-traces.ts";
export { enqueueSuggestions, enqueueSuggestionsAfterEdit, suggestionQuietMs, suggestJob } from "./jobs.ts";
export { loadLinks } from "./links.ts";
export { toVisibleProfile, type ResumeVisibility } from "./policy.ts";
export { isEmptyResume, presentResume, visibleSections } from "./present.ts";
export { profileForSpaces, searchViewOf } from "./profile.ts";
export { findResume, findSkillCodes, lockResume, resumes, wantsSuggestions, type ResumeRow } from "./queries.ts";
export { resumeHandlers } from "./routes.ts";
export { resumeSkillUse } from "./skill-use.ts";
export { saveSuggestions, suggestionSourceOf } from "./suggestions.ts";
export { loadVersion, loadVersions } from "./versions.ts";
export { resumeVocabularyUses } from "./vocabulary-uses.ts";
export { cleaning, withoutTraces } from "./without-traces.ts";
export {
  createSpaceResume,
  deleteResume,
  deleteResumeOf,
  loadResume,
  writeResume,
  type ResumeContentChange,
} from "./write-resume.ts";
