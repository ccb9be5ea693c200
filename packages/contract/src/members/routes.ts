import { z } from "zod";
import { id } from "../kernel/fields.ts";
import { defineRoute, nothing } from "../kernel/route.ts";
import { invitation, invitationOffer, invitationToken, member, memberChange, newMember } from "./schema.ts";
import { mySpace, spaceId } from "../spaces/schema.ts";

const bySpace = z.object({ id: spaceId });
const byMember = z.object({ id: spaceId, userId: id });
const byInvitation = z.object({ id: spaceId, invitationId: id });
const byToken = z.object({ token: invitationToken });

export const memberRoutes = {
  list: defineRoute({
    method: "GET",
    path: "/public/space/{id}/users",
    area: "public",
    summary: "List the members of a Space of the caller",
    params: bySpace,
    response: z.array(member),
    errors: ["space.notFound"],
  }),
  add: defineRoute({
    method: "POST",
    path: "/public/space/{id}/user",
    area: "public",
    verified: true,
    once: true,
    limit: { per: "hour", max: 60 },
    summary: "Invite an email address with a link valid for seven days, with or without an account",
    params: bySpace,
    body: newMember,
    response: invitation,
    errors: ["space.notFound", "space.userAlreadyAdded", "invitation.tooMany", "email.notValidated"],
  }),
  change: defineRoute({
    method: "PATCH",
    path: "/public/space/{id}/user/{userId}",
    area: "public",
    summary: "Change a member's role, or how the caller is shown",
    params: byMember,
    body: memberChange,
    response: member,
    errors: ["space.notFound", "space.userUnknown", "space.lastOwner"],
  }),
  remove: defineRoute({
    method: "DELETE",
    path: "/public/space/{id}/user/{userId}",
    area: "public",
    summary: "Remove a member from a Space; their next request is refused",
    params: byMember,
    response: nothing,
    errors: ["space.notFound", "space.userUnknown", "space.lastUser", "space.selfRemoval", "space.lastOwner"],
  }),
  invitations: defineRoute({
    method: "GET",
    path: "/public/space/{id}/invitation",
    area: "public",
    summary: "List pending invitations",
    params: bySpace,
    response: z.array(invitation),
    errors: ["space.notFound"],
  }),
  resend: defineRoute({
    method: "POST",
    path: "/public/space/{id}/invitation/{invitationId}/resend",
    area: "public",
    verified: true,
    limit: { per: "hour", max: 30 },
    summary: "Resend an invitation with a new link; the old link becomes invalid",
    params: byInvitation,
    response: invitation,
    errors: ["space.notFound", "invitation.notFound", "email.notValidated"],
  }),
  withdraw: defineRoute({
    method: "DELETE",
    path: "/public/space/{id}/invitation/{invitationId}",
    area: "public",
    summary: "Withdraw an invitation",
    params: byInvitation,
    response: nothing,
    errors: ["space.notFound", "invitation.notFound"],
  }),
  offer: defineRoute({
    method: "GET",
    path: "/public/invitation/{token}",
    area: "public",
    guests: true,
    impersonal: true,
    limit: { per: "minute", max: 60 },
    summary: "Get the invitation behind a link",
    params: byToken,
    response: invitationOffer,
    errors: ["invitation.notFound"],
  }),
  accept: defineRoute({
    method: "POST",
    path: "/public/invitation/{token}/accept",
    area: "public",
    verified: true,
    summary: "Accept an invitation that was sent to the caller's email address",
    params: byToken,
    response: mySpace,
    errors: ["invitation.notFound", "invitation.otherAddress", "email.notValidated"],
  }),
  askToJoin: defineRoute({
    method: "POST",
    path: "/public/space/{id}/join-request",
    area: "public",
    verified: true,
    limit: { per: "hour", max: 5 },
    summary: "Ask to join a Space; its owners receive an email with the caller's name and address",
    params: bySpace,
    response: nothing,
    errors: ["space.notFound", "space.userAlreadyAdded", "email.notValidated"],
  }),
};
