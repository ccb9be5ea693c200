import { z } from "zod";
import { id, instant, words } from "../kernel/fields.ts";
import { title } from "../kernel/names.ts";
import { verifiedFacts } from "../verification/facts.ts";

/**
 * Limits that prevent mass mailing: contacting a talent requires a concrete offer, and a Space may send only a few offers per day.
 */
export const offerLimits = {
  perDay: 20,
  title: { min: 5, max: 100 },
  city: { max: 120 },
  message: { max: 1_000 },
  note: { max: 500 },
  pay: { min: 1_000, max: 9_999_999 },
  /** An unanswered offer expires after this many days. */
  openDays: 14,
  /** How many days a Space must wait after a refused or expired offer before it may send the talent another. */
  restDays: 90,
} as const;

export const offerStates = ["sent", "accepted", "declined", "withdrawn", "expired"] as const;
export const offerState = z.enum(offerStates);
export type ContactOfferState = z.output<typeof offerState>;

const pay = z.int().min(offerLimits.pay.min).max(offerLimits.pay.max);

/** Pay, place and contract are required, so that the talent knows what the offer is about. */
const terms = z.object({
  title: title(offerLimits.title),
  /** Gross annual pay in euros. */
  salaryMin: pay,
  salaryMax: pay,
  contractType: z.string().max(60),
  contractEconomicType: z.string().max(60).nullable().default(null),
  workplaceType: z.string().max(60),
  /** The place of work. Required unless the work is fully remote. */
  city: z.string().trim().max(offerLimits.city.max).nullable().default(null),
  message: words({ max: offerLimits.message.max }),
});

export const newOffer = z
  .strictObject({ ...terms.shape, resumeId: id, jobPostId: id.nullable().default(null) })
  .superRefine(({ salaryMin, salaryMax, workplaceType, city }, context) => {
    if (salaryMax < salaryMin)
      context.addIssue({ code: "custom", message: "field.invalid", path: ["salaryMax"], input: salaryMax });
    if (workplaceType !== "workplace_type_full_remote" && !city)
      context.addIssue({ code: "custom", message: "field.required", path: ["city"], input: city });
  })
  .meta({ id: "NewOffer" });
export type NewContactOffer = z.input<typeof newOffer>;

const space = z.object({ id, name: z.string(), url: z.string(), logo: id.nullable(), verification: verifiedFacts });
const offered = {
  id,
  ...terms.shape,
  contractEconomicType: z.string().nullable(),
  city: z.string().nullable(),
  /** The labels of every code above, so that clients can show them. */
  labels: z.record(z.string(), z.object({ it: z.string(), en: z.string().nullable() })),
  jobPost: z.object({ id, title: z.string(), open: z.boolean() }).nullable(),
  state: offerState,
  at: instant,
  expiresAt: instant,
  answeredAt: instant.nullable(),
  /** The message with which the talent accepts or declines the offer. */
  note: z.string().nullable(),
};

/** A contact is null if the person does not share it or does not have it. */
const contacts = z.object({ email: z.string().nullable(), phone: z.string().nullable() });

/**
 * An offer as the talent sees it, with the contacts that acceptance will share or has shared. `byDefault`: the talent's privacy
 * settings share contacts.
 */
export const myOffer = z
  .object({
    ...offered,
    space,
    by: z.string().nullable(),
    shares: contacts.extend({ name: z.string(), byDefault: z.boolean() }),
  })
  .meta({ id: "MyOffer" });
export type MyContactOffer = z.output<typeof myOffer>;

/** An offer as the Space sees it: the recipient as far as they are visible, and the contacts after acceptance. */
export const spaceOffer = z
  .object({
    ...offered,
    resumeId: id,
    talent: z.object({
      firstName: z.string().nullable(),
      lastName: z.string().nullable(),
      headline: z.string().nullable(),
    }),
    contacts: contacts.nullable(),
    by: z.string().nullable(),
  })
  .meta({ id: "SpaceOffer" });
export type SpaceContactOffer = z.output<typeof spaceOffer>;

export const offerAnswer = z
  .strictObject({
    accepted: z.boolean(),
    /** The contacts to share on acceptance; defaults to the privacy settings. */
    share: z.strictObject({ email: z.boolean(), phone: z.boolean() }).optional(),
    note: z.string().trim().max(offerLimits.note.max).nullable().default(null),
  })
  .meta({ id: "OfferAnswer" });
