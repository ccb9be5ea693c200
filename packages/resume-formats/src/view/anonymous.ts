import type { PrintedResume, PrintLanguage } from "../printed.ts";
import { yearsIn } from "./dates.ts";
import { makeView } from "./make-view.ts";
import { neutralText } from "./neutral-text.ts";
import { neutralTitle } from "./neutral-title.ts";
import { withoutTraces } from "./without-traces.ts";
import type { ResumeView } from "./view.ts";

export type BlindOptions = {
  /** The code that replaces the person's name. */
  code: string;
  /** The region that replaces the city, if it is known. */
  region?: string | null;
  /** The stage from which identifying data is visible. Without it, the note on the page does not mention a stage. */
  revealedFrom?: string | null;
  /** Returns the sector of a company, which replaces its name. */
  sectorOf?: (company: string) => string | null;
};

const texts = {
  it: {
    name: (code: string) => `Candidatura ${code}`,
    company: "Azienda",
    region: "Regione",
    later: (stage: string) => `Nome, contatti, date e istituto si vedono dalla fase ${stage}`,
    never: "Senza nome, contatti, date e istituto",
    first: "Prima fase alla cieca. ",
    foot: "Le righe sono le parole del CV; ruoli al neutro, durate al posto delle date, aziende per settore.",
  },
  en: {
    name: (code: string) => `Application ${code}`,
    company: "Company",
    region: "Region",
    later: (stage: string) => `Name, contacts, dates and school are seen from the stage ${stage} on`,
    never: "Without name, contacts, dates and school",
    first: "First stage blind. ",
    foot: "The lines are the words of the CV; neutral roles, durations instead of dates, sectors instead of companies.",
  },
};

const undated = { start: null, end: null, isCurrent: false };

/**
 * The resume without names, contacts, places, companies and schools, and without the dates of everything but jobs. Names, companies,
 * schools, email addresses, links and phone numbers are also removed from its sentences; places and dates in sentences stay.
 */
function anonymised(resume: PrintedResume, language: PrintLanguage, sectorOf: BlindOptions["sectorOf"]): PrintedResume {
  const traceless = withoutTraces(resume);
  const strip = (text: string) => neutralText(traceless(text));
  const maybe = (text: string | null): string | null => text && strip(text);
  const title = (text: string) => neutralTitle(traceless(text), language);
  return {
    ...resume,
    firstName: null,
    lastName: null,
    headline: resume.headline && title(resume.headline),
    contacts: { email: null, phone: null, city: null, links: [] },
    summary: maybe(resume.summary),
    experience: resume.experience.map((entry) => ({
      ...entry,
      title: title(entry.title),
      company: sectorOf?.(entry.company) ?? texts[language].company,
      companyUrl: null,
      city: null,
      description: maybe(entry.description),
      tasks: entry.tasks.map(strip),
    })),
    education: resume.education
      .filter(({ degreeTitle }) => degreeTitle !== "")
      .map((entry) => ({
        ...entry,
        ...undated,
        degreeTitle: traceless(entry.degreeTitle),
        institution: null,
        thesis: maybe(entry.thesis),
        description: maybe(entry.description),
      })),
    certifications: resume.certifications.map((entry) => ({
      ...entry,
      name: traceless(entry.name),
      issuer: null,
      start: null,
      end: null,
      url: null,
    })),
    courses: resume.courses.map((entry) => ({ ...entry, ...undated, name: traceless(entry.name), provider: null })),
    interests: resume.interests.map((entry) => ({ ...entry, name: traceless(entry.name) })),
  };
}

/** The view for blind review: a code for the name, durations for dates, sectors for companies. */
export function anonymousView(resume: PrintedResume, language: PrintLanguage, blind: BlindOptions): ResumeView {
  const words = texts[language];
  const view = makeView(anonymised(resume, language, blind.sectorOf), "anonimo", language);
  const name = words.name(blind.code);
  const years = resume.years > 0 ? yearsIn(resume.years, language) : null;
  const note = blind.revealedFrom ? words.later(blind.revealedFrom) : words.never;
  return {
    ...view,
    title: `${name}, CV`,
    name,
    role: [view.role, years].filter((part) => part !== null && part !== "").join(", ") || null,
    contacts: [...(blind.region ? [`${words.region}: ${blind.region}`] : []), note].map((text) => ({
      text,
      url: null,
    })),
    foot: `${blind.revealedFrom ? words.first : ""}${words.foot}`,
  };
}
