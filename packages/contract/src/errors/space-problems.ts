import { z } from "zod";
import type { ProblemSpec } from "./problem-spec.ts";

/** Errors of Spaces, their members and domains, and of value lists. */
export const spaceProblems = {
  "space.notFound": { status: 404 },
  "space.suspended": { status: 403 },
  /** The action requires a verified Space: names in talent search, CVs, contact requests, added CVs, sponsorship. */
  "space.notVerified": { status: 403 },
  "space.vatMissing": { status: 409 },
  /** The Space has reached the daily limit of CVs that it may open. */
  "talent.openLimit": { status: 429, params: z.object({ max: z.int() }) },
  "domain.notFound": { status: 404 },
  "domain.alreadyAdded": { status: 409 },
  "domain.tooMany": { status: 409, params: z.object({ max: z.int() }) },
  "domain.linkNotFound": { status: 404 },
  "space.urlTaken": { status: 409 },
  "space.vatTaken": { status: 409, params: z.object({ space: z.string() }) },
  "space.createFailed": { status: 500 },
  "space.userAlreadyAdded": { status: 409 },
  "space.userUnknown": { status: 404 },
  "space.lastUser": { status: 409 },
  "space.selfRemoval": { status: 409 },
  /** An owner cannot be removed or get another role, because the other members would be left without an owner. */
  "space.lastOwner": { status: 409 },
  "space.supportOnly": { status: 403 },
  "space.changedMeanwhile": { status: 409, params: z.object({ version: z.int() }) },
  "space.urlMismatch": { status: 409 },
  "space.stillPublished": { status: 409, params: z.object({ posts: z.int() }) },
  "invitation.notFound": { status: 404 },
  "invitation.tooMany": { status: 409, params: z.object({ max: z.int() }) },
  "invitation.otherAddress": { status: 409 },

  "vocabulary.notFound": { status: 404 },
  "vocabulary.codeTaken": { status: 409 },
  "vocabulary.labelTaken": { status: 409, params: z.object({ label: z.string() }) },
  "vocabulary.inUse": { status: 409, params: z.object({ uses: z.int() }) },
  /** The vocabulary entry cannot be changed, because our code refers to it by name. */
  "vocabulary.fixed": { status: 409 },
  "vocabulary.otherList": { status: 409 },
  "vocabulary.unknownCode": { status: 409 },
  "skill.notFound": { status: 404 },
  "skill.exists": { status: 409, params: z.object({ name: z.string() }) },
  "skill.alreadySuggested": { status: 409 },
  "skill.tooManySuggestions": { status: 409, params: z.object({ max: z.int() }) },
  "place.notFound": { status: 404 },
} as const satisfies Record<string, ProblemSpec>;
