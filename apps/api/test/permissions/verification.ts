import { randomUUIDv7 } from "node:crypto";
import { everyone, readers, signedIn, type PermissionCases, type Verdicts, type PermissionWorld } from "./roles.ts";

const space = ({ spaceId }: PermissionWorld) => ({ params: { id: spaceId } });
const absentDomain = (w: PermissionWorld) => ({ params: { id: w.spaceId, domainId: randomUUIDv7() } });
const byToken = { params: { token: "x".repeat(43) } };
const newDomain = () => `d${randomUUIDv7().slice(-12)}.example`;
const owners: Verdicts = { ...readers, viewer: "denied", recruiter: "denied" };

export const verificationRows: PermissionCases<"verification"> = {
  read: { who: readers, call: (c, w) => c.verification.read(space(w)), absent: "access.denied" },
  addDomain: {
    who: owners,
    call: (c, w) => c.verification.addDomain({ ...space(w), body: { domain: newDomain() } }),
    absent: "access.denied",
  },
  removeDomain: { who: owners, call: (c, w) => c.verification.removeDomain(absentDomain(w)), absent: "access.denied" },
  checkDomain: { who: owners, call: (c, w) => c.verification.checkDomain(absentDomain(w)), absent: "access.denied" },
  mailLink: {
    who: owners,
    call: (c, w) => c.verification.mailLink({ ...space(w), body: { email: `info@${newDomain()}` } }),
    absent: "access.denied",
  },
  requestVatCheck: { who: owners, call: (c, w) => c.verification.requestVatCheck(space(w)), absent: "access.denied" },
  readLink: { who: everyone, call: (c) => c.verification.readLink(byToken) },
  confirmLink: { who: everyone, call: (c) => c.verification.confirmLink(byToken) },
};

export const disclosuresRows: PermissionCases<"disclosures"> = {
  list: { who: signedIn, call: (c) => c.disclosures.list({ query: {} }) },
  csv: { who: signedIn, call: (c) => c.disclosures.csv({ query: {} }) },
};
