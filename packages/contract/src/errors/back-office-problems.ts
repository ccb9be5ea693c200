import { z } from "zod";
import type { ProblemSpec } from "./problem-spec.ts";

/** Errors of administrators. */
export const backOfficeProblems = {
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
