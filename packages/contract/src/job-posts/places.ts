import { z } from "zod";
import { publicJobPostSearch } from "./schema.ts";

/** The filters of the job search. */
export const jobPlacesSearch = z
  .strictObject({ filters: publicJobPostSearch.shape.filters })
  .meta({ id: "JobPlacesSearch" });

/**
 * The open jobs that match a search, by place. Every job is in exactly one of the regions, `abroad`, `remote` or `unplaced`, so these sum up to
 * `total`.
 */
export const jobPlaces = z
  .object({
    /** The number of jobs that match the whole search, or parts of it if no job matches the whole. */
    total: z.int(),
    /** All regions of Italy by name, also those without jobs. */
    regions: z.array(
      z.object({
        name: z.string(),
        count: z.int(),
        /** All provinces of the region by name. Jobs whose place has no province are only in the count of their region. */
        provinces: z.array(
          z.object({
            /** The two letters, such as MI: the value of the filter `province`. */
            code: z.string(),
            name: z.string(),
            count: z.int(),
          }),
        ),
      }),
    ),
    abroad: z.int(),
    /** Fully remote jobs that name no region of Italy and no place abroad. */
    remote: z.int(),
    /** All other jobs that name no region of Italy. */
    unplaced: z.int(),
  })
  .meta({ id: "JobPlaces" });
export type JobPlaces = z.output<typeof jobPlaces>;
