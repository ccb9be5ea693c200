import { randomUUIDv7 } from "node:crypto";
import { everyone, signedIn, type PermissionCases } from "./roles.ts";

/** Every signed-in user has a resume of their own. The id of another user's entry gets 404, like an unknown id. */
export const resumesRows: PermissionCases<"resumes"> = {
  read: { who: signedIn, call: (c) => c.resumes.read({}) },
  profile: { who: signedIn, call: (c) => c.resumes.profile({ query: {} }) },
  profileOf: {
    who: everyone,
    call: (c, { postId }) => c.resumes.profileOf({ params: { username: `nessuno ${postId}` }, query: {} }),
    absent: "people.notFound",
  },
  profilePdf: {
    who: everyone,
    call: (c, { postId }) => c.resumes.profilePdf({ params: { username: `nessuno ${postId}` }, query: {} }),
    absent: "people.notFound",
  },
  change: {
    who: signedIn,
    call: (c, { postId }) => c.resumes.change({ params: { id: postId }, body: { headline: "Skipper" } }),
    absent: "resume.notFound",
  },
  remove: {
    who: signedIn,
    call: (c, { postId }) => c.resumes.remove({ params: { id: postId } }),
    absent: "resume.notFound",
  },
  suggest: {
    who: signedIn,
    call: (c, { postId }) => c.resumes.suggest({ params: { id: postId }, body: {} }),
    absent: "resume.notFound",
  },
  export: { who: signedIn, call: (c) => c.resumes.export({ params: { format: "json" }, query: {} }) },
  versions: { who: signedIn, call: (c) => c.resumes.versions({}) },
  addVersion: { who: signedIn, call: (c) => c.resumes.addVersion({ body: { name: "Per i porti" } }) },
  changeVersion: {
    who: signedIn,
    call: (c) => c.resumes.changeVersion({ params: { id: randomUUIDv7() }, body: { name: "Altra" } }),
    absent: "resume.versionNotFound",
  },
  removeVersion: {
    who: signedIn,
    call: (c) => c.resumes.removeVersion({ params: { id: randomUUIDv7() } }),
    absent: "resume.versionNotFound",
  },
  links: { who: signedIn, call: (c) => c.resumes.links({}) },
  addLink: {
    who: signedIn,
    call: (c) => c.resumes.addLink({ body: { label: "Agenzia", sections: ["summary"] } }),
  },
  withdrawLink: {
    who: signedIn,
    call: (c) => c.resumes.withdrawLink({ params: { id: randomUUIDv7() } }),
    absent: "resume.linkNotFound",
  },
};
