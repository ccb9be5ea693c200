import { z } from "zod";

/** The filters of the talent search for which the client can load a list of the values in use (specification §7). */
export const filterLists = [
  "softSkills",
  "skills",
  "proposedJobPositions",
  "locations",
  "courses",
  "certifications",
  "languages",
] as const;
export const filterList = z.enum(filterLists);
export type FilterListName = z.output<typeof filterList>;

/** Counts below this number are hidden, because a count of one or two could identify a person. */
export const leastCounted = 5;

export const filterItem = z.object({
  /** The value of the filter, as a talent search sends it. */
  value: z.string(),
  it: z.string(),
  en: z.string(),
  /** The number of people with this value; null if fewer than five. */
  count: z.int().nullable(),
});
export type FilterItem = z.output<typeof filterItem>;
export const filterItems = z
  .object({
    content: z.array(filterItem),
    page: z.int(),
    size: z.int(),
    totalElements: z.int(),
    totalPages: z.int(),
  })
  .meta({ id: "FilterItems" });
export type FilterItems = z.output<typeof filterItems>;
