import { z } from "zod";
import { sharedJobWishes } from "../job-wishes/schema.ts";
import { id, instant } from "../kernel/fields.ts";
import { resumeContent } from "./content.ts";
import {
  certificationEntry,
  courseEntry,
  educationEntry,
  experienceEntry,
  interestEntry,
  languageEntry,
  origin,
  skillEntry,
  suggestionEntry,
} from "./entries.ts";
import { factualSections } from "./limits.ts";
import { resumeSections } from "./section-order.ts";
import { factualSection, resumeSection } from "./sections.ts";

const text = z.string().nullable();

const suggestions = z.array(suggestionEntry);
/** The fifteen sections of a resume, in the specification's order. */
const sections = {
  summary: text,
  comments: suggestions,
  aiquestions: suggestions,
  proposedJobPositions: suggestions,
  proposedTechnicalSkills: suggestions,
  experience: z.array(experienceEntry),
  technicalSkills: z.array(skillEntry),
  softSkills: z.array(skillEntry),
  education: z.array(educationEntry),
  certifications: z.array(certificationEntry),
  courses: z.array(courseEntry),
  languages: z.array(languageEntry),
  interests: z.array(interestEntry),
  criticalSummary: suggestions,
  questions: suggestions,
};
const contacts = z.object({ email: text, phone: text, city: text, links: z.array(z.string()) });

/** A complete resume, for its owner or for the Space that added it. */
export const resume = z
  .object({
    id,
    /** The owner's username; null for a CV that a Space added. */
    username: z.string().nullable(),
    firstName: text,
    lastName: text,
    profileImage: id.nullable(),
    headline: text,
    contacts,
    wishes: z.array(z.string()),
    /** The owner's preferences for a job; null if they saved none. Absent in resumes that were sent before the field existed. */
    jobWishes: sharedJobWishes.nullable().optional(),
    ...sections,
    /** Total experience in years; overlaps count once. */
    years: z.number(),
    /** The origin of headline, summary, contacts and wishes. */
    origins: z.object({ headline: origin, summary: origin, contacts: origin, wishes: origin }).partial(),
    sectionOrder: z.array(resumeSection),
    /** Factual sections that others see; judging sections are shared item by item. */
    shownSections: z.array(factualSection),
    version: z.int(),
    created: instant,
    updated: instant,
  })
  .meta({ id: "Resume" });
export type Resume = z.output<typeof resume>;

const everySection = z
  .array(resumeSection)
  .refine((order) => order.length === resumeSections.length && new Set(order).size === order.length, "field.invalid");

/** A change of a resume: whole sections, and the version that the change is based on. Sections that it omits stay unchanged. */
export const resumeChange = resumeContent
  .partial()
  .extend({
    version: z.int().optional(),
    sectionOrder: everySection.optional(),
    shownSections: z.array(factualSection).max(factualSections.length).optional(),
  })
  .meta({ id: "ResumeChange" });
export type ResumeChange = z.output<typeof resumeChange>;

/**
 * A resume as others see it: only what its owner shows. Hidden sections are null, so that a hidden section looks like an empty
 * one.
 */
export const resumeProfile = z
  .object({
    /** The username; null for an anonymous profile, in which viewers see what the person does but not their identity. */
    username: z.string().nullable(),
    firstName: text,
    lastName: text,
    profileImage: id.nullable(),
    coverImage: id.nullable(),
    headline: text,
    city: text,
    /** The owner's contacts; null unless the owner shows them. */
    contacts: contacts.nullable(),
    wishes: z.array(z.string()),
    jobWishes: sharedJobWishes.nullable(),
    ...Object.fromEntries(Object.entries(sections).map(([name, schema]) => [name, schema.nullable()])),
  } as { [K in keyof typeof sections]: z.ZodNullable<(typeof sections)[K]> } & {
    username: z.ZodNullable<z.ZodString>;
    firstName: typeof text;
    lastName: typeof text;
    profileImage: z.ZodNullable<typeof id>;
    coverImage: z.ZodNullable<typeof id>;
    headline: typeof text;
    city: typeof text;
    contacts: z.ZodNullable<typeof contacts>;
    wishes: z.ZodArray<z.ZodString>;
    jobWishes: z.ZodNullable<typeof sharedJobWishes>;
  })
  .extend({
    years: z.number().nullable(),
    sectionOrder: z.array(resumeSection),
    /** True if viewers may download the profile as a PDF. */
    pdf: z.boolean(),
    searchEngines: z.boolean(),
    updated: instant,
  })
  .meta({ id: "ResumeProfile" });
export type ResumeProfile = z.output<typeof resumeProfile>;

/** A talent in search results: the name only if shown, no photo, no contacts. */
export const resumeCard = z
  .object({
    id,
    username: z.string().nullable(),
    firstName: text,
    lastName: text,
    headline: text,
    city: text,
    summary: text,
    /** Total experience in years; null if the owner hides the experience. */
    years: z.number().nullable(),
    experience: z.array(experienceEntry),
    technicalSkills: z.array(skillEntry),
    softSkills: z.array(skillEntry),
    education: z.array(educationEntry),
    languages: z.array(languageEntry),
    updated: instant,
  })
  .meta({ id: "ResumeCard" });
export type ResumeCard = z.output<typeof resumeCard>;
