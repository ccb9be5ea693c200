import { z } from "zod";
import { instant } from "../kernel/fields.ts";
import { jobPostLimits } from "../job-posts/limits.ts";
import { occupation } from "../skills/schema.ts";

/**
 * The salaries that the jobs of a group offer: gross euros per year at 40 hours a week. The group has the jobs of one role published in
 * `year`, in `region` (null: in Italy), under `ccnl` (null: under any agreement) and at `level` (null: at any level).
 */
export const salaryFigure = z
  .object({
    year: z.int(),
    region: z.string().nullable(),
    ccnl: z.string().nullable(),
    level: z.string().nullable(),
    /** The number of jobs, and of the Spaces that published them. */
    ads: z.int(),
    spaces: z.int(),
    /** First quartile, median and third quartile. */
    low: z.int(),
    median: z.int(),
    high: z.int(),
  })
  .meta({ id: "SalaryFigure" });
export type SalaryFigure = z.output<typeof salaryFigure>;

/** A job title, as in the list of occupations. */
const salaryRole = occupation.pick({ id: true, itMasculine: true, itFeminine: true, en: true });
export type SalaryRole = z.output<typeof salaryRole>;

/** A role that has figures, with the number of jobs of its latest year. */
export const salaryRoleSummary = salaryRole.extend({ ads: z.int() }).meta({ id: "SalaryRoleSummary" });
export type SalaryRoleSummary = z.output<typeof salaryRoleSummary>;

/** All published figures of a role. Groups that are missing have too few jobs, or would reveal such a group. */
export const salaryRoleFigures = z
  .object({
    role: salaryRole,
    figures: z.array(salaryFigure),
    /** The names of the collective agreements in the figures, by code. */
    agreements: z.record(z.string(), z.object({ it: z.string(), en: z.string() })),
    /** When all figures were computed; null before the first time. */
    computedAt: instant.nullable(),
  })
  .meta({ id: "SalaryRoleFigures" });
export type SalaryRoleFigures = z.output<typeof salaryRoleFigures>;

export const salaryBenchmarkQuery = z.object({
  /** The title of a job, from which the role is recognised. */
  title: z.string().trim().min(1).max(jobPostLimits.title.max),
  region: z.string().trim().min(1).max(80).optional(),
});

/** The figure to compare a job with: that of its role in its region, or in Italy if the region has none. */
export const salaryBenchmark = z
  .object({
    /** Null if the title names no known role. */
    role: salaryRole.nullable(),
    figure: salaryFigure.nullable(),
  })
  .meta({ id: "SalaryBenchmark" });
export type SalaryBenchmark = z.output<typeof salaryBenchmark>;

export const salaryTableQuery = z.object({
  /** Only the figures of this role; omitted: all roles. */
  role: z.string().max(60).optional(),
  language: z.enum(["it", "en"]).default("it"),
});
