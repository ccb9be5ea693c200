import { z } from "zod";
import { id, instant } from "../kernel/fields.ts";
import { title } from "../kernel/names.ts";
import { publicJobPostSearch } from "../job-posts/schema.ts";
import { talentSearchPayload } from "../talent-search/schema.ts";

export const savedSearchLimits = { perOwner: 50, name: { min: 1, max: 80 }, address: 4_000 } as const;

export const alertFrequencies = ["none", "atOnce", "daily", "weekly"] as const;
export const alertFrequency = z.enum(alertFrequencies);
export type AlertFrequency = z.output<typeof alertFrequency>;

const base = {
  id,
  name: z.string(),
  frequency: alertFrequency,
  /** Matches that came since it was opened the last time. */
  fresh: z.int(),
  lastMatch: instant.nullable(),
  /** Its question names something that is no longer there: it is not asked any more. */
  broken: z.boolean(),
  /** What the page's address said when it was saved, to go back there; without its question mark. */
  address: z.string().nullable(),
  version: z.int(),
  created: instant,
};
const draft = {
  name: title({ max: savedSearchLimits.name.max }),
  frequency: alertFrequency.default("daily"),
  address: z.string().max(savedSearchLimits.address).optional(),
};
const change = z.strictObject({ name: draft.name, frequency: alertFrequency }).partial();

/** Of a talent: job posts. What is kept is the question, not its page. */
const jobQuestion = z.strictObject({ filters: publicJobPostSearch.shape.filters });
export const savedJobSearch = z
  .object({ ...base, filters: z.array(z.record(z.string(), z.unknown())) })
  .meta({ id: "SavedJobSearch" });
export const newSavedJobSearch = jobQuestion.extend(draft).meta({ id: "NewSavedJobSearch" });

/** Of a Space: talents. Every member sees it; each is told by their own preferences. */
const talentQuestion = z.strictObject({ filters: talentSearchPayload.shape.filters });
export const savedTalentSearch = z
  .object({ ...base, filters: z.array(z.record(z.string(), z.unknown())), by: z.string().nullable() })
  .meta({ id: "SavedTalentSearch" });
export const newSavedTalentSearch = talentQuestion.extend(draft).meta({ id: "NewSavedTalentSearch" });

export const savedSearchChange = change.meta({ id: "SavedSearchChange" });
export type SavedSearchChange = z.output<typeof savedSearchChange>;
export type NewSavedSearch = z.output<typeof newSavedJobSearch> | z.output<typeof newSavedTalentSearch>;
export type SavedJobSearch = z.output<typeof savedJobSearch>;
export type SavedTalentSearch = z.output<typeof savedTalentSearch>;
