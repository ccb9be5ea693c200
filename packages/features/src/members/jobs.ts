import { defineJob } from "@orbita/db";
import { z } from "zod";

/** The link is derived when the mail is written: neither the queue nor its dead letters hold one. An older link is not sent. */
export const sendInvitation = defineJob(
  "members.sendInvitation",
  z.object({ invitationId: z.uuid(), linkId: z.uuid() }),
  { notify: true },
);

const memberNotices = ["memberRoleChanged", "memberRemoved"] as const;

/** To somebody whose place in a Space another one changed. */
export const sendMemberNotice = defineJob(
  "members.sendNotice",
  z.object({
    userId: z.uuid(),
    spaceId: z.uuid(),
    actorId: z.uuid(),
    notice: z.enum(memberNotices),
    role: z.enum(["viewer", "recruiter", "owner"]),
  }),
  { notify: true },
);

/** To one owner: somebody would like to be let in. */
export const sendJoinRequest = defineJob(
  "members.sendJoinRequest",
  z.object({ userId: z.uuid(), spaceId: z.uuid(), ownerId: z.uuid() }),
  { notify: true },
);
