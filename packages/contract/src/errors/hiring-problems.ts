import { z } from "zod";
import type { ProblemSpec } from "./problem-spec.ts";

/** Errors of job posts, shortlists, contact requests, interviews and messages. */
export const hiringProblems = {
  "jobPost.notFound": { status: 404 },
  /** The post was public and is closed; its title and its Space stay visible. */
  "jobPost.closed": { status: 410, params: z.object({ title: z.string(), space: z.string(), spaceUrl: z.string() }) },
  "jobPost.incomplete": { status: 409 },
  /** The linter found wording that an ad must not contain: each finding is a field error. */
  "jobPost.wording": { status: 409 },
  "jobPost.wrongStatus": { status: 409, params: z.object({ from: z.string(), to: z.string() }) },
  "jobPost.noSlotsLeft": { status: 409, params: z.object({ plan: z.string(), total: z.int() }) },
  /**
   * Publishing is blocked, because too many applications wait for a reply past the promised day. A search with the filter `late`
   * lists them.
   */
  "jobPost.answersOwed": { status: 409, params: z.object({ late: z.int(), recent: z.int() }) },
  "jobPost.changedMeanwhile": { status: 409, params: z.object({ version: z.int() }) },
  /** There is no such job title in the list of occupations. */
  "salaryRole.notFound": { status: 404 },

  "shortlist.notFound": { status: 404 },
  "shortlist.tooMany": { status: 409, params: z.object({ max: z.int() }) },
  "shortlist.nameInUse": { status: 409 },
  "shortlist.full": { status: 409, params: z.object({ max: z.int() }) },
  "contactRequest.notFound": { status: 404 },
  /** The Space has used up its contact requests of the day. */
  "contactRequest.tooMany": { status: 409, params: z.object({ max: z.int() }) },
  /** A contact request of this Space to the person is open or was accepted. */
  "contactRequest.alreadyMade": { status: 409 },
  /** The Space must wait after a refused or expired contact request to the same person. */
  "contactRequest.resting": { status: 409, params: z.object({ days: z.int() }) },
  "contactRequest.notOpen": { status: 409 },
  "interview.notFound": { status: 404 },
  "interview.wrongState": { status: 409, params: z.object({ state: z.string() }) },
  "interview.changedMeanwhile": { status: 409, params: z.object({ version: z.int() }) },
  /** An interview for the same application or contact request is not over yet. */
  "interview.alreadyOpen": { status: 409 },
  /** A participant has another interview at one of the proposed times. */
  "interview.busy": { status: 409, params: z.object({ who: z.string() }) },
  /** A participant has agreed to another interview at this time since it was proposed. */
  "interview.slotTaken": { status: 409 },
  "interview.noSuchSlot": { status: 409 },
  /** The thread does not exist. Threads that the user may not read give the same error, to hide that they exist. */
  "thread.notFound": { status: 404 },
  /** The thread is closed to new messages; `reason` says why. */
  "message.closed": { status: 409, params: z.object({ reason: z.string() }) },
  "message.notFound": { status: 404 },
  "message.templateNotFound": { status: 404 },
  "message.templateNameInUse": { status: 409 },
  "message.tooManyTemplates": { status: 409, params: z.object({ max: z.int() }) },
  "savedSearch.notFound": { status: 404 },
  "savedSearch.tooMany": { status: 409, params: z.object({ max: z.int() }) },
  /** The link that confirms a guest's job alert was used, has expired or is incomplete. */
  "jobAlert.linkExpired": { status: 404 },
  "jobAlert.linkInvalid": { status: 404 },
  "jobAlert.tooMany": { status: 409, params: z.object({ max: z.int() }) },
  "savedJob.tooMany": { status: 409, params: z.object({ max: z.int() }) },
  "jobMark.tooMany": { status: 409, params: z.object({ max: z.int() }) },
  "jobFit.tooManyReasons": { status: 409, params: z.object({ max: z.int() }) },
} as const satisfies Record<string, ProblemSpec>;
