import type { Member, newMember } from "@orbita/contract";
import { because } from "@orbita/db";
import type { z } from "zod";
import { findUserByEmail } from "../accounts/index.ts";
import { noteActivity } from "../activity/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { fail, failFields } from "../kernel/failure.ts";
import { memberChanged } from "./events.ts";
import { deleteInvitationOf } from "./invitation-queries.ts";
import { sendMemberNotice } from "./jobs.ts";
import { lockMembers } from "./lock-members.ts";
import { presentMember } from "./present.ts";
import { findMember, insertMember } from "./queries.ts";

/**
 * In at once, if the address is that of somebody who has confirmed it: anybody can register with a colleague's address, and
 * must not be let in by it. Everybody else is invited.
 */
export async function addMember(
  ctx: Ctx,
  { id: spaceId }: { id: string },
  { email, role }: z.output<typeof newMember>,
): Promise<Member> {
  const { name, actorId } = await lockMembers(ctx, spaceId);
  const user = await findUserByEmail(ctx.tx, email);
  const known = user?.enabled === true && user.email_verified_at !== null && user.deletes_at === null;
  if (!user || !known) return failFields("space.userUnknown", [{ path: "email", code: "field.unknown", params: {} }]);
  await because(ctx.tx, "added to the Space");
  if (!(await insertMember(ctx.tx, { spaceId, userId: user.id, role, addedBy: actorId })))
    fail("space.userAlreadyAdded");
  await deleteInvitationOf(ctx.tx, spaceId, email);
  // Another's browser is no part of this person's log.
  await noteActivity({ tx: ctx.tx, now: ctx.now }, user.id, "space.joined", { name });
  await ctx.enqueue(sendMemberNotice, { userId: user.id, spaceId, actorId, notice: "memberAdded", role });
  await ctx.tell(memberChanged, { spaceId, userId: user.id });
  return presentMember((await findMember(ctx.tx, spaceId, user.id))!);
}
