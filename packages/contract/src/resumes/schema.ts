import { z } from "zod";
import { id, instant } from "../kernel/fields.ts";
import type { SearchFields } from "../kernel/search.ts";
import { languageLevel } from "../job-posts/draft.ts";
import { itemId, resumeContent } from "./content.ts";
import { factualSections, resumeLimits as limits, resumeSections, type FactualSection } from "./limits.ts";

export const resumeSection = z.enum(resumeSections);
export const factualSection = z.enum(factualSections as [FactualSection, ...FactualSection[]]);

/** Who wrote it: what a person wrote is never overwritten unasked. */
const origin = z.enum(["person", "document", "machine"]);
const item = { id: z.string(), origin };
const text = z.string().nullable();
const period = { start: text, end: text, isCurrent: z.boolean() };

export const experienceEntry = z
  .object({
    ...item,
    company: z.string(),
    companyUrl: text,
    title: z.string(),
    city: text,
    ...period,
    /** Specification §3: in years, rounded to one decimal; null where the period is not known. */
    years: z.number().nullable(),
    description: text,
    tasks: z.array(z.string()),
  })
  .meta({ id: "ExperienceEntry" });
export const educationEntry = z
  .object({
    ...item,
    degreeTitle: z.string(),
    institution: text,
    grade: text,
    thesis: text,
    ...period,
    description: text,
  })
  .meta({ id: "EducationEntry" });
export const certificationEntry = z
  .object({ ...item, name: z.string(), issuer: text, start: text, end: text, url: text })
  .meta({ id: "CertificationEntry" });
export const courseEntry = z
  .object({ ...item, name: z.string(), provider: text, topics: z.array(z.string()), ...period })
  .meta({ id: "CourseEntry" });
export const skillEntry = z
  .object({
    ...item,
    skillId: id.nullable(),
    /** As the person writes it. */
    name: z.string(),
    /** As the taxonomy says it, in both languages; null for a word that it does not know. */
    label: z.object({ it: z.string(), en: z.string() }).nullable(),
    /** Its category's code and words, to set skills out in groups. */
    category: z.object({ code: z.string(), it: z.string(), en: z.string() }).nullable(),
    level: z.int().nullable(),
  })
  .meta({ id: "SkillEntry" });
export const languageEntry = z
  .object({
    ...item,
    code: z.string(),
    label: z.object({ it: z.string(), en: z.string().nullable() }),
    level: languageLevel.nullable(),
    native: z.boolean(),
    mandatory: z.boolean(),
  })
  .meta({ id: "LanguageEntry" });
export const interestEntry = z.object({ ...item, name: z.string() }).meta({ id: "InterestEntry" });
export const suggestionEntry = z
  .object({
    ...item,
    text: z.string(),
    motivation: text,
    answer: text,
    code: text,
    shared: z.boolean(),
  })
  .meta({ id: "SuggestionEntry" });

const suggestions = z.array(suggestionEntry);
/** The fifteen sections, in the specification's order. */
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

