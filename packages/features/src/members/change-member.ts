import type { Member, memberChange, SpaceRole } from "@orbita/contract";
import { withReason } from "@orbita/db";
import type { z } from "zod";
import { noteActivity } from "../activity/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { spaceChanged } from "../spaces/index.ts";
import { memberChanged } from "./events.ts";
import { deleteInvitationsBy } from "./invitation-queries.ts";
import { sendMemberNotice } from "./jobs.ts";
import { lockMembers } from "./lock-members.ts";
import { canChangeMembers } from "./policy.ts";
import { presentMember } from "./present.ts";
import { countOthers, findMember, updateMember } from "./queries.ts";
import { losesLastOwner } from "./rules.ts";

type MemberParams = { id: string; userId: string };

/**
 * Changes a member's role, which only owners may do, or how the member is shown, which members do themselves. Both changes in one
 * request succeed or fail together.
 */
export async function changeMember(
  ctx: Ctx,
  { id: spaceId, userId }: MemberParams,
  { role, ...shown }: z.output<typeof memberChange>,
): Promise<Member> {
  allow(canChangeMembers(ctx.actor, spaceId));
  if (role !== undefined) await changeRole(ctx, { spaceId, userId, role });
  if (Object.keys(shown).length > 0) await changeShown(ctx, { spaceId, userId }, shown);
  return presentMember((await findMember(ctx.tx, spaceId, userId)) ?? fail("space.userUnknown"));
}

async function changeRole(
  ctx: Ctx,
  { spaceId, userId, role }: { spaceId: string; userId: string; role: SpaceRole },
): Promise<void> {
  const { name, actorId } = await lockMembers(ctx, spaceId);
  const member = (await findMember(ctx.tx, spaceId, userId)) ?? fail("space.userUnknown");
  if (member.role === role) return;
  const standing = { role: member.role, ...(await countOthers(ctx.tx, spaceId, userId)) };
  if (losesLastOwner(standing, role)) fail("space.lastOwner");
  await withReason(ctx.tx, "role changed");
  await updateMember(ctx.tx, spaceId, userId, { role });
  // Only owners invite members, so the invitations by an owner are deleted when they lose the role.
  if (role !== "owner") await deleteInvitationsBy(ctx.tx, spaceId, userId);
  await noteActivity({ tx: ctx.tx, now: ctx.now }, userId, "space.roleChanged", { name, role });
  if (userId !== actorId)
    await ctx.enqueue(sendMemberNotice, { userId, spaceId, actorId, notice: "memberRoleChanged", role });
  await ctx.tell(memberChanged, { spaceId, userId });
}

type MemberProfileChange = Omit<z.output<typeof memberChange>, "role">;

/** Changes how a member is shown. The Space's public page shows its members, so its visitors get a change event. */
async function changeShown(
  ctx: Ctx,
  { spaceId, userId }: { spaceId: string; userId: string },
  { qualification, onPage, namedToTalents }: MemberProfileChange,
): Promise<void> {
  allow(ctx.actor.id === userId);
  await withReason(ctx.tx, "how one is shown");
  await updateMember(ctx.tx, spaceId, userId, {
    ...(qualification !== undefined && { qualification }),
    ...(onPage !== undefined && { on_page: onPage }),
    ...(namedToTalents !== undefined && { named_to_talents: namedToTalents }),
  });
  await ctx.tell(spaceChanged, { id: spaceId });
}
