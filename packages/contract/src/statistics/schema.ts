import { z } from "zod";
import { id } from "../kernel/fields.ts";
import { keptPromises } from "../promises/schema.ts";

const day = z.iso.date();

/** Smallest number of people for which a count is shown. Smaller counts are suppressed for privacy. */
export const smallestGroup = 5;
export const statisticsPeriod = z.enum(["30d", "90d", "12m"]);
export type StatisticsPeriod = z.output<typeof statisticsPeriod>;

/** Maximum length of a custom date range: three years. */
export const statisticsLimits = { days: 1_096 } as const;

const asked = {
  period: statisticsPeriod.default("90d"),
  from: day.optional(),
  to: day.optional(),
  jobPostId: id.optional(),
};

/** True if both dates are given in order and within the maximum, or neither is given. */
function areDays({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean {
  if (from === undefined || to === undefined) return from === to;
  return from <= to && (Date.parse(to) - Date.parse(from)) / 86_400_000 < statisticsLimits.days;
}
const wrongDays = { path: ["to"], error: "field.invalid" };

/** A predefined period, or a custom date range including both ends. */
export const statisticsQuery = z.object(asked).refine(areDays, wrongDays);

/**
 * A figure, with its value in the preceding period of the same length (`before`). A value is null without data, or if it covers
 * fewer than five people.
 */
const figure = z.object({ value: z.number().nullable(), before: z.number().nullable() });

export const funnelStep = z.enum([
  "views",
  "evidenceSeen",
  "applications",
  "reviewed",
  "interviews",
  "offers",
  "hires",
]);
export type FunnelStep = z.output<typeof funnelStep>;

const funnel = z.array(z.object({ step: funnelStep, count: z.int().nullable() }));

export const averageExperience = z
  .object({ years: z.number().nullable(), before: z.number().nullable(), applications: z.int().nullable() })
  .meta({ id: "AverageExperience" });
export type AverageExperience = z.output<typeof averageExperience>;

export const dashboard = z
  .object({
    from: day,
    to: day,
    /** When the figures were computed. Their days and weeks are in the Europe/Rome time zone. */
    computed: z.iso.datetime(),
    promisedDays: z.int(),
    /**
     * Figures on reply promises. They always cover the last 90 days, whatever the requested period, and equal those on the public
     * page.
     */
    promises: keptPromises,
    /** The key figures of the period. Only owners see costs; for other members every cost is null. */
    figures: z.object({
      medianAnswerDays: figure,
      /**
       * The share of `due` applications that are `answered`, from 0 to 1. `due` counts applications that have a first answer or
       * should have one by now.
       */
      answeredShare: figure.extend({ answered: z.int().nullable(), due: z.int().nullable() }),
      applications: figure,
      averageExperience: figure,
      openPosts: z.object({ value: z.int(), expiring: z.int() }),
      costCents: figure,
      costPerApplicationCents: figure,
    }),
    /**
     * The points of the chart: one per week, or per month for periods above half a year, counted back from the last day. Every
     * point covers a whole week or month, so the first may start before the period. `visits` counts all visits of the posts,
     * `openings` those from a list or a search.
     */
    course: z.array(z.object({ from: day, visits: z.int(), openings: z.int(), applications: z.int().nullable() })),
    /** Number of first replies, grouped by the days that they took; the last group is ten days or more. */
    answers: z.array(z.object({ days: z.int(), count: z.int().nullable() })),
    funnel,
    funnelBefore: funnel,
    /** Median time that applications stay in a state before they move on. */
    timeInState: z.array(z.object({ state: z.string(), medianDays: z.number().nullable(), count: z.int().nullable() })),
    posts: z.array(
      z.object({
        id,
        title: z.string(),
        status: z.string(),
        visits: z.int(),
        evidenceSeen: z.int().nullable(),
        applications: z.int().nullable(),
        hires: z.int().nullable(),
        medianAnswerDays: z.number().nullable(),
        promises: keptPromises,
        costCents: z.int().nullable(),
        costPerApplicationCents: z.int().nullable(),
      }),
    ),
    sources: z.array(
      z.object({
        /** The source of the visits: a `ClickSource`, or `unknown` if the browser did not send it. */
        source: z.string(),
        visits: z.int(),
        applications: z.int().nullable(),
        hires: z.int().nullable(),
        costCents: z.int().nullable(),
      }),
    ),
  })
  .meta({ id: "Dashboard" });
export type Dashboard = z.output<typeof dashboard>;

export const statisticsTable = z.enum(["figures", "course", "answers", "funnel", "timeInState", "posts", "sources"]);
export type StatisticsTableName = z.output<typeof statisticsTable>;

export const statisticsTableQuery = z
  .object({ ...asked, table: statisticsTable, language: z.enum(["it", "en"]).default("it") })
  .refine(areDays, wrongDays);
