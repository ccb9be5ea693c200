import { z } from "zod";

/** When its people are told that a Space comes near the stop of `jobPostLimits.answersOwed`: so many late, and such a part. */
export const nearTheStop = { late: 3, percent: 15 } as const;

/** Nobody is near it; it comes near, which is announced; nothing more is published until somebody answers. */
export const promiseStanding = z.enum(["kept", "near", "stopped"]);
export type PromiseStanding = z.output<typeof promiseStanding>;

/**
 * How promised answers were given, of what was sent in the last 90 days. Null: fewer than five people, too few to tell. `due`
 * had a first answer, or should have by now; `inTime` of them had it by the promised day.
 */
export const keptPromises = z
  .object({
    promisedDays: z.int(),
    /** Until the first answer, the middle one. */
    medianDays: z.number().nullable(),
    inTime: z.int().nullable(),
    due: z.int().nullable(),
  })
  .meta({ id: "KeptPromises" });
export type KeptPromises = z.output<typeof keptPromises>;

/** The same for its own people, with what is still to do; nothing is hidden from who sees each application anyway. */
export const ownPromises = keptPromises
  .extend({
    /** Answered after the promised day; ended without an answer; waiting for the first one. */
    late: z.int(),
    missed: z.int(),
    owed: z.int(),
    /** Waiting past the promised day, and all that were sent: what the stop is made of. */
    overdue: z.int(),
    recent: z.int(),
    standing: promiseStanding,
  })
  .meta({ id: "OwnPromises" });
export type OwnPromises = z.output<typeof ownPromises>;
