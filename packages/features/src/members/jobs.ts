import { defineJob } from "@orbita/db";
import { z } from "zod";

/**
 * Sends an invitation to a Space. The link is derived when the email is rendered, so that neither the queue nor its dead letters contain it. If the
 * invitation was renewed, the old link is not sent.
 */
export const sendInvitation = defineJob(
  "members.sendInvitation",
  z.object({ invitationId: z.uuid(), linkId: z.uuid() }),
  { notify: true },
);

const memberNotices = ["memberRoleChanged", "memberRemoved"] as const;

/** Notifies a member whose role or membership another user changed. */
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

/** Notifies one owner of a request to join the Space. */
export const sendJoinRequest = defineJob(
  "members.sendJoinRequest",
  z.object({ userId: z.uuid(), spaceId: z.uuid(), ownerId: z.uuid() }),
  { notify: true },
);
