import { z } from "zod";
import { jobPostId } from "../job-posts/schema.ts";

/** From where somebody opened a post. */
export const clickSource = z.enum(["list", "search", "home", "similar", "space", "feed", "share", "utm", "direct"]);
export type ClickSource = z.output<typeof clickSource>;

/** Why a click is not counted. */
export const clickRefusal = z.enum(["repeated", "budget", "bot", "own", "closed"]);
export type ClickRefusal = z.output<typeof clickRefusal>;

const utm = z.string().trim().max(80).nullable().default(null);

export const newClick = z
  .strictObject({
    jobPostId,
    source: clickSource,
    /** Made by the page that was opened: the same one sent twice is one. */
    id: z.uuidv7(),
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
    }) satisfies z.ZodType<Record<ClickRefusal, number>>,
    /** Euros. */
    amount: z.number(),
  })
  .meta({ id: "JobInstance" });
export type JobInstance = z.output<typeof jobInstance>;
