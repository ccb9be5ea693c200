import { z } from "zod";
import { accountProblems } from "./account-problems.ts";
import { applicationProblems } from "./application-problems.ts";
import { billingProblems } from "./billing-problems.ts";
import { feedProblems } from "./feed-problems.ts";
import { hiringProblems } from "./hiring-problems.ts";
import type { ProblemSpec } from "./problem-spec.ts";
import { resumeProblems } from "./resume-problems.ts";
import { spaceProblems } from "./space-problems.ts";

/** Errors of administrators. */
const backOfficeProblems = {
  /** The record that the administrator opened does not exist; the same code for every entity kind. */
  "record.notFound": { status: 404 },
  "record.changedMeanwhile": { status: 409, params: z.object({ version: z.int() }) },
  "record.inUse": { status: 409 },
  /** The administrator must give a statement of reasons, which is sent to the affected person. */
  "statement.missing": { status: 422 },
  /** The last administrator cannot be removed. */
  "admin.last": { status: 409 },
  "bulk.changedMeanwhile": { status: 409, params: z.object({ count: z.int() }) },
  "view.notFound": { status: 404 },
  "view.tooMany": { status: 409 },
  "run.notFound": { status: 404 },
  "run.over": { status: 409 },
  "run.already": { status: 409, params: z.object({ id: z.string() }) },
  "deadLetter.notFound": { status: 404 },
  "index.notFound": { status: 404 },
} as const satisfies Record<string, ProblemSpec>;

/**
 * Every error that can be a whole response (specification §8, product.md §2). Use-cases name only a code; only the api reads the
 * HTTP status. 422 is for payload validation only.
 */
export const problems = {
  "request.malformed": { status: 400 },
  "request.invalid": { status: 422 },
  "request.tooLarge": { status: 413 },
  "request.addressTooLong": { status: 414 },
  "request.tooMany": { status: 429, params: z.object({ retryAfter: z.int() }) },
  "request.keyReused": { status: 409 },
  "request.keyMissing": { status: 400 },
  "access.unauthenticated": { status: 401 },
  "access.denied": { status: 403 },
  "route.notFound": { status: 404 },
  /** The api is closed for maintenance; `params` are the operator's message and the planned end, if given. */
  "server.maintenance": {
    status: 503,
    params: z.object({ message: z.string().optional(), until: z.string().optional(), retryAfter: z.int().optional() }),
  },
  "server.overloaded": { status: 503 },
  "server.failed": { status: 500 },
  "search.unavailable": { status: 503 },
  "realtime.unavailable": { status: 503 },
  "data.loadFailed": { status: 500 },

  ...accountProblems,
  ...resumeProblems,
  ...spaceProblems,
  ...hiringProblems,
  ...feedProblems,
  ...billingProblems,
  "application.alreadyApplied": { status: 409 },
  ...backOfficeProblems,
  ...applicationProblems,
} as const satisfies Record<string, ProblemSpec>;

export type ProblemCode = keyof typeof problems;

type ProblemDefinition<C extends ProblemCode> = (typeof problems)[C];
export type ProblemParams<C extends ProblemCode> =
  ProblemDefinition<C> extends { params: infer P extends z.ZodType } ? z.output<P> : Record<string, never>;

export const statusOf = (code: ProblemCode): number => problems[code].status;
export const isProblemCode = (code: unknown): code is ProblemCode =>
  typeof code === "string" && Object.hasOwn(problems, code);
