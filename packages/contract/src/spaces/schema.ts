import { z } from "zod";
import { id, instant, words } from "../kernel/fields.ts";
import { publicName } from "../kernel/names.ts";
import type { SearchFields } from "../kernel/search.ts";
import { keptPromises } from "../promises/schema.ts";
import { verifiedFacts } from "../verification/facts.ts";
import { reservedSpaceUrls, spaceLimits as limits } from "./limits.ts";
import { spaceLocation } from "./locations.ts";

export const spaceId = z.uuidv7().brand<"SpaceId">();
export type SpaceId = z.output<typeof spaceId>;

export const spaceRole = z.enum(["viewer", "recruiter", "owner"]);
export type SpaceRole = z.output<typeof spaceRole>;

export const spaceUrl = z
  .string()
  .trim()
  .min(limits.url.min)
  .max(limits.url.max)
  .regex(/^[a-z0-9-]+$/, "space.urlCharacters")
  .refine((url) => !reservedSpaceUrls.includes(url), "field.inUse");

/** The type of a Space. An agency recruits for others and must show its authorisation number (D.Lgs. 276/2003). */
export const spaceType = z.enum(["company", "agency"]);
export type SpaceType = z.output<typeof spaceType>;

/** An Italian VAT number. The prefix IT is optional; only the digits are stored. */
export const vat = z
  .string()
  .trim()
  .transform((value) => value.replaceAll(/[\s.]/g, "").toUpperCase())
  .pipe(z.string().regex(/^(?:IT)?\d{11}$/, "vat.elevenDigits"))
  .transform((value) => value.slice(-11));

export const authorisationNumber = words(limits.authorisation);

/** Checks that an agency has an authorisation number; a company needs none. */
const agencyShowsNumber = (
  { type, authorisationNumber: number }: { type?: unknown; authorisationNumber?: unknown },
  context: z.RefinementCtx,
) => {
  if (type === "agency" && !number)
    context.addIssue({ code: "custom", path: ["authorisationNumber"], message: "field.required", input: number });
};

/** The required fields of a new Space. Members fill in the others later. */
export const newSpace = z
  .object({
    name: publicName(limits.name),
    url: spaceUrl,
    type: spaceType.default("company"),
    authorisationNumber: authorisationNumber.nullish(),
    vat: vat.nullish(),
  })
  .superRefine(agencyShowsNumber)
  .meta({ id: "NewSpace" });

/** A member who chose to appear on the public page. */
export const teamMember = z.object({
  firstName: z.string(),
  lastName: z.string(),
  qualification: z.string().nullable(),
  profileImage: id.nullable(),
  /** The member's username; set only if the member's own page is public. */
  username: z.string().nullable(),
});

/** A vocabulary entry with its labels, because codes alone mean nothing to readers. */
export const listed = z.object({ code: z.string(), it: z.string(), en: z.string().nullable() });
export type LabelledCode = z.output<typeof listed>;

/** A Space as everybody sees it. */
export const space = z
  .object({
    id,
    name: z.string(),
    url: z.string(),
    type: spaceType,
    authorisationNumber: z.string().nullable(),
    headline: z.string().nullable(),
    description: z.string().nullable(),
    /** Ids of image files, which `GET /file/{id}?size=…` returns. */
    logo: id.nullable(),
    cover: id.nullable(),
    businessSector: listed.nullable(),
    companyType: z.string().nullable(),
    companySize: z.string().nullable(),
    yearFounded: z.int().nullable(),
    website: z.string().nullable(),
    vat: z.string().nullable(),
    locations: z.array(spaceLocation.extend({ id })),
    primaryPolicy: listed.nullable(),
    policyDescription: z.string().nullable(),
    onsiteStart: listed.nullable(),
    onsiteEnd: listed.nullable(),
    ccnl: listed.nullable(),
    replyDays: z.int(),
    /** Reply statistics of the last 90 days; at most a minute old. */
    promises: keptPromises,
    blindFirstStage: z.boolean(),
    /** The verified facts about the Space with their dates; null while the Space is not verified. */
    verification: verifiedFacts,
    team: z.array(teamMember),
    created: instant,
    openJobPosts: z.int(),
  })
  .meta({ id: "Space" });
export type Space = z.output<typeof space>;

/** A Space in the caller's list, with enough data to choose it. */
export const mySpace = space
  .pick({ id: true, name: true, url: true, type: true, logo: true, openJobPosts: true, created: true })
  .extend({
    role: spaceRole,
    members: z.int(),
    /**
     * When the caller joined (`since`), and the name of the member who added them; the name is null if the caller created the
     * Space.
     */
    since: instant,
    addedBy: z.string().nullable(),
  })
  .meta({ id: "MySpace" });
export type MySpace = z.output<typeof mySpace>;

/** Fields by which anyone may search Spaces. */
export const spaceFields = {
  text: "prose",
  name: "text",
  url: "text",
  type: "keyword",
  businessSector: "keyword",
  companySize: "keyword",
  primaryPolicy: "keyword",
  yearFounded: "number",
  city: "text",
  province: "keyword",
  region: "text",
  country: "keyword",
  place: "place",
  openJobPosts: "number",
  keptPercent: "number",
  medianReplyDays: "number",
  created: "date",
} as const satisfies SearchFields;
export const spaceFacets = ["businessSector", "companySize", "primaryPolicy", "region", "type"] as const;

const slots = z.object({ total: z.int(), used: z.int() });
export const contractSlots = z
  .object({
    free: slots,
    premium: slots,
    /** The Space's licence fee, in euros per month. */
    licensePrice: z.number(),
  })
  .meta({ id: "ContractSlots" });
export type ContractSlots = z.output<typeof contractSlots>;

export const contractStatus = contractSlots
  .extend({
    /** Prices of sponsoring in euros, and whether the Space has the payment card and the billing data that sponsoring requires. */
    sponsoring: z.object({
      clickPrice: z.number(),
      minDailyBudget: z.number(),
      hasPaymentMethod: z.boolean(),
      hasBillingData: z.boolean(),
      /** The time since which sponsoring is paused because of an unpaid invoice; null if it is not paused. */
      pausedSince: instant.nullable(),
    }),
    startsOn: z.iso.date(),
    endsOn: z.iso.date().nullable(),
  })
  .meta({ id: "ContractStatus" });
export type ContractStatus = z.output<typeof contractStatus>;

export { agencyShowsNumber };
