import { randomUUIDv7 } from "node:crypto";
import { spaceLimits, type Invitation, type newMember } from "@orbita/contract";
import { withReason } from "@orbita/db";
import type { z } from "zod";
import { tokenHashOf } from "../accounts/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import {
  countInvitations,
  deleteInvitation,
  deleteInvitationOf,
  findInvitation,
  insertInvitation,
  isInvited,
  renewInvitation,
} from "./invitation-queries.ts";
import { sendInvitation } from "./jobs.ts";
import { linkSecret } from "./link-secret.ts";
import { lockMembers } from "./lock-members.ts";
import { presentInvitation } from "./present.ts";
import { findMemberByEmail } from "./queries.ts";
import { invitationEnd } from "./rules.ts";

function newLink({ platform, now }: Pick<Ctx, "platform" | "now">) {
  const linkId = randomUUIDv7();
  return { linkId, tokenHash: tokenHashOf(linkSecret(platform.codes, linkId)), expiresAt: invitationEnd(now) };
}

/**
 * Invites an email address to a Space. The response and the work are the same whether or not the address has an account, so that neither reveals an
 * account. That the address belongs to a member or has a pending invitation of this Space is no secret, because the owner sees both lists.
 */
export async function inviteMember(
  ctx: Ctx,
  { id: spaceId }: { id: string },
  { email, role }: z.output<typeof newMember>,
): Promise<Invitation> {
  const { actorId } = await lockMembers(ctx, spaceId);
  const isMember = await findMemberByEmail(ctx.tx, spaceId, email);
  if (isMember || (await isInvited(ctx.tx, spaceId, email, ctx.now))) fail("space.userAlreadyAdded");
  const max = spaceLimits.invitations;
  if ((await countInvitations(ctx.tx, spaceId, ctx.now)) >= max) fail("invitation.tooMany", { max });
  await withReason(ctx.tx, "invited to the Space");
  // Deletes an expired invitation to this address that the routine has not deleted yet.
  await deleteInvitationOf(ctx.tx, spaceId, email);
  const id = randomUUIDv7();
  const { linkId, tokenHash, expiresAt } = newLink(ctx);
  await insertInvitation(ctx.tx, {
    id,
    space_id: spaceId,
    email,
    role,
    link_id: linkId,
    token_hash: tokenHash,
    invited_by: actorId,
    expires_at: expiresAt,
    created_at: ctx.now,
  });
  await ctx.enqueue(sendInvitation, { invitationId: id, linkId });
  return presentInvitation((await findInvitation(ctx.tx, spaceId, id))!);
}

type InvitationParams = { id: string; invitationId: string };

/** Creates a new link for an invitation, valid for seven more days, with the caller as inviter. The previous link becomes invalid. */
export async function resendInvitation(ctx: Ctx, { id: spaceId, invitationId }: InvitationParams): Promise<Invitation> {
  const { actorId } = await lockMembers(ctx, spaceId);
  const invitation = (await findInvitation(ctx.tx, spaceId, invitationId)) ?? fail("invitation.notFound");
  if (await findMemberByEmail(ctx.tx, spaceId, invitation.email)) fail("invitation.notFound");
  await withReason(ctx.tx, "invitation sent again");
  const link = newLink(ctx);
  await renewInvitation(ctx.tx, { id: invitationId, ...link, invitedBy: actorId });
  await ctx.enqueue(sendInvitation, { invitationId, linkId: link.linkId });
  return presentInvitation((await findInvitation(ctx.tx, spaceId, invitationId))!);
}

export async function withdrawInvitation(ctx: Ctx, { id: spaceId, invitationId }: InvitationParams): Promise<void> {
  await lockMembers(ctx, spaceId);
  await withReason(ctx.tx, "invitation withdrawn");
  if (!(await deleteInvitation(ctx.tx, spaceId, invitationId))) fail("invitation.notFound");
}
