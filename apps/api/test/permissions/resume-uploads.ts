import { signedIn, type PermissionCases, type Verdicts, type PermissionWorld } from "./roles.ts";

const admins: Verdicts = {
  ...signedIn,
  talent: "denied",
  viewer: "denied",
  recruiter: "denied",
  owner: "denied",
  stranger: "denied",
};
const pdf = () => new File(["%PDF-1.7\n%%EOF\n"], "cv.pdf");
// The id of no upload: every caller passes the permission check and gets 404. resume-uploads.test.ts tests ownership.
const upload = ({ spaceId }: PermissionWorld) => ({ params: { id: spaceId as string } });
const absent = "resumeUpload.notFound";
const decisions = {};

export const resumeUploadsRows: PermissionCases<"resumeUploads"> = {
  parse: { who: signedIn, call: (c) => c.resumeUploads.parse({ body: {}, files: [pdf()] }) },
  parseForUser: {
    who: admins,
    call: (c, w) => c.resumeUploads.parseForUser({ ...upload(w), body: {}, files: [pdf()] }),
    absent: "account.notFound",
  },
  list: { who: signedIn, call: (c) => c.resumeUploads.list({}) },
  read: { who: signedIn, call: (c, w) => c.resumeUploads.read(upload(w)), absent },
  decide: { who: signedIn, call: (c, w) => c.resumeUploads.decide({ ...upload(w), body: { decisions } }), absent },
  confirm: {
    who: signedIn,
    call: (c, w) => c.resumeUploads.confirm({ ...upload(w), body: { version: 1, decisions } }),
    absent,
  },
  retry: { who: signedIn, call: (c, w) => c.resumeUploads.retry(upload(w)), absent },
  discard: { who: signedIn, call: (c, w) => c.resumeUploads.discard(upload(w)), absent },
};
