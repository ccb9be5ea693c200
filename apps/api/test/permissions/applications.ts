import { randomUUIDv7 } from "node:crypto";
import { readers, signedIn, writers, type PermissionCases, type Verdicts, type PermissionWorld } from "./roles.ts";

const one = () => ({ params: { id: randomUUIDv7() } });
const note = () => ({ params: { id: randomUUIDv7(), noteId: randomUUIDv7() } });
const space = ({ spaceId }: PermissionWorld) => ({ params: { id: spaceId } });
const post = ({ postId }: PermissionWorld) => ({ params: { jobPostId: postId } });

const owners: Verdicts = { ...writers, recruiter: "denied" };
/** Callers from outside the Space get the same error as for an unknown application, so that they learn nothing about it. */
const missing = "application.notFound";

export const applicationsRows: PermissionCases<"applications"> = {
  prepare: {
    who: signedIn,
    call: (c, w) => c.applications.prepare({ ...post(w), query: {} }),
    absent: "jobPost.notFound",
  },
  apply: {
    who: signedIn,
    call: (c, { postId }) =>
      c.applications.apply({ body: { jobPostId: postId } }, { idempotencyKey: `rights-${randomUUIDv7()}` }),
    absent: "jobPost.notFound",
  },
  exists: { who: signedIn, call: (c, { postId }) => c.applications.exists({ body: { jobPostId: postId } }) },
  searchMine: { who: signedIn, call: (c) => c.applications.searchMine({ body: {} }) },
  readMine: { who: signedIn, call: (c) => c.applications.readMine(one()), absent: missing },
  withdraw: {
    who: signedIn,
    call: (c) => c.applications.withdraw({ ...one(), body: {} }, { idempotencyKey: `rights-${randomUUIDv7()}` }),
    absent: missing,
  },
  verifyMine: { who: signedIn, call: (c) => c.applications.verifyMine(one()), absent: missing },
  signal: {
    who: signedIn,
    call: (c, { postId }) => c.applications.signal({ body: { jobPostId: postId, kind: "evidenceSeen" } }),
    absent: "jobPost.notFound",
  },

  search: { who: readers, call: (c, _, options) => c.applications.search({ body: {} }, options) },
  board: {
    who: readers,
    call: (c, { postId }, options) => c.applications.board({ body: { jobPostId: postId } }, options),
  },
  read: { who: signedIn, call: (c) => c.applications.read(one()), absent: missing },
  change: { who: signedIn, call: (c) => c.applications.change({ ...one(), body: { tags: [] } }), absent: missing },
  remove: {
    who: signedIn,
    call: (c) => c.applications.remove({ ...one(), query: { reason: "doppia" } }),
    absent: missing,
  },
  move: {
    who: writers,
    call: (c, _, options) =>
      c.applications.move(
        { body: { ids: [randomUUIDv7()], to: "offer" } },
        { ...options, idempotencyKey: `rights-${randomUUIDv7()}` },
      ),
  },
  undo: {
    who: writers,
    call: (c, _, options) =>
      c.applications.undo(
        { body: { stepIds: [randomUUIDv7()] } },
        { ...options, idempotencyKey: `rights-${randomUUIDv7()}` },
      ),
  },
  draftRejection: {
    who: signedIn,
    call: (c) => c.applications.draftRejection({ ...one(), body: { reason: "other" } }),
    absent: missing,
  },
  addNote: {
    who: signedIn,
    call: (c) =>
      c.applications.addNote({ ...one(), body: { text: "Vista." } }, { idempotencyKey: `rights-${randomUUIDv7()}` }),
    absent: missing,
  },
  changeNote: {
    who: signedIn,
    call: (c) => c.applications.changeNote({ ...note(), body: { text: "Vista." } }),
    absent: missing,
  },
  removeNote: { who: signedIn, call: (c) => c.applications.removeNote(note()), absent: missing },
  verify: { who: signedIn, call: (c) => c.applications.verify(one()), absent: missing },
  document: { who: signedIn, call: (c) => c.applications.document(one()), absent: missing },
  resumePdf: { who: signedIn, call: (c) => c.applications.resumePdf({ ...one(), query: {} }), absent: missing },
  exportCsv: {
    who: signedIn,
    call: (c, w) => c.applications.exportCsv({ ...post(w), query: {} }),
    absent: "jobPost.notFound",
  },
  readStages: { who: readers, call: (c, w) => c.applications.readStages(space(w)), absent: "access.denied" },
  saveStages: {
    who: owners,
    call: (c, w) => c.applications.saveStages({ ...space(w), body: { labels: [] } }),
    absent: "access.denied",
  },
  overview: { who: readers, call: (c, w) => c.applications.overview(space(w)), absent: "access.denied" },
  find: { who: readers, call: (c, _, options) => c.applications.find({ body: { text: "java" } }, options) },
};
