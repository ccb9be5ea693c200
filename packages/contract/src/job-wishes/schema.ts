import { z } from "zod";
import { contractEconomicType, contractType, workplaceType } from "../job-posts/draft.ts";
import { instant } from "../kernel/fields.ts";
import { placeFields } from "../locations/schema.ts";
import { occupation } from "../skills/schema.ts";
import { jobWishLimits as limits } from "./limits.ts";

/** The countries in which a talent may work without a new permit. */
export const workPermit = z.enum(["italy", "europeanUnion", "switzerland", "unitedKingdom"]);
export type WorkPermit = z.output<typeof workPermit>;

/** The place that a talent wants to work at, and the greatest distance from it. */
export const wishedPlace = z
  .strictObject({
    city: placeFields.city,
    province: z.string().max(80).nullable(),
    region: z.string().max(80).nullable(),
    country: z.string().regex(/^[A-Z]{2}$/),
    lat: z.number().min(-90).max(90),
    lon: z.number().min(-180).max(180),
    km: z.int().min(limits.radiusKm.min).max(limits.radiusKm.max),
  })
  .meta({ id: "WishedPlace" });
export type WishedPlace = z.output<typeof wishedPlace>;

const noneTwice = (values: readonly string[], context: z.RefinementCtx) => {
  for (const [index, value] of values.entries())
    if (values.indexOf(value) < index)
      context.addIssue({ code: "custom", message: "field.inUse", path: [index], input: value });
};
const anyOf = <T extends z.ZodType<string>>(choice: T) => z.array(choice).max(20).superRefine(noneTwice);
const weeklyHours = z
  .number()
  .min(limits.weeklyHours.min)
  .max(limits.weeklyHours.max)
  .multipleOf(limits.weeklyHours.step)
  .nullable();

/** The fields that others see with the resume. An empty list or null means that the talent is open to everything. */
const shared = {
  place: wishedPlace.nullable(),
  workplaces: anyOf(workplaceType),
  /** The least share of remote work of a hybrid job, in percent. */
  remoteShare: z.int().min(limits.remoteShare.min).max(limits.remoteShare.max).nullable(),
  contracts: anyOf(contractEconomicType),
  /** Full-time, part-time, or freelance and project work. */
  hours: anyOf(contractType),
  weeklyHoursMin: weeklyHours,
  weeklyHoursMax: weeklyHours,
  /** Days between an accepted offer and the first day of work; 0 means at once. */
  noticeDays: z.int().min(limits.noticeDays.min).max(limits.noticeDays.max).nullable(),
  permits: anyOf(workPermit),
};
/** Gross per year, in euros. Visible to the talent only. */
const salaryMin = z.int().min(limits.salaryMin.min).max(limits.salaryMin.max).nullable();

/** A talent's preferences for a job, as they are saved. A change replaces all of them. */
export const jobWishesDraft = z
  .strictObject({
    /** Ids of job titles, the most wanted first. */
    roles: z.array(z.string().min(1).max(limits.roles.code)).max(limits.roles.max).superRefine(noneTwice),
    ...shared,
    salaryMin,
  })
  .superRefine(({ weeklyHoursMin: least, weeklyHoursMax: most }, context) => {
    if (least === null || most === null || least <= most) return;
    const path = ["weeklyHoursMax"];
    context.addIssue({ code: "custom", message: "field.tooSmall", params: { min: least }, path, input: most });
  })
  .meta({ id: "JobWishesDraft" });
export type JobWishesDraft = z.output<typeof jobWishesDraft>;

/** Labels of the codes in the other fields, so that clients can show them. */
const labels = z.record(z.string(), z.object({ it: z.string(), en: z.string().nullable() }));
const roles = z.array(occupation.omit({ isco08: true }).meta({ id: "WishedRole" }));

/** A talent's preferences for a job, as others see them with the resume. */
export const sharedJobWishes = z.object({ roles, ...shared, labels }).meta({ id: "SharedJobWishes" });
export type SharedJobWishes = z.output<typeof sharedJobWishes>;

/** The caller's own preferences for a job. */
export const jobWishes = z
  .object({
    roles,
    ...shared,
    salaryMin,
    labels,
    /** The time of the last change; null if the caller never saved any. */
    updated: instant.nullable(),
  })
  .meta({ id: "JobWishes" });
export type JobWishes = z.output<typeof jobWishes>;
