import type { Invitation, InvitationPreview, Member } from "@orbita/contract";
import { tokenHashOf } from "../accounts/index.ts";
import type { ReadCtx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { findInvitations, findInvitationOffer } from "./invitation-queries.ts";
import { maySeeMembers } from "./policy.ts";
import { presentInvitation, presentMember, presentOffer } from "./present.ts";
import { findMembers, findSpaceName } from "./queries.ts";

async function seeing({ tx, actor }: ReadCtx, id: string): Promise<void> {
  allow(maySeeMembers(actor, id));
  if (!(await findSpaceName(tx, id))) fail("space.notFound");
}

export async function readMembers(ctx: ReadCtx, { id }: { id: string }): Promise<Member[]> {
  await seeing(ctx, id);
  return (await findMembers(ctx.tx, id)).map(presentMember);
}

export async function readInvitations(ctx: ReadCtx, { id }: { id: string }): Promise<Invitation[]> {
  await seeing(ctx, id);
  return (await findInvitations(ctx.tx, id, ctx.now)).map(presentInvitation);
}

/** Reads an invitation for anybody who has its link. The link was sent to one address, which is returned masked. */
export const readOffer = async ({ tx, now }: ReadCtx, { token }: { token: string }): Promise<InvitationPreview> =>
  presentOffer((await findInvitationOffer(tx, tokenHashOf(token), now)) ?? fail("invitation.notFound"));
