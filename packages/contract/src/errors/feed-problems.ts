import { z } from "zod";
import type { ProblemSpec } from "./problem-spec.ts";

/** Errors of the feed, its channels and moderation. */
export const feedProblems = {
  "post.notFound": { status: 404 },
  "post.changedMeanwhile": { status: 409, params: z.object({ version: z.int() }) },
  /** The author has reached the limit of posts per hour or per day. */
  "post.tooMany": { status: 409, params: z.object({ max: z.int() }) },
  "comment.notFound": { status: 404 },
  "comment.changedMeanwhile": { status: 409, params: z.object({ version: z.int() }) },
  "comment.tooMany": { status: 409, params: z.object({ max: z.int() }) },
  /** The account is too new for this action. */
  "account.tooNew": { status: 409, params: z.object({ hours: z.int() }) },
  "channel.notFound": { status: 404 },
  "channel.notMember": { status: 403 },
  "channel.alreadyIn": { status: 409 },
  "channel.urlTaken": { status: 409 },
  "channel.changedMeanwhile": { status: 409, params: z.object({ version: z.int() }) },
  "channel.tooManyInvitations": { status: 409, params: z.object({ max: z.int() }) },
  "channel.tooManyProposals": { status: 409, params: z.object({ max: z.int() }) },
  "channel.proposalNotFound": { status: 404 },
  "follow.tooMany": { status: 409, params: z.object({ max: z.int() }) },
  "block.notFound": { status: 404 },
  "block.tooMany": { status: 409, params: z.object({ max: z.int() }) },
  /** The link's address is inside a private network, or is not a web address. */
  "link.refused": { status: 409 },
  "link.unreachable": { status: 502 },
  "link.nothingToShow": { status: 404 },
  "report.alreadyMade": { status: 409 },
  "report.tooMany": { status: 409, params: z.object({ max: z.int() }) },
  "moderation.notFound": { status: 404 },
  "moderation.notOpen": { status: 409 },
  "moderation.changedMeanwhile": { status: 409, params: z.object({ version: z.int() }) },
  /** Administrators cannot decide about their own content or their own decisions as long as another administrator can. */
  "moderation.forOthers": { status: 409 },
} as const satisfies Record<string, ProblemSpec>;
