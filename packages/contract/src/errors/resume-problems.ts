import { z } from "zod";
import type { ProblemSpec } from "./problem-spec.ts";

/** Errors of resumes, files and personal pages. */
export const resumeProblems = {
  "resume.notFound": { status: 404 },
  "resume.changedMeanwhile": { status: 409, params: z.object({ version: z.int() }) },
  "resume.versionNotFound": { status: 404 },
  "resume.linkNotFound": { status: 404 },
  "resume.tooMany": { status: 409, params: z.object({ max: z.int() }) },
  "resumeUpload.notFound": { status: 404 },
  /** The upload is still being parsed, has failed, or is already confirmed. */
  "resumeUpload.notReady": { status: 409 },
  "candidate.notFound": { status: 404 },
  "candidate.alreadyAdded": { status: 409 },

  "file.uploadFailed": { status: 502 },
  "file.downloadFailed": { status: 502 },
  "file.rejected": { status: 409 },
  "file.notFound": { status: 404 },
  "file.wrongType": { status: 409 },
  "file.tooLarge": { status: 413, params: z.object({ max: z.int() }) },
  "file.damaged": { status: 409 },
  "file.infected": { status: 409 },
  "file.scanUnavailable": { status: 503 },

  "people.notFound": { status: 404 },
  "people.alreadyHidden": { status: 409 },
  "contact.failed": { status: 502 },
} as const satisfies Record<string, ProblemSpec>;
