import { z } from "zod";
import { id, instant, words } from "../kernel/fields.ts";
import type { SearchFields } from "../kernel/search.ts";
import { skillLimits as limits } from "./limits.ts";

const name = words(limits.name);

export const skillKind = z.enum(["technical", "soft"]);
export const skillCategory = z
  .object({ code: z.string(), parent: z.string().nullable(), it: z.string(), en: z.string(), skills: z.int() })
  .meta({ id: "SkillCategory" });
export type SkillCategory = z.output<typeof skillCategory>;

export const skill = z
  .object({
    id,
    code: z.string(),
    it: z.string(),
    en: z.string(),
    kind: skillKind,
    category: z.string(),
    subcategory: z.string().nullable(),
    /** Number of published posts that require the skill. */
    jobPosts: z.int(),
  })
  .meta({ id: "Skill" });
export type Skill = z.output<typeof skill>;

/** Fields by which anyone may search skills. */
export const skillFields = {
  /** The skill's names in both languages, and its aliases. */
  name: "label",
  category: "keyword",
  subcategory: "keyword",
  kind: "keyword",
  code: "keyword",
  jobPosts: "number",
  /** How common the skill is; only for sorting, not for display. */
  weight: "number",
} as const satisfies SearchFields;

export const skillSuggestion = z
  .strictObject({
    name,
    /** The language in which the suggested skill is written. */
    language: z.enum(["it", "en"]),
    category: z.string().max(80).nullable().default(null),
    note: words(limits.note).nullable().default(null),
  })
  .meta({ id: "SkillSuggestion" });

export const suggestedSkill = z
  .object({
    id,
    name: z.string(),
    language: z.enum(["it", "en"]),
    category: z.string().nullable(),
    note: z.string().nullable(),
    state: z.enum(["open", "approved", "merged", "declined"]),
    /** The skill that the suggestion was approved as or merged into. */
    skillId: id.nullable(),
    created: instant,
  })
  .meta({ id: "SuggestedSkill" });
export type SuggestedSkill = z.output<typeof suggestedSkill>;

export const adminSkill = skill
  .extend({ aliases: z.array(z.string()), uses: z.int(), esco: z.string().nullable(), version: z.int() })
  .meta({ id: "AdminSkill" });
export type AdminSkill = z.output<typeof adminSkill>;

export const skillDraft = z
  .strictObject({
    it: name,
    en: name,
    kind: skillKind,
    category: z.string().max(80),
    subcategory: z.string().max(80).nullable(),
    aliases: z.array(name).max(limits.aliases),
  })
  .meta({ id: "SkillDraft" });

export const occupation = z
  .object({
    id: z.string(),
    /** An Italian job title has a masculine and a feminine form, which may be the same. */
    itMasculine: z.string(),
    itFeminine: z.string(),
    en: z.string(),
    isco08: z.string().nullable(),
  })
  .meta({ id: "Occupation" });
export type Occupation = z.output<typeof occupation>;
export const occupationFields = { name: "label", isco08: "keyword", weight: "number" } as const satisfies SearchFields;
