import type { MySpace } from "@orbita/contract";
import { withReason } from "@orbita/db";
import { findUser, tokenHashOf } from "../accounts/index.ts";
import { noteActivity } from "../activity/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { readMySpaces } from "../spaces/index.ts";
import { memberChanged } from "./events.ts";
import { findInvitationOffer, takeInvitation } from "./invitation-queries.ts";
import { sendJoinRequest } from "./jobs.ts";
import { canAskToJoin } from "./policy.ts";
import { insertMember, lockSpaceMembers, findOwnerIds, findSpaceName, saveJoinRequest } from "./queries.ts";

/** Accepts an invitation to a Space. If the user has become a member since, they keep their role; the invitation is used up either way. */
export async function acceptInvitation(ctx: Ctx, { token }: { token: string }): Promise<MySpace> {
  const userId = ctx.actor.id ?? fail("access.unauthenticated");
  const offer = (await findInvitationOffer(ctx.tx, tokenHashOf(token), ctx.now)) ?? fail("invitation.notFound");
  const user = (await findUser(ctx.tx, userId)) ?? fail("access.unauthenticated");
  if (user.email !== offer.email) fail("invitation.otherAddress");
  const { space_id: spaceId } = offer;
  const { name } = (await lockSpaceMembers(ctx.tx, spaceId)) ?? fail("invitation.notFound");
  await withReason(ctx.tx, "joined by invitation");
  // The invitation was withdrawn, renewed with another role, or used while this request waited for the lock.
  const taken = (await takeInvitation(ctx.tx, { id: offer.id, linkId: offer.link_id })) ?? fail("invitation.notFound");
  if (await insertMember(ctx.tx, { spaceId, userId, role: taken.role, addedBy: taken.invited_by })) {
    await noteActivity(ctx, userId, "space.joined", { name });
    await ctx.tell(memberChanged, { spaceId, userId });
  }
  return (await readMySpaces(ctx)).find(({ id }) => id === spaceId) ?? fail("invitation.notFound");
}

/**
 * Sends a request to join a Space. Emails each owner, at most once a day per user; a repeated request gets the same response
 * without an email.
 */
export async function askToJoin(ctx: Ctx, { id: spaceId }: { id: string }): Promise<void> {
  const userId = ctx.actor.id ?? fail("access.unauthenticated");
  if (!(await findSpaceName(ctx.tx, spaceId))) fail("space.notFound");
  if (!canAskToJoin(ctx.actor, spaceId)) fail("space.userAlreadyAdded");
  if (!(await saveJoinRequest(ctx.tx, { spaceId, userId, now: ctx.now }))) return;
  for (const ownerId of await findOwnerIds(ctx.tx, spaceId))
    await ctx.enqueue(sendJoinRequest, { userId, spaceId, ownerId });
}
