import { z } from "zod";
import { id } from "../kernel/fields.ts";
import { languageLevel } from "../job-posts/draft.ts";

/** The author of a piece of the resume. Content by the person is never overwritten without their consent. */
export const origin = z.enum(["person", "document", "machine"]);
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
    /** The length of the period in years, rounded to one decimal (specification §3); null if the period is unknown. */
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
    /** The name of the skill as the person wrote it. */
    name: z.string(),
    /** The taxonomy's label in both languages; null for a skill that the taxonomy does not have. */
    label: z.object({ it: z.string(), en: z.string() }).nullable(),
    /** The category's code and label, to group skills. */
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
    /** Absent in suggestions that were made before the field existed. */
    line: text.optional(),
    shared: z.boolean(),
  })
  .meta({ id: "SuggestionEntry" });
