import { z } from "zod";
import { instant } from "../kernel/fields.ts";
import { jobPostId } from "../job-posts/schema.ts";

/** From where somebody opened a post. */
export const clickSource = z.enum(["list", "search", "home", "similar", "space", "feed", "share", "utm", "direct"]);
export type ClickSource = z.output<typeof clickSource>;

/** Why a click is not counted. */
export const clickRefusal = z.enum(["repeated", "budget", "bot", "own", "closed", "unverified", "pace"]);
export type ClickRefusal = z.output<typeof clickRefusal>;

/** Why a paid click was credited: too many of one provider, a burst, or a network that also sends automatic clicks. */
export const clickPattern = z.enum(["provider", "burst", "automatic"]);
export type ClickPattern = z.output<typeof clickPattern>;

const utm = z.string().trim().max(80).nullable().default(null);

export const newClick = z
  .strictObject({
    jobPostId,
    source: clickSource,
    /** Made by the page that was opened: the same one sent twice is one. */
    id: z.uuidv7(),
    /** From `POST /public/click/token`, asked for when the page was shown. Without a valid one the click is refused. */
    token: z.string().max(100).default(""),
    utmSource: utm,
    utmMedium: utm,
    utmCampaign: utm,
  })
  .meta({ id: "NewClick" });
export type NewClick = z.output<typeof newClick>;

/** The ledger of one post for one day of Europe/Rome. */
export const jobInstance = z
  .object({
    day: z.iso.date(),
    /** Euros; null on a day without sponsorship. */
    budget: z.number().nullable(),
    counted: z.int(),
    refused: z.object({
      repeated: z.int(),
      budget: z.int(),
      bot: z.int(),
      own: z.int(),
      closed: z.int(),
      unverified: z.int(),
      pace: z.int(),
    }) satisfies z.ZodType<Record<ClickRefusal, number>>,
    /** Counted clicks that were found invalid and cost nothing. */
    credited: z.int(),
    /** Euros. */
    amount: z.number(),
  })
  .meta({ id: "JobInstance" });
export type JobInstance = z.output<typeof jobInstance>;

/** One post's part of a day. */
export const ledgerPost = z.object({
  jobPostId,
  title: z.string(),
  /** Null on a day without sponsorship. */
  budgetCents: z.int().nullable(),
  spentCents: z.int(),
  counted: z.int(),
  refused: z.int(),
  credited: z.int(),
  /** It is sponsored at this moment. */
  sponsored: z.boolean(),
});
/** What sponsoring did on one day, post by post; days beside it that have something to show. */
export const ledgerDay = z
  .object({
    day: z.iso.date(),
    spentCents: z.int(),
    counted: z.int(),
    refused: z.int(),
    posts: z.array(ledgerPost),
    before: z.iso.date().nullable(),
    after: z.iso.date().nullable(),
  })
  .meta({ id: "LedgerDay" });
export type LedgerDay = z.output<typeof ledgerDay>;

/** One click or credit as the buyer sees it: whether it counted, why not, what it cost, and the day's sum with it. */
export const ledgerEntry = z
  .object({
    number: z.int(),
    at: instant,
    /** Tells visitors of that day and post apart, and nothing else. */
    visitor: z.string(),
    source: clickSource,
    utmSource: z.string().nullable(),
    utmCampaign: z.string().nullable(),
    refused: clickRefusal.nullable(),
    /** Set in an entry that is no click and gives back the amount of an earlier entry. */
    credit: z.object({ number: z.int(), pattern: clickPattern }).nullable(),
    amountCents: z.int(),
    totalCents: z.int(),
  })
  .meta({ id: "LedgerEntry" });
export type LedgerEntry = z.output<typeof ledgerEntry>;
