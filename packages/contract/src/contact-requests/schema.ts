import { z } from "zod";
import { id, instant, words } from "../kernel/fields.ts";
import { title } from "../kernel/names.ts";
import { verifiedFacts } from "../verification/facts.ts";

/**
 * Limits that prevent mass mailing: contacting a talent requires concrete terms, and a Space may send only a few
 * contact requests per day.
 */
export const contactRequestLimits = {
  perDay: 20,
  title: { min: 5, max: 100 },
  city: { max: 120 },
  message: { max: 1_000 },
  note: { max: 500 },
  pay: { min: 1_000, max: 9_999_999 },
  /** An unanswered contact request expires after this many days. */
  openDays: 14,
  /** How many days a Space must wait after a refused or expired contact request before it may send the talent another. */
  restDays: 90,
} as const;

export const contactRequestStates = ["sent", "accepted", "declined", "withdrawn", "expired"] as const;
export const contactRequestState = z.enum(contactRequestStates);
export type ContactRequestState = z.output<typeof contactRequestState>;

const pay = z.int().min(contactRequestLimits.pay.min).max(contactRequestLimits.pay.max);

/** Pay, place and contract are required, so that the talent knows what the contact request is about. */
const terms = z.object({
  title: title(contactRequestLimits.title),
  /** Gross annual pay in euros. */
  salaryMin: pay,
  salaryMax: pay,
  contractType: z.string().max(60),
  contractEconomicType: z.string().max(60).nullable().default(null),
  workplaceType: z.string().max(60),
  /** The place of work. Required unless the work is fully remote. */
  city: z.string().trim().max(contactRequestLimits.city.max).nullable().default(null),
  message: words({ max: contactRequestLimits.message.max }),
});

export const newContactRequest = z
  .strictObject({ ...terms.shape, resumeId: id, jobPostId: id.nullable().default(null) })
  .superRefine(({ salaryMin, salaryMax, workplaceType, city }, context) => {
    if (salaryMax < salaryMin)
      context.addIssue({ code: "custom", message: "field.invalid", path: ["salaryMax"], input: salaryMax });
    if (workplaceType !== "workplace_type_full_remote" && !city)
      context.addIssue({ code: "custom", message: "field.required", path: ["city"], input: city });
  })
  .meta({ id: "NewContactRequest" });
export type NewContactRequest = z.input<typeof newContactRequest>;

const space = z.object({ id, name: z.string(), url: z.string(), logo: id.nullable(), verification: verifiedFacts });
const commonFields = {
  id,
  ...terms.shape,
  contractEconomicType: z.string().nullable(),
  city: z.string().nullable(),
  /** Labels of the codes in the fields above, so that clients can show them. */
  labels: z.record(z.string(), z.object({ it: z.string(), en: z.string().nullable() })),
  jobPost: z.object({ id, title: z.string(), open: z.boolean() }).nullable(),
  state: contactRequestState,
  at: instant,
  expiresAt: instant,
  answeredAt: instant.nullable(),
  /** The message with which the talent accepts or declines the contact request. */
  note: z.string().nullable(),
};

/** A talent's contacts; each is null if the talent does not share it or does not have it. */
const contacts = z.object({ email: z.string().nullable(), phone: z.string().nullable() });

/**
 * A contact request as the talent sees it, with the contacts that acceptance will share or has shared. `byDefault`: the
 * talent's privacy settings share contacts.
 */
export const myContactRequest = z
  .object({
    ...commonFields,
    space,
    by: z.string().nullable(),
    shares: contacts.extend({ name: z.string(), byDefault: z.boolean() }),
  })
  .meta({ id: "MyContactRequest" });
export type MyContactRequest = z.output<typeof myContactRequest>;

/** A contact request as the Space sees it: the recipient as far as they are visible, and the contacts after acceptance. */
export const spaceContactRequest = z
  .object({
    ...commonFields,
    resumeId: id,
    talent: z.object({
      firstName: z.string().nullable(),
      lastName: z.string().nullable(),
      headline: z.string().nullable(),
    }),
    contacts: contacts.nullable(),
    by: z.string().nullable(),
  })
  .meta({ id: "SpaceContactRequest" });
export type SpaceContactRequest = z.output<typeof spaceContactRequest>;

export const contactRequestAnswer = z
  .strictObject({
    accepted: z.boolean(),
    /** The contacts to share on acceptance; defaults to the privacy settings. */
    share: z.strictObject({ email: z.boolean(), phone: z.boolean() }).optional(),
    note: z.string().trim().max(contactRequestLimits.note.max).nullable().default(null),
  })
  .meta({ id: "ContactRequestAnswer" });