/** A resume, whole: for its owner, or for the Space that keeps it. */
export const resume = z
  .object({
    id,
    /** Null for a resume that a Space keeps. */
    username: z.string().nullable(),
    firstName: text,
    lastName: text,
    profileImage: id.nullable(),
    headline: text,
    contacts,
    wishes: z.array(z.string()),
    ...sections,
    /** All experience together, what overlaps counted once. */
    years: z.number(),
    /** Who wrote headline, summary, contacts and wishes, by name. */
    origins: z.object({ headline: origin, summary: origin, contacts: origin, wishes: origin }).partial(),
    sectionOrder: z.array(resumeSection),
    /** Factual sections that others see; judging ones are shared item by item. */
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

/** A change names the version that it was made on, and whole sections: what it does not name stays. */
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
 * A resume as others see it: what its owner shows, and nothing else. Hidden sections are null, so that nobody can tell an empty
 * section from a hidden one.
 */
export const resumeProfile = z
  .object({
    /** Null without a name: who opens it learns what the person does, not who they are. */
    username: z.string().nullable(),
    firstName: text,
    lastName: text,
    profileImage: id.nullable(),
    coverImage: id.nullable(),
    headline: text,
    city: text,
    /** Null unless the owner shows them. */
    contacts: contacts.nullable(),
    wishes: z.array(z.string()),
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
  })
  .extend({
    years: z.number().nullable(),
    sectionOrder: z.array(resumeSection),
    /** May be downloaded by who sees it. */
    pdf: z.boolean(),
    searchEngines: z.boolean(),
    updated: instant,
  })
  .meta({ id: "ResumeProfile" });
export type ResumeProfile = z.output<typeof resumeProfile>;

/** For one use: another headline or summary, some entries and sections left out. What it does not say is the resume's. */
const versionDraft = z.strictObject({
  name: z.string().trim().min(1).max(limits.versions.name),
  headline: z.string().trim().max(limits.headline.max).nullable(),
  summary: z.string().trim().max(limits.summary.max).nullable(),
  /** Sections and entries that are left out, by name and id. */
  leftOut: z.array(z.union([resumeSection, itemId])).max(500),
});
export const newResumeVersion = versionDraft
  .extend({
    headline: versionDraft.shape.headline.default(null),
    summary: versionDraft.shape.summary.default(null),
    leftOut: versionDraft.shape.leftOut.default([]),
  })
  .meta({ id: "NewResumeVersion" });
export const resumeVersionChange = versionDraft.partial().meta({ id: "ResumeVersionChange" });
export const resumeVersion = z
  .object({
    id,
    name: z.string(),
    headline: text,
    summary: text,
    leftOut: z.array(z.string()),
    created: instant,
    updated: instant,
  })
  .meta({ id: "ResumeVersion" });
export type ResumeVersion = z.output<typeof resumeVersion>;

export const newShareLink = z
  .strictObject({
    label: z.string().trim().min(1).max(limits.shareLinks.label),
    sections: z.array(factualSection).min(1),
    anonymous: z.boolean().default(false),
    pdf: z.boolean().default(true),
    /** The last day on which it opens; null is for good. */
    expiresOn: z.iso.date().nullable().default(null),
  })
  .meta({ id: "NewShareLink" });
export const shareLink = z
  .object({
    id,
    code: z.string(),
    label: z.string(),
    sections: z.array(factualSection),
    anonymous: z.boolean(),
    pdf: z.boolean(),
    expiresAt: instant.nullable(),
    opened: z.int(),
    lastOpened: instant.nullable(),
    created: instant,
  })
  .meta({ id: "ShareLink" });
export type ShareLink = z.output<typeof shareLink>;

export const exportFormats = ["pdf", "docx", "json", "md", "europass"] as const;
export const exportFormat = z.enum(exportFormats);
export type ExportFormat = z.output<typeof exportFormat>;
export const resumeTemplates = ["sobrio", "editoriale", "due-colonne", "accademico", "anonimo"] as const;
export const resumeTemplate = z.enum(resumeTemplates);
export type ResumeTemplate = z.output<typeof resumeTemplate>;

/** A talent as who searches sees one: no name unless shown, no face, no contacts. */
export const resumeCard = z
  .object({
    id,
    username: z.string().nullable(),
    firstName: text,
    lastName: text,
    headline: text,
    city: text,
    summary: text,
    /** Null where the experience is not shown. */
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

/** What members search resumes by; only of people who let themselves be found, and what they show. */
export const resumeFields = {
  text: "prose",
  headline: "text",
  city: "text",
  title: "text",
  company: "text",
  years: "number",
  /** By their ids. */
  skills: "keyword",
  /** By their codes. */
  languages: "keyword",
  updated: "date",
  created: "date",
} as const satisfies SearchFields;
