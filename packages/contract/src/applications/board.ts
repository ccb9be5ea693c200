import { z } from "zod";
import { id, instant, words } from "../kernel/fields.ts";
import { requirement } from "../evidence/schema.ts";
import { jobPostStatus, plan } from "../job-posts/schema.ts";
import { ownPromises } from "../promises/schema.ts";
import { applicationLimits as limits } from "./limits.ts";
import { applicationCard } from "./schema.ts";
import { applicationStatus, openStatuses, type OpenStatus } from "./states.ts";

/**
 * Request for the board of a post: the first applications of each open state. To load more of a lane, use the search with the
 * lane's cursor.
 */
export const boardQuery = z
  .strictObject({
    jobPostId: id,
    size: z.int().min(1).max(limits.boardLane.max).default(limits.boardLane.standard),
    text: z.string().trim().max(200).default(""),
    /** Ids or codes of requirements; the board shows only applications that meet all of them. */
    requirements: z.array(z.string().max(100)).max(30).default([]),
    tags: z.array(z.string().max(limits.tags.text)).max(limits.tags.max).default([]),
    late: z.boolean().default(false),
    /** Sorts by arrival, or by the number of criteria with evidence. */
    order: z.enum(["arrival", "evidence"]).default("arrival"),
  })
  .meta({ id: "BoardQuery" });
export type BoardQuery = z.output<typeof boardQuery>;

/** Returns the search that loads more of a board lane (the column of a state). The lane's cursor is valid for exactly this search. */
export const laneSearch = ({ jobPostId, text, requirements, tags, late, order }: BoardQuery, status: OpenStatus) => ({
  sort: order === "evidence" ? ("met:desc" as const) : ("created:asc" as const),
  filters: [
    { f: "jobPostId", v: jobPostId, mm: "is" as const },
    { f: "status", v: status, mm: "is" as const },
    ...(text === "" ? [] : [{ f: "text", v: text, mm: "c" as const }]),
    ...requirements.map((met) => ({ f: "requirement", v: met, mm: "is" as const })),
    ...(tags.length === 0 ? [] : [{ f: "tags", v: tags, mm: "in" as const }]),
    ...(late ? [{ f: "late", v: true, mm: "is" as const }] : []),
  ],
});

export const stageLabel = z.object({ it: z.string(), en: z.string() });

export const board = z
  .object({
    jobPost: z.object({
      id,
      title: z.string(),
      jobPostStatus,
      replyDays: z.int(),
      expiresAt: instant.nullable(),
      blind: z.boolean(),
      requirements: z.array(requirement),
    }),
    /** Numbers of the post's applications, regardless of the filters. */
    totals: z.object({ all: z.int(), open: z.int(), late: z.int(), closed: z.int() }),
    /** Median days until the first reply, over the last 90 days; null if no application got a reply. */
    medianReplyDays: z.number().nullable(),
    lanes: z.array(
      z.object({
        status: z.enum(openStatuses),
        /** The Space's own label for the stage; null if it has none. */
        label: stageLabel.nullable(),
        total: z.int(),
        cards: z.array(applicationCard),
        cursor: z.string().nullable(),
      }),
    ),
    tags: z.array(z.string()),
  })
  .meta({ id: "Board" });
export type Board = z.output<typeof board>;

const stageStatus = z.enum([...openStatuses, "hired"]);
export const stageLabels = z
  .strictObject({
    labels: z
      .array(
        z.strictObject({
          status: stageStatus,
          it: words({ max: limits.stageLabel.max }),
          en: words({ max: limits.stageLabel.max }),
        }),
      )
      .max(6),
  })
  .meta({ id: "StageLabels" });
export type StageLabels = z.output<typeof stageLabels>;

/** The content of the member's home page: applications that need a reply, by deadline. */
export const overview = z
  .object({
    figures: z.object({
      /** Number of replies that are due by the end of today, including late ones. */
      today: z.int(),
      atRisk: z.int(),
      late: z.int(),
      medianReplyDays: z.number().nullable(),
      /**
       * `answered`: applications of the last 90 days that were answered, in time or late. `owed`: all applications of these days
       * that should have an answer.
       */
      answered: z.int(),
      owed: z.int(),
      newSince: instant,
      fresh: z.int(),
    }),
    /** How the Space keeps its reply promises, counted as on its public page, and whether it may still publish posts. */
    promises: ownPromises,
    /** Applications that are late or due today or tomorrow: at most 20, earliest deadline first. */
    due: z.array(applicationCard.extend({ replyBy: instant, replyDays: z.int() })),
    posts: z.array(
      z.object({
        id,
        title: z.string(),
        plan: plan.nullable(),
        applications: z.int(),
        fresh: z.int(),
        medianReplyDays: z.number().nullable(),
        expiresAt: instant.nullable(),
        /** Deadline by which the Space must confirm that the job is still open; null while no confirmation is requested. */
        answerBy: instant.nullable(),
      }),
    ),
    slots: z.object({
      free: z.object({ used: z.int(), total: z.int(), nextFree: instant.nullable() }),
      premium: z.object({ used: z.int(), total: z.int() }),
    }),
    /** Spend of this month in cents; null for members who may not see money. */
    spend: z
      .object({
        licence: z.int(),
        clicks: z.int(),
        clicksAmount: z.int(),
        vat: z.int(),
        total: z.int(),
        today: z.object({ spent: z.int(), budget: z.int(), posts: z.int() }).nullable(),
      })
      .nullable(),
  })
  .meta({ id: "SpaceOverview" });
export type SpaceOverview = z.output<typeof overview>;

/** Records that the Ctrl K search finds, in addition to pages. */
export const found = z
  .object({
    jobPosts: z.array(z.object({ id, title: z.string(), jobPostStatus })),
    applications: z.array(
      z.object({
        id,
        jobPostId: id,
        jobPostTitle: z.string(),
        code: z.string(),
        name: z.string().nullable(),
        status: applicationStatus,
      }),
    ),
  })
  .meta({ id: "FoundInSpace" });
export type SpaceSearchResults = z.output<typeof found>;

/** The result of checking whether an application's timeline is unchanged since it was written. */
export const verification = z
  .object({
    whole: z.boolean(),
    steps: z.int(),
    /**
     * Number of the first step that does not follow from the previous one; 0 if the end of the chain is missing; null if the
     * timeline is intact.
     */
    brokenAt: z.int().nullable(),
    /** The hash at the end of the chain. Two readers who see the same value see the same timeline. */
    head: z.string().nullable(),
    at: instant,
  })
  .meta({ id: "TimelineVerification" });
export type TimelineVerification = z.output<typeof verification>;
