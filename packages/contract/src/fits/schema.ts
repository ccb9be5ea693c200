import { z } from "zod";
import { evidence, evidenceLine, requirement } from "../evidence/schema.ts";
import { jobPost } from "../job-posts/schema.ts";
import { id, instant } from "../kernel/fields.ts";
import { resumeSection } from "../resumes/sections.ts";

export const jobFitLimits = {
  /** Maximum number of jobs that are compared with a CV requirement by requirement. The list ends there. */
  compared: 200,
  /** Maximum number of job posts in one request for counts. */
  counts: 100,
  /** Maximum number of jobs that a person marked as not for them. */
  reasons: 500,
  /** Maximum number of jobs in the weekly mail. */
  mailed: 5,
  /** The weekly mail takes its jobs from this many at the beginning of the list. */
  mailedFrom: 20,
} as const;

/**
 * Why there are no fits:
 * - `off`: the person turned them off in their settings.
 * - `noCv`: the CV has nothing that can be compared with a job.
 */
export const jobFitState = z.enum(["ready", "off", "noCv"]);
export type JobFitState = z.output<typeof jobFitState>;

/** A requirement of a job that the CV does not document in full. */
const missingRequirement = z
  .object({
    requirement,
    /** `unknown`: not found in the CV. `notMet`: the CV says otherwise. `related`: the CV has something similar. */
    verdict: z.enum(["related", "notMet", "unknown"]),
    /** The related skill or the lower level in the CV: B1 where B2 is required, Docker where Kubernetes is. */
    found: z.object({ it: z.string(), en: z.string() }).nullable(),
  })
  .meta({ id: "MissingRequirement" });
export type MissingRequirement = z.output<typeof missingRequirement>;

/** How many requirements of a job the caller's CV covers. It is no score, and only the caller sees it. */
export const jobFitCounts = z
  .object({
    jobPostId: id,
    /** The number of requirements of the job: met + related + notMet + unknown. Zero if the job names none. */
    total: z.int(),
    met: z.int(),
    related: z.int(),
    notMet: z.int(),
    /** Requirements about which the CV says nothing. */
    unknown: z.int(),
    /** All requirements that are not met: first those not met and not found, mandatory ones first, then the related ones. */
    missing: z.array(missingRequirement),
  })
  .meta({ id: "JobFitCounts" });
export type JobFitCounts = z.output<typeof jobFitCounts>;

/** The fields of a job that its row in the list shows. */
const listedJob = jobPost
  .pick({
    id: true,
    spaceId: true,
    space: true,
    title: true,
    language: true,
    location: true,
    workplaceType: true,
    officePresence: true,
    remoteFrom: true,
    contractType: true,
    contractEconomicType: true,
    salaryMin: true,
    salaryMax: true,
    ccnl: true,
    skills: true,
    labels: true,
    sponsored: true,
    replyDays: true,
    publishedAt: true,
    expiresAt: true,
  })
  .meta({ id: "JobFitJob" });

/** A job that fits the caller's CV. */
export const jobFit = z
  .object({
    /** The place of the job in the whole list, from 1. */
    position: z.int(),
    job: listedJob,
    fit: jobFitCounts,
    /** The line of the CV that meets the first of the met requirements, verbatim; null if none is met by a line. */
    line: evidenceLine.nullable(),
  })
  .meta({ id: "JobFit" });
export type JobFit = z.output<typeof jobFit>;

/**
 * The smallest step towards a requirement:
 * - `addLine`: if it is true, add a line that says where and for what (skill).
 * - `addDates`: add dates to the entries that mention the skill, because the job asks for years.
 * - `gainYears`: the dated entries are `missingYears` short; there is nothing to write.
 * - `takeCourse`: the CV says that the person does not have the skill.
 * - `addLanguage`: if it is true, add the language with its level.
 * - `addLevel`: the CV names the language without a level.
 * - `raiseLevel`: the CV has a lower level, `found`.
 * - `addEducation`: if it is true, add the qualification.
 * - `clarifyEducation`: the CV has a qualification whose level its title does not say.
 * - `gainEducation`: the CV has a lower qualification, `found`.
 */
export const jobFitStepKind = z.enum([
  "addLine",
  "addDates",
  "gainYears",
  "takeCourse",
  "addLanguage",
  "addLevel",
  "raiseLevel",
  "addEducation",
  "clarifyEducation",
  "gainEducation",
]);
export type JobFitStepKind = z.output<typeof jobFitStepKind>;

