import { z } from "zod";
import { phone } from "../accounts/schema.ts";
import { jobPostLimits } from "../job-posts/limits.ts";
import { email, id, instant, words } from "../kernel/fields.ts";
import { publicName } from "../kernel/names.ts";
import { spaceLimits as limits } from "./limits.ts";
import { checkedLocation } from "./locations.ts";
import { agencyShowsNumber, authorisationNumber, contractSlots, space, spaceType, spaceUrl, vat } from "./schema.ts";

/** Legal forms of companies, in the order of the form's options. */
export const companyTypes = [
  "spa",
  "srl",
  "srls",
  "snc",
  "sas",
  "ss",
  "soloTrader",
  "professional",
  "cooperative",
  "socialCooperative",
  "association",
  "foundation",
  "publicBody",
  "foreign",
  "other",
] as const;
export const companySizes = ["1", "2-9", "10-49", "50-99", "100-249", "250-999", "1000+"] as const;

/** A website. It is checked like a browser checks a URL, but without requiring a scheme, because people type lanterna.example. */
export const website = z
  .string()
  .trim()
  .max(limits.website.max)
  .regex(
    /^(?:https?:\/\/)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d{1,5})?(?:\/[^\s]*)?$/iu,
    "field.invalidUrl",
  );

/**
 * The year in which the Space was founded. The maximum is computed at validation time, because the year may change while the
 * process runs.
 */
export const yearFounded = z.int().superRefine((year, context) => {
  const max = new Date().getUTCFullYear();
  if (year < limits.year.min || year > max)
    context.addIssue({
      code: "custom",
      message: "year.outOfRange",
      params: { min: limits.year.min, max },
      input: year,
    });
});

/** Schema of a vocabulary code. The server also checks that the code exists. */
const code = z.string().min(1).max(80);
const text = (bounds: { max: number }) => words(bounds).nullable();

const main = {
  name: publicName(limits.name),
  url: spaceUrl,
  headline: text(limits.headline),
  description: text(limits.description),
  type: spaceType,
  authorisationNumber: authorisationNumber.nullable(),
  businessSector: code.nullable(),
  yearFounded: yearFounded.nullable(),
  website: website.nullable(),
  /** Ids of the caller's files with the purpose `spaceLogo` and `spaceCover`; null removes them. */
  logo: id.nullable(),
  cover: id.nullable(),
};
const contact = { email: email.nullable(), phone: phone.nullable() };
const places = {
  locations: z.array(checkedLocation.extend({ id: id.optional() })).max(limits.locations),
  legalName: text(limits.legalName),
  companyType: z.enum(companyTypes).nullable(),
  vat: vat.nullable(),
  fiscalCode: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^(?:\d{11}|[A-Z0-9]{16})$/, "fiscalCode.invalid")
    .nullable(),
  companySize: z.enum(companySizes).nullable(),
  /** Destination of electronic invoices: a seven-character SDI code, or a certified email address (PEC). */
  sdi: z
    .union(
      [
        z
          .string()
          .trim()
          .toUpperCase()
          .regex(/^[A-Z0-9]{7}$/),
        email,
      ],
      { error: "sdi.invalid" },
    )
    .nullable(),
};
const standards = {
  primaryPolicy: code.nullable(),
  policyDescription: text(limits.policyDescription),
  onsiteStart: code.nullable(),
  onsiteEnd: code.nullable(),
  ccnl: code.nullable(),
  replyDays: z.literal(jobPostLimits.replyDays),
};
const settings = { blindFirstStage: z.boolean(), showReaders: z.boolean() };

/** The five parts of the form for a Space; each part is saved separately. */
export const spaceParts = { main, contact, locations: places, standards, settings };
export type SpacePart = keyof typeof spaceParts;

/**
 * Refuses an end that is not after the start. The codes of times of day end in their digits, so that comparing the codes compares
 * the times.
 */
const endsAfterItStarts = (
  { onsiteStart, onsiteEnd }: { onsiteStart?: string | null | undefined; onsiteEnd?: string | null | undefined },
  context: z.RefinementCtx,
) => {
  if (typeof onsiteStart === "string" && typeof onsiteEnd === "string" && onsiteEnd <= onsiteStart)
    context.addIssue({ code: "custom", path: ["onsiteEnd"], message: "date.endBeforeStart", input: onsiteEnd });
};

/** A change of a Space; omitted fields stay unchanged. */
export const spaceChange = z
  .strictObject({ ...main, ...contact, ...places, ...standards, ...settings })
  .partial()
  .extend({ version: z.int().optional() })
  .superRefine((change, context) => {
    agencyShowsNumber(change.authorisationNumber === undefined ? {} : change, context);
    endsAfterItStarts(change, context);
    if ((change.locations ?? []).filter(({ legalSeat }) => legalSeat).length > 1)
      context.addIssue({ code: "custom", path: ["locations"], message: "space.oneLegalSeat", input: change.locations });
  })
  .meta({ id: "SpaceChange" });
export type SpaceChange = z.output<typeof spaceChange>;

/** Fields of a Space that only support can change. */
export const lockedField = z.enum(["url", "vat", "licensePrice", "slots"]);

/** A Space as its members see it. */
export const ownSpace = space
  .omit({ openJobPosts: true })
  .extend({
    openJobPosts: z.int(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    legalName: z.string().nullable(),
    fiscalCode: z.string().nullable(),
    sdi: z.string().nullable(),
    showReaders: z.boolean(),
    /** False if the check digit of the VAT number is wrong. This is shown as a warning, and the number is not rejected. */
    vatChecks: z.boolean(),
    locked: z.array(lockedField),
    /** Date of the first publication, from which on the URL name cannot change; null before. */
    urlFixed: instant.nullable(),
    contract: contractSlots,
    changed: instant,
    /** The member who last changed the Space; null if no member did. */
    changedBy: z.string().nullable(),
    version: z.int(),
  })
  .meta({ id: "OwnSpace" });
export type OwnSpace = z.output<typeof ownSpace>;
