import { randomUUIDv7 } from "node:crypto";
import { signedIn, type PermissionCases, type PermissionWorld } from "./roles.ts";

const one = () => ({ params: { id: randomUUIDv7() } });
const unknownPost = (_: PermissionWorld) => ({ params: { id: randomUUIDv7() } });
const tab = "7f1f4c0a-6a3e-4d8e-9a55-0d6a0f0d9b11";

/** Callers learn nothing about other Spaces. scorecards.test.ts tests the permissions inside a Space. */
export const scorecardsRows: PermissionCases<"scorecards"> = {
  read: { who: signedIn, call: (c) => c.scorecards.read(one()), absent: "application.notFound" },
  handIn: {
    who: signedIn,
    call: (c) => c.scorecards.handIn({ ...one(), body: { version: null, judgements: [] } }),
    absent: "application.notFound",
  },
  addCriterion: {
    who: signedIn,
    call: (c, w) =>
      c.scorecards.addCriterion(
        { ...unknownPost(w), body: { text: "Sa spiegare" } },
        { idempotencyKey: `rights-${randomUUIDv7()}` },
      ),
    absent: "jobPost.notFound",
  },
  removeCriterion: {
    who: signedIn,
    call: (c) => c.scorecards.removeCriterion({ params: { id: randomUUIDv7(), criterionId: randomUUIDv7() } }),
    absent: "jobPost.notFound",
  },
};

export const presenceRows: PermissionCases<"presence"> = {
  look: { who: signedIn, call: (c) => c.presence.look({ ...one(), body: { tab } }), absent: "application.notFound" },
  leave: { who: signedIn, call: (c) => c.presence.leave({ ...one(), query: { tab } }), absent: "application.notFound" },
};

export const duplicatesRows: PermissionCases<"duplicates"> = {
  find: { who: signedIn, call: (c) => c.duplicates.find(one()), absent: "duplicate.notFound" },
  decide: {
    who: signedIn,
    call: (c) =>
      c.duplicates.decide({ params: { id: randomUUIDv7(), otherId: randomUUIDv7() }, body: { verdict: "same" } }),
    absent: "duplicate.notFound",
  },
};
