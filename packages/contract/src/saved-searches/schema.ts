import { z } from "zod";
import { id, instant } from "../kernel/fields.ts";
import { title } from "../kernel/names.ts";
import { publicJobPostSearch } from "../job-posts/schema.ts";
import { talentSearchPayload } from "../talent-search/schema.ts";
import { alertFrequency, guestAlertContact } from "./guest-schema.ts";

export const savedSearchLimits = { perOwner: 50, name: { min: 1, max: 80 }, address: 4_000 } as const;

const base = {
  id,
  name: z.string(),
  frequency: alertFrequency,
  /** Number of matches since the search was last opened. */
  fresh: z.int(),
  lastMatch: instant.nullable(),
  /** True if a filter refers to something that no longer exists; the search then no longer runs. */
  broken: z.boolean(),
  /** The query string of the page when the search was saved, without its question mark. It leads back to that page. */
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

/** A talent's saved search for job posts. Only the filters are saved, without paging. */
const jobQuestion = z.strictObject({ filters: publicJobPostSearch.shape.filters });
export const savedJobSearch = z
  .object({ ...base, filters: z.array(z.record(z.string(), z.unknown())) })
  .meta({ id: "SavedJobSearch" });
export const newSavedJobSearch = jobQuestion.extend(draft).meta({ id: "NewSavedJobSearch" });

/** A Space's saved search for talents. Every member of the Space sees it; only the member who saved it is notified. */
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

/** A job search of a guest, with the address that gets its alerts once its owner has confirmed them. */
export const newGuestAlert = jobQuestion.extend({ ...draft, ...guestAlertContact.shape }).meta({ id: "NewGuestAlert" });
