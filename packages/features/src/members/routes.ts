import type { memberRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { acceptInvitation, askToJoin } from "./accept-invitation.ts";
import { changeMember } from "./change-member.ts";
import { inviteMember, resendInvitation, withdrawInvitation } from "./invite.ts";
import { readInvitations, readMembers, readOffer } from "./read-members.ts";
import { removeMember } from "./remove-member.ts";

export const memberHandlers: Handlers<typeof memberRoutes> = {
  list: (ctx, { params }) => readMembers(ctx, params),
  add: (ctx, { params, body }) => inviteMember(ctx, params, body),
  change: (ctx, { params, body }) => changeMember(ctx, params, body),
  remove: (ctx, { params }) => removeMember(ctx, params),
  invitations: (ctx, { params }) => readInvitations(ctx, params),
  resend: (ctx, { params }) => resendInvitation(ctx, params),
  withdraw: (ctx, { params }) => withdrawInvitation(ctx, params),
  offer: (ctx, { params }) => readOffer(ctx, params),
  accept: (ctx, { params }) => acceptInvitation(ctx, params),
  askToJoin: (ctx, { params }) => askToJoin(ctx, params),
};