export const jobFitStep = z
  .object({
    kind: jobFitStepKind,
    /** The section of the CV to open; null if there is nothing to write in the CV. */
    section: resumeSection.nullable(),
    /** The entry of the section to edit; null to add one. */
    itemId: z.string().nullable(),
    /** For `gainYears`: the missing years, with one decimal. */
    missingYears: z.number().nullable(),
    /** How many of the jobs in the caller's list ask for it. */
    jobs: z.int(),
  })
  .meta({ id: "JobFitStep" });
export type JobFitStep = z.output<typeof jobFitStep>;

/** The step that would help with most jobs of the list. */
export const bestStep = z
  .object({ requirement, found: missingRequirement.shape.found, step: jobFitStep })
  .meta({ id: "JobFitBestStep" });

export const jobFits = z
  .object({
    state: jobFitState,
    content: z.array(jobFit),
    page: z.int(),
    size: z.int(),
    totalElements: z.int(),
    totalPages: z.int(),
    /** The number of jobs that fit the CV, but are outside the caller's limits (GET /me/job-wishes). They are not listed. */
    outside: z.int(),
    /** At most three steps that would help with most jobs of the list, the most useful first. */
    steps: z.array(bestStep),
    /** When the list was computed: it contains the changes of jobs and of the CV until then. */
    computed: instant,
  })
  .meta({ id: "JobFits" });
export type JobFits = z.output<typeof jobFits>;

/** The limits of the caller (GET /me/job-wishes) that a job does not respect. */
export const jobFitLimit = z.enum(["place", "workplace", "contract", "hours", "weeklyHours", "salary"]);
export type JobFitLimit = z.output<typeof jobFitLimit>;

/** One job and the caller's CV, requirement by requirement. */
export const jobFitDetail = z
  .object({
    state: jobFitState,
    fit: jobFitCounts,
    requirements: z.array(
      z
        .object({
          evidence,
          /** The smallest step, for a requirement that is not met. */
          step: jobFitStep.nullable(),
        })
        .meta({ id: "JobFitRequirement" }),
    ),
    /** The place of the job in the caller's list, from 1; null if it is not in the list. */
    position: z.int().nullable(),
    /** The number of jobs in the caller's list. */
    listed: z.int(),
    outside: z.array(jobFitLimit),
  })
  .meta({ id: "JobFitDetail" });
export type JobFitDetail = z.output<typeof jobFitDetail>;

export const notForMeReason = z.enum(["place", "salary", "field", "company"]);
export type NotForMeReason = z.output<typeof notForMeReason>;

const label = z.object({ it: z.string(), en: z.string() });

/**
 * The effect of a reason on the list of fits, besides hiding its job. It changes neither the job search nor the wishes.
 * - `city`: no jobs in this municipality, except fully remote ones.
 * - `remote`: no fully remote jobs.
 * - `salary`: no jobs whose highest pay is `upTo` euros or less. Jobs without a salary stay.
 * - `occupation`: no jobs with this title.
 * - `sector`: no jobs of Spaces in this business sector.
 * - `space`: no jobs of this Space.
 * - `job`: only this job, because it does not state what the reason is about.
 */
export const notForMeEffect = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("city"), city: z.string() }),
    z.object({ kind: z.literal("remote") }),
    z.object({ kind: z.literal("salary"), upTo: z.int() }),
    z.object({ kind: z.literal("occupation"), id: z.string(), label }),
    z.object({ kind: z.literal("sector"), code: z.string(), label }),
    z.object({ kind: z.literal("space"), id, name: z.string() }),
    z.object({ kind: z.literal("job") }),
  ])
  .meta({ id: "NotForMeEffect" });
export type NotForMeEffect = z.output<typeof notForMeEffect>;

/** A job that the caller marked as not for them, with the reason and its effect. Deleting it undoes both. */
export const notForMe = z
  .object({
    jobPostId: id,
    title: z.string(),
    spaceId: id,
    spaceName: z.string(),
    /** Whether the job is still open. */
    open: z.boolean(),
    reason: notForMeReason,
    effect: notForMeEffect,
    since: instant,
  })
  .meta({ id: "NotForMe" });
export type NotForMe = z.output<typeof notForMe>;
