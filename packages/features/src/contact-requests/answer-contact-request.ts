import type { MyContactRequest, SpaceContactRequest } from "@orbita/contract";
import { toWriteDisclosure } from "../disclosures/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { notify } from "../notifications/index.ts";
import { contactRequestChanged } from "./events.ts";
import { findContactRequestAnswerers } from "./limit-queries.ts";
import { readMyContactRequest, presentContactRequestsToSpace } from "./list-contact-requests.ts";
import { findOneOfMine } from "./list-queries.ts";
import { requireContactRequestTalent, requireContactRequestSpace } from "./policy.ts";
import { lockContactRequest, saveContactRequest, type ContactRequestRow } from "./queries.ts";
import { refuseOver } from "./rules.ts";

/**
 * The users who are notified of the talent's answer to a contact request: the author of the contact request, or, if they no
 * longer write for the Space, all members who do.
 */
async function whoHears({ tx }: Ctx, { space_id, made_by }: ContactRequestRow): Promise<string[]> {
  const members = (await findContactRequestAnswerers(tx, [space_id])).map(({ user_id }) => user_id);
  return made_by !== null && members.includes(made_by) ? [made_by] : members;
}

type ContactRequestAnswer = {
  accepted: boolean;
  note: string | null;
  share?: { email: boolean; phone: boolean } | undefined;
};

/**
 * Accepts or declines a contact request. Accepting shares the contacts that the talent chose; declining shares nothing. The
 * notifications of members contain no name.
 */
export async function answerContactRequest(
  ctx: Ctx,
  { id }: { id: string },
  { accepted, note, share }: ContactRequestAnswer,
): Promise<MyContactRequest> {
  const talentId = requireContactRequestTalent(ctx.actor);
  const row = await lockContactRequest(ctx.tx, ctx.now, id);
  const mine = await findOneOfMine(ctx.tx, ctx.now, talentId, id);
  if (row?.talent_id !== talentId || !mine) return fail("contactRequest.notFound");
  refuseOver(row);
  const state = accepted ? "accepted" : "declined";
  const { email, phone } = share ?? { email: mine.show_contacts, phone: mine.show_contacts };
  await saveContactRequest(ctx.tx, id, {
    state,
    note: note || null,
    answered_at: ctx.now,
    share_email: accepted && email,
    share_phone: accepted && phone,
  });
  await ctx.tell(contactRequestChanged, { id, spaceId: row.space_id, talentId });
  await notify(ctx, {
    kind: "offer.answered",
    userIds: await whoHears(ctx, row),
    key: `offer.answered:${id}`,
    spaceId: row.space_id,
    data: { offerId: id, title: row.title, answer: state },
  });
  return readMyContactRequest(ctx, { id });
}

/**
 * Withdraws a contact request, which is possible until the talent answers. The talent still sees that the contact request was
 * made.
 */
export async function withdrawContactRequest(ctx: Ctx, { id }: { id: string }): Promise<SpaceContactRequest> {
  const spaceId = requireContactRequestSpace(ctx.actor);
  const row = await lockContactRequest(ctx.tx, ctx.now, id);
  if (row?.space_id !== spaceId) return fail("contactRequest.notFound");
  refuseOver(row);
  await saveContactRequest(ctx.tx, id, { state: "withdrawn" });
  await ctx.tell(contactRequestChanged, { id, spaceId, talentId: row.talent_id });
  const [shown] = await presentContactRequestsToSpace(toWriteDisclosure(ctx), spaceId, [
    { ...row, stands: "withdrawn" },
  ]);
  return shown!;
}
