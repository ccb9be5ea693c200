import type { MySpace } from "@orbita/contract";
import { because } from "@orbita/db";
import { findUser, hashOf } from "../accounts/index.ts";
import { noteActivity } from "../activity/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { readMySpaces } from "../spaces/index.ts";
import { memberChanged } from "./events.ts";
import { findOffer, takeInvitation } from "./invitation-queries.ts";
import { insertMember, lockSpace } from "./queries.ts";

/** A user who was added in the meantime keeps their role; the invitation is used up either way. */
export async function acceptInvitation(ctx: Ctx, { token }: { token: string }): Promise<MySpace> {
  const userId = ctx.actor.id ?? fail("access.unauthenticated");
  const offer = (await findOffer(ctx.tx, hashOf(token), ctx.now)) ?? fail("invitation.notFound");
  const user = (await findUser(ctx.tx, userId)) ?? fail("access.unauthenticated");
  if (user.email !== offer.email) fail("invitation.otherAddress");
  const { space_id: spaceId } = offer;
  const { name } = (await lockSpace(ctx.tx, spaceId)) ?? fail("invitation.notFound");
  await because(ctx.tx, "joined by invitation");
  // Withdrawn, renewed with another role, or used while we waited for the lock.
  const taken = (await takeInvitation(ctx.tx, { id: offer.id, linkId: offer.link_id })) ?? fail("invitation.notFound");
  if (await insertMember(ctx.tx, { spaceId, userId, role: taken.role, addedBy: taken.invited_by })) {
    await noteActivity(ctx, userId, "space.joined", { name });
    await ctx.tell(memberChanged, { spaceId, userId });
  }
  return (await readMySpaces(ctx)).find(({ id }) => id === spaceId) ?? fail("invitation.notFound");
}
