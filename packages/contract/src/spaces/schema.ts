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

/** An agency selects for others, and shows its authorisation (D.Lgs. 276/2003). */
export const spaceType = z.enum(["company", "agency"]);
export type SpaceType = z.output<typeof spaceType>;

/** With or without the prefix it is the same number, and only the digits are kept. */
export const vat = z
  .string()
  .trim()
  .transform((value) => value.replaceAll(/[\s.]/g, "").toUpperCase())
  .pipe(z.string().regex(/^(?:IT)?\d{11}$/, "vat.elevenDigits"))
  .transform((value) => value.slice(-11));

export const authorisationNumber = words(limits.authorisation);

/** An agency without its number does not exist; a company's is not asked for. */
const agencyShowsNumber = (
  { type, authorisationNumber: number }: { type?: unknown; authorisationNumber?: unknown },
  context: z.RefinementCtx,
) => {
  if (type === "agency" && !number)
    context.addIssue({ code: "custom", path: ["authorisationNumber"], message: "field.required", input: number });
};

/** The short page: what a Space cannot be without. The rest is written when one needs it. */
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

/** Somebody of the team who chose to be seen on the page. */
export const teamMember = z.object({
  firstName: z.string(),
  lastName: z.string(),
  qualification: z.string().nullable(),
  profileImage: id.nullable(),
  /** Only where everybody may open their page. */
  username: z.string().nullable(),
});

/** A value of a list, with its words: codes alone say nothing to who reads. */
export const listed = z.object({ code: z.string(), it: z.string(), en: z.string().nullable() });
export type Listed = z.output<typeof listed>;

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
    /** Ids of files: `GET /file/{id}?size=…`. */
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
    /** How promised answers were given in the last 90 days; at most a minute old. */
    promises: keptPromises,
    blindFirstStage: z.boolean(),
    /** What was checked, and when; null while the Space is not verified. */
    verification: verifiedFacts,
    team: z.array(teamMember),
    created: instant,
    openJobPosts: z.int(),
  })
  .meta({ id: "Space" });
export type Space = z.output<typeof space>;

/** One of my Spaces: enough to choose it by. */
export const mySpace = space
  .pick({ id: true, name: true, url: true, type: true, logo: true, openJobPosts: true, created: true })
  .extend({
    role: spaceRole,
    members: z.int(),
    /** Since when I am in it, and who added me; null opened it. */
    since: instant,
    addedBy: z.string().nullable(),
  })
  .meta({ id: "MySpace" });
export type MySpace = z.output<typeof mySpace>;

/** What anybody may search Spaces by. */
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
    /** Euros a month. */
    licensePrice: z.number(),
  })
  .meta({ id: "ContractSlots" });
export type ContractSlots = z.output<typeof contractSlots>;

export const contractStatus = contractSlots
  .extend({
    /** What sponsoring costs, in euros, and whether the Space has what it needs. */
    sponsoring: z.object({
      clickPrice: z.number(),
      minDailyBudget: z.number(),
      hasPaymentMethod: z.boolean(),
      hasBillingData: z.boolean(),
      /** Something is not paid: it rests until it is. */
      pausedSince: instant.nullable(),
    }),
    startsOn: z.iso.date(),
    endsOn: z.iso.date().nullable(),
  })
  .meta({ id: "ContractStatus" });
export type ContractStatus = z.output<typeof contractStatus>;

export { agencyShowsNumber };
