import { factualSections } from "./limits.ts";
import { resumeSections } from "./section-order.ts";
import type { Resume } from "./schema.ts";

/** An empty resume. A document is compared with it if the person has no resume yet. */
export const emptyResume: Resume = {
  id: "",
  username: null,
  firstName: null,
  lastName: null,
  profileImage: null,
  headline: null,
  contacts: { email: null, phone: null, city: null, links: [] },
  wishes: [],
  summary: null,
  comments: [],
  aiquestions: [],
  proposedJobPositions: [],
  proposedTechnicalSkills: [],
  experience: [],
  technicalSkills: [],
  softSkills: [],
  education: [],
  certifications: [],
  courses: [],
  languages: [],
  interests: [],
  criticalSummary: [],
  questions: [],
  years: 0,
  origins: {},
  sectionOrder: [...resumeSections],
  shownSections: [...factualSections],
  version: 1,
  created: "",
  updated: "",
};
