import { randomUUIDv7 } from "node:crypto";
import { everyone, readers, signedIn, type PermissionCases, type Verdicts, type PermissionWorld } from "./roles.ts";

const space = ({ spaceId }: PermissionWorld) => ({ params: { id: spaceId } });
const absentMember = (w: PermissionWorld) => ({ params: { id: w.spaceId, userId: randomUUIDv7() } });
const absentInvitation = (w: PermissionWorld) => ({ params: { id: w.spaceId, invitationId: randomUUIDv7() } });
const body = () => ({ email: `${randomUUIDv7()}@posta.example` });
const token = "x".repeat(43);

/** Members of the Space may read the list, and so may admins. */
const seen: Verdicts = { ...readers, admin: "in" };
const owners: Verdicts = { ...readers, viewer: "denied", recruiter: "denied" };

export const membersRows: PermissionCases<"members"> = {
  list: { who: seen, call: (c, w) => c.members.list(space(w)) },
  add: { who: owners, call: (c, w) => c.members.add({ ...space(w), body: body() }), absent: "access.denied" },
  change: {
    who: owners,
    call: (c, w) => c.members.change({ ...absentMember(w), body: { role: "viewer" } }),
    absent: "access.denied",
  },
  remove: { who: owners, call: (c, w) => c.members.remove(absentMember(w)), absent: "access.denied" },
  invitations: { who: seen, call: (c, w) => c.members.invitations(space(w)) },
  resend: { who: owners, call: (c, w) => c.members.resend(absentInvitation(w)), absent: "access.denied" },
  withdraw: { who: owners, call: (c, w) => c.members.withdraw(absentInvitation(w)), absent: "access.denied" },
  offer: { who: everyone, call: (c) => c.members.offer({ params: { token } }) },
  accept: { who: signedIn, call: (c) => c.members.accept({ params: { token } }) },
  askToJoin: { who: signedIn, call: (c, w) => c.members.askToJoin(space(w)), absent: "space.notFound" },
};
