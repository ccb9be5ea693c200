import { withReason } from "@orbita/db";
import { noteActivity } from "../activity/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { spaceChanged } from "../spaces/index.ts";
import { memberChanged } from "./events.ts";
import { deleteInvitationsBy } from "./invitation-queries.ts";
import { sendMemberNotice } from "./jobs.ts";
import { lockMembers } from "./lock-members.ts";
import { countOthers, deleteMember, findMember } from "./queries.ts";
import { refuseRemoval } from "./rules.ts";

/** Removes a member. It takes effect with the commit, because every request reads permissions from the membership row. */
export async function removeMember(ctx: Ctx, { id: spaceId, userId }: { id: string; userId: string }): Promise<void> {
  const { name, actorId } = await lockMembers(ctx, spaceId);
  const member = (await findMember(ctx.tx, spaceId, userId)) ?? fail("space.userUnknown");
  const others = await countOthers(ctx.tx, spaceId, userId);
  const refusal = refuseRemoval({ role: member.role, isSelf: userId === actorId, ...others });
  if (refusal) fail(refusal);
  await withReason(ctx.tx, "removed from the Space");
  await deleteMember(ctx.tx, spaceId, userId);
  await deleteInvitationsBy(ctx.tx, spaceId, userId);
  await noteActivity({ tx: ctx.tx, now: ctx.now }, userId, "space.left", { name });
  await ctx.enqueue(sendMemberNotice, { userId, spaceId, actorId, notice: "memberRemoved", role: member.role });
  await ctx.tell(memberChanged, { spaceId, userId });
  if (member.on_page) await ctx.tell(spaceChanged, { id: spaceId });
}
