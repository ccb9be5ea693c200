import { z } from "zod";
import { id, instant } from "../kernel/fields.ts";
import { title } from "../kernel/names.ts";
import { itemId } from "./content.ts";
import { resumeLimits as limits } from "./limits.ts";
import { factualSection, resumeSection } from "./sections.ts";

/**
 * A version of the resume for one purpose: another headline or summary, some sections and entries left out. Everything else comes
 * from the resume.
 */
const versionDraft = z.strictObject({
  name: title({ max: limits.versions.name }),
  headline: z.string().trim().max(limits.headline.max).nullable(),
  summary: z.string().trim().max(limits.summary.max).nullable(),
  /** Names of the sections and ids of the entries that are left out. */
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
    headline: z.string().nullable(),
    summary: z.string().nullable(),
    leftOut: z.array(z.string()),
    created: instant,
    updated: instant,
  })
  .meta({ id: "ResumeVersion" });
export type ResumeVersion = z.output<typeof resumeVersion>;

export const newShareLink = z
  .strictObject({
    label: title({ max: limits.shareLinks.label }),
    sections: z.array(factualSection).min(1),
    anonymous: z.boolean().default(false),
    pdf: z.boolean().default(true),
    /** The last day on which the link works; null means it does not expire. */
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
