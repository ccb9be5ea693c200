import { z } from "zod";
import { id, instant, words } from "../kernel/fields.ts";
import type { SearchFields } from "../kernel/search.ts";
import { vocabularyLimits as limits } from "./limits.ts";

/** The twelve lists of the specification, §3. */
export const vocabularyTypes = [
  "contract_type",
  "contract_economic_type",
  "travel_type",
  "workplace_type",
  "jobpost_status",
  "benefit",
  "education",
  "language",
  "business_sector",
  "ccnl",
  "primary_policy",
  "space_time_onsite",
] as const;
export const vocabularyType = z.enum(vocabularyTypes);
export type VocabularyType = z.output<typeof vocabularyType>;

export const vocabularyCode = z
  .string()
  .trim()
  .max(limits.code.max)
  .regex(/^[A-Za-z0-9_]+$/, "vocabulary.codeCharacters");

const label = words(limits.label);

export const vocabularyEntry = z
  .object({
    id,
    type: vocabularyType,
    /** What other rows write down. */
    code: z.string(),
    it: z.string(),
    en: z.string().nullable(),
    /** Its place in its list, from 1. */
    sort: z.int(),
  })
  .meta({ id: "AutocompleteEntry" });
export type VocabularyEntry = z.output<typeof vocabularyEntry>;

export const newVocabularyEntry = z
  .strictObject({
    type: vocabularyType,
    /** Made from the label where none is given. */
    code: vocabularyCode.optional(),
    it: label,
    en: label.nullable().default(null),
    aliases: z.array(label).max(limits.aliases).default([]),
    /** At the end where none is given. */
    sort: z.int().min(1).optional(),
  })
  .meta({ id: "NewAutocompleteEntry" });

export const vocabularyEntryChange = z
  .strictObject({
    it: label,
    en: label.nullable(),
    aliases: z.array(label).max(limits.aliases),
    /** The others make room. */
    sort: z.int().min(1),
  })
  .partial()
  .meta({ id: "AutocompleteEntryChange" });

/** What anybody may search entries by. */
export const vocabularyFields = {
  type: "keyword",
  code: "keyword",
  /** In both languages, and by the other words for it. */
  label: "label",
  sort: "number",
} as const satisfies SearchFields;

/** An entry as admins see it. */
export const adminVocabularyEntry = vocabularyEntry
  .extend({ aliases: z.array(z.string()), uses: z.int(), created: instant, version: z.int() })
  .meta({ id: "AdminAutocompleteEntry" });
export type AdminVocabularyEntry = z.output<typeof adminVocabularyEntry>;

export const vocabularyList = z
  .object({
    type: vocabularyType,
    entries: z.int(),
    uses: z.int(),
    withoutEnglish: z.int(),
    unused: z.int(),
    /** Of our own code: its entries can be named and ordered, and neither added nor removed. */
    fixed: z.boolean(),
  })
  .meta({ id: "VocabularyList" });
export type VocabularyList = z.output<typeof vocabularyList>;

/** Where an entry is written down. */
export const vocabularyUse = z
  .object({
    /** Whose: `jobPosts.ccnl`, `spaces.businessSector`. */
    use: z.string(),
    count: z.int(),
    /** Some of them, the newest first. */
    samples: z.array(z.object({ id: z.string(), name: z.string(), spaceId: z.string().nullable() })),
  })
  .meta({ id: "AutocompleteEntryUse" });
export type VocabularyUse = z.output<typeof vocabularyUse>;

export const vocabularyMerge = z
  .object({ id, from: vocabularyEntry, into: vocabularyEntry, moved: z.int(), at: instant, undoUntil: instant })
  .meta({ id: "VocabularyMerge" });
export type VocabularyMerge = z.output<typeof vocabularyMerge>;
