import { z } from "zod";
import { id, instant } from "../kernel/fields.ts";

/**
 * Maximum numbers per person: of hidden jobs that are open, of hidden Spaces, and of jobs marked as seen. Beyond the last one, the
 * marks of the jobs opened longest ago are deleted.
 */
export const jobMarkLimits = { hiddenJobs: 500, hiddenSpaces: 100, seen: 1_000 } as const;

const ids = z.array(id);

/** A person's marks on jobs, as ids. Closed jobs are only in `saved`. */
export const jobMarks = z
  .object({
    /** Jobs to which the person applied without withdrawing the application. */
    applied: ids,
    saved: ids,
    /** Jobs whose page the person opened. */
    seen: ids,
    hiddenJobs: ids,
    /** Spaces whose jobs the person hid. */
    hiddenSpaces: ids,
  })
  .meta({ id: "JobMarks" });
export type JobMarks = z.output<typeof jobMarks>;

const hiddenJob = z
  .object({ id, title: z.string(), spaceId: id, spaceName: z.string(), open: z.boolean(), since: instant })
  .meta({ id: "HiddenJob" });
export type HiddenJob = z.output<typeof hiddenJob>;

const hiddenSpace = z
  .object({ id, name: z.string(), logo: id.nullable(), since: instant })
  .meta({ id: "HiddenJobSpace" });
export type HiddenJobSpace = z.output<typeof hiddenSpace>;

/** Jobs and Spaces that a person hid from their job search, newest first; open jobs come before closed ones. `seen` counts the jobs marked as seen. */
export const hiddenFromSearch = z
  .object({ jobs: z.array(hiddenJob), spaces: z.array(hiddenSpace), seen: z.int() })
  .meta({ id: "HiddenFromSearch" });
export type HiddenFromSearch = z.output<typeof hiddenFromSearch>;
