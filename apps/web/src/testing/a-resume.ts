import type { Resume } from "@orbita/contract";
import { emptyResume } from "@orbita/contract/resumes/empty-resume";

type Experience = Resume["experience"][number];

export const anExperience = (id: string, more: Partial<Experience> = {}): Experience => ({
  id,
  origin: "person",
  company: "Portolano S.p.A.",
  companyUrl: null,
  title: `Sviluppo ${id}`,
  city: "Genova",
  start: "2021-03",
  end: null,
  isCurrent: true,
  years: 5.7,
  description: null,
  tasks: ["Servizi in Java 21 per 14 terminal portuali."],
  ...more,
});

/** An empty resume with the given fields. */
export const aResume = (more: Partial<Resume> = {}): Resume => ({
  ...emptyResume,
  id: "019f0000-0000-7000-8000-000000000001",
  username: "giulia.ferraris",
  firstName: "Giulia",
  lastName: "Ferraris",
  created: "2026-11-01T08:00:00.000Z",
  updated: "2026-11-15T08:00:00.000Z",
  ...more,
});
