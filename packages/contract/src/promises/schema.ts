import { z } from "zod";

/**
 * Thresholds of the warning that publishing will soon be blocked (`jobPostLimits.answersOwed` is the limit): number of late
 * replies, and their share in percent.
 */
export const nearTheStop = { late: 3, percent: 15 } as const;

/**
 * How the Space keeps its reply promises. `kept`: far from the limit. `near`: members are warned. `stopped`: publishing is blocked
 * until overdue applications are answered.
 */
export const promiseStanding = z.enum(["kept", "near", "stopped"]);
export type ReplyPromiseStatus = z.output<typeof promiseStanding>;

/**
 * Reply statistics for applications of the last 90 days. A figure is null if it covers fewer than five people. `due` counts
 * applications that were answered or should have been by now; `inTime` counts those of them answered by the promised day.
 */
export const keptPromises = z
  .object({
    promisedDays: z.int(),
    /** Median days until the first reply. */
    medianDays: z.number().nullable(),
    inTime: z.int().nullable(),
    due: z.int().nullable(),
  })
  .meta({ id: "KeptPromises" });
export type ReplyStatistics = z.output<typeof keptPromises>;

/**
 * The same statistics for members, with the numbers of applications that still wait. Small counts are not hidden, because members
 * see each application anyway.
 */
export const ownPromises = keptPromises
  .extend({
    /**
     * `late`: replied to after the promised day. `missed`: still without a reply when the post ended. `owed`: waiting for the first
     * reply.
     */
    late: z.int(),
    missed: z.int(),
    owed: z.int(),
    /**
     * `overdue`: applications that wait past the promised day. `recent`: all applications of the last 90 days. Publishing is
     * blocked based on these two.
     */
    overdue: z.int(),
    recent: z.int(),
    standing: promiseStanding,
  })
  .meta({ id: "OwnPromises" });
export type MemberReplyStatistics = z.output<typeof ownPromises>;
