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
    summary: "The members of a Space of mine",
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
    summary: "Invite an address: an email with a link that is valid for seven days, whether or not it has an account",
    params: bySpace,
    body: newMember,
    response: invitation,
    errors: ["space.notFound", "space.userAlreadyAdded", "invitation.tooMany", "email.notValidated"],
  }),
  change: defineRoute({
    method: "PATCH",
    path: "/public/space/{id}/user/{userId}",
    area: "public",
    summary: "A member's role; or how I am shown myself",
    params: byMember,
    body: memberChange,
    response: member,
    errors: ["space.notFound", "space.userUnknown", "space.lastOwner"],
  }),
  remove: defineRoute({
    method: "DELETE",
    path: "/public/space/{id}/user/{userId}",
    area: "public",
    summary: "Take somebody out of a Space; they are refused at their next request",
    params: byMember,
    response: nothing,
    errors: ["space.notFound", "space.userUnknown", "space.lastUser", "space.selfRemoval", "space.lastOwner"],
  }),
  invitations: defineRoute({
    method: "GET",
    path: "/public/space/{id}/invitation",
    area: "public",
    summary: "Invitations that wait for an answer",
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
    summary: "Send it again, with a new link; the one before ends",
    params: byInvitation,
    response: invitation,
    errors: ["space.notFound", "invitation.notFound", "email.notValidated"],
  }),
  withdraw: defineRoute({
    method: "DELETE",
    path: "/public/space/{id}/invitation/{invitationId}",
    area: "public",
    summary: "Take an invitation back",
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
    summary: "What an invitation's link offers",
    params: byToken,
    response: invitationOffer,
    errors: ["invitation.notFound"],
  }),
  accept: defineRoute({
    method: "POST",
    path: "/public/invitation/{token}/accept",
    area: "public",
    verified: true,
    summary: "Join the Space that I was invited to, at the address that I was invited by",
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
    summary: "Ask the owners of a Space to be added: they get a mail with my name and address",
    params: bySpace,
    response: nothing,
    errors: ["space.notFound", "space.userAlreadyAdded", "email.notValidated"],
  }),
};
