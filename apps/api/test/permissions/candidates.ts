import { randomUUIDv7 } from "node:crypto";
import { everyone, readers, signedIn, writers, type PermissionCases, type PermissionWorld } from "./roles.ts";

const space = ({ spaceId }: PermissionWorld) => ({ params: { id: spaceId } });
const one = () => ({ params: { id: randomUUIDv7() } });
const secret = { params: { secret: "x".repeat(43) } };
const body = () => ({
  uploadId: randomUUIDv7(),
  firstName: "Irene",
  lastName: "Bassi",
  email: "irene@posta.example",
  source: "referral" as const,
  legalBasis: "consent" as const,
});

export const candidatesRows: PermissionCases<"candidates"> = {
  parse: {
    who: writers,
    call: (c, _, options) => c.candidates.parse({ body: {}, files: [new File(["x"], "cv.pdf")] }, options),
  },
  // Callers from outside the Space get the same error as for an unknown upload.
  readUpload: { who: signedIn, call: (c) => c.candidates.readUpload(one()), absent: "resumeUpload.notFound" },
  add: { who: writers, call: (c, w) => c.candidates.add({ ...space(w), body: body() }), absent: "access.denied" },
  list: { who: readers, call: (c, w) => c.candidates.list({ ...space(w), query: {} }), absent: "access.denied" },
  read: { who: signedIn, call: (c) => c.candidates.read(one()), absent: "candidate.notFound" },
  remove: { who: signedIn, call: (c) => c.candidates.remove(one()), absent: "candidate.notFound" },
  notice: { who: everyone, call: (c) => c.candidates.notice(secret), absent: "candidate.notFound" },
  claim: { who: signedIn, call: (c) => c.candidates.claim(secret), absent: "candidate.notFound" },
  erase: { who: everyone, call: (c) => c.candidates.erase(secret), absent: "candidate.notFound" },
};
