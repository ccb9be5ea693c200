import type { ResumeContentInput } from "./content.ts";
import type { Resume } from "./schema.ts";

const suggestions = (items: Resume["comments"]) => items.map(({ origin: _, ...item }) => item);
const skills = (items: Resume["technicalSkills"]) =>
  items.map(({ id, skillId, name, level }) => ({ id, skillId, name, level }));

/** The content of a resume as a client would send it: without the fields that the server adds. */
export const contentOf = (resume: Resume): Required<ResumeContentInput> => ({
  headline: resume.headline,
  contacts: resume.contacts,
  wishes: resume.wishes,
  summary: resume.summary,
  comments: suggestions(resume.comments),
  aiquestions: suggestions(resume.aiquestions),
  proposedJobPositions: suggestions(resume.proposedJobPositions),
  proposedTechnicalSkills: suggestions(resume.proposedTechnicalSkills),
  experience: resume.experience.map(({ origin: _, years: __, ...entry }) => entry),
  technicalSkills: skills(resume.technicalSkills),
  softSkills: skills(resume.softSkills),
  education: resume.education.map(({ origin: _, ...entry }) => entry),
  certifications: resume.certifications.map(({ origin: _, ...entry }) => entry),
  courses: resume.courses.map(({ origin: _, ...entry }) => entry),
  languages: resume.languages.map(({ id, code, level, native, mandatory }) => ({ id, code, level, native, mandatory })),
  interests: resume.interests.map(({ origin: _, ...entry }) => entry),
  criticalSummary: suggestions(resume.criticalSummary),
  questions: suggestions(resume.questions),
});
