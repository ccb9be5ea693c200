import { z } from "zod";
import { id, instant, words } from "../kernel/fields.ts";
import type { SearchFields } from "../kernel/search.ts";
import { vocabularyLimits as limits } from "./limits.ts";

/** The twelve vocabularies of specification §3. */
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
    /** The value that other tables store to refer to the entry. */
    code: z.string(),
    it: z.string(),
    en: z.string().nullable(),
    /** The position of the entry in its list, starting at 1. */
    sort: z.int(),
  })
  .meta({ id: "AutocompleteEntry" });
export type VocabularyEntry = z.output<typeof vocabularyEntry>;

export const newVocabularyEntry = z
  .strictObject({
    type: vocabularyType,
    /** The code of the new entry; derived from the label if omitted. */
    code: vocabularyCode.optional(),
    it: label,
    en: label.nullable().default(null),
    aliases: z.array(label).max(limits.aliases).default([]),
    /** The position of the new entry; at the end of the list if omitted. */
    sort: z.int().min(1).optional(),
  })
  .meta({ id: "NewAutocompleteEntry" });

export const vocabularyEntryChange = z
  .strictObject({
    it: label,
    en: label.nullable(),
    aliases: z.array(label).max(limits.aliases),
    /** The new position of the entry; the entries after it shift to make room. */
    sort: z.int().min(1),
  })
  .partial()
  .meta({ id: "AutocompleteEntryChange" });

/** Fields by which anyone may search vocabulary entries. */
export const vocabularyFields = {
  type: "keyword",
  code: "keyword",
  /** The entry's labels in both languages, and its aliases. */
  label: "label",
  sort: "number",
} as const satisfies SearchFields;

/** A vocabulary entry as administrators see it. */
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
    /** True if our code refers to the entries of this list: they can be renamed and reordered, but not added or removed. */
    fixed: z.boolean(),
  })
  .meta({ id: "VocabularyList" });
export type VocabularySummary = z.output<typeof vocabularyList>;

/** How often one field uses a vocabulary entry. */
export const vocabularyUse = z
  .object({
    /** The field that uses the entry, such as `jobPosts.ccnl` or `spaces.businessSector`. */
    use: z.string(),
    count: z.int(),
    /** Example records that use the vocabulary entry, newest first. */
    samples: z.array(z.object({ id: z.string(), name: z.string(), spaceId: z.string().nullable() })),
  })
  .meta({ id: "AutocompleteEntryUse" });
export type VocabularyUse = z.output<typeof vocabularyUse>;

export const vocabularyMerge = z
  .object({ id, from: vocabularyEntry, into: vocabularyEntry, moved: z.int(), at: instant, undoUntil: instant })
  .meta({ id: "VocabularyMerge" });
export type VocabularyMerge = z.output<typeof vocabularyMerge>;
