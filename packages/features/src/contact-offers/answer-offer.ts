import type { MyContactOffer, SpaceContactOffer } from "@orbita/contract";
import { toWriteDisclosure } from "../disclosures/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { notify } from "../notifications/index.ts";
import { offerChanged } from "./events.ts";
import { findOfferAnswerers } from "./limit-queries.ts";
import { readMyOffer, presentOffersToSpace } from "./list-offers.ts";
import { findOneOfMine } from "./list-queries.ts";
import { requireOfferTalent, requireOfferSpace } from "./policy.ts";
import { lockOffer, saveOffer, type OfferRow } from "./queries.ts";
import { refuseOver } from "./rules.ts";

/** The users who are notified of the talent's answer to an offer: the author of the offer, or, if they no longer write for the Space, all members who do. */
async function whoHears({ tx }: Ctx, { space_id, made_by }: OfferRow): Promise<string[]> {
  const members = (await findOfferAnswerers(tx, [space_id])).map(({ user_id }) => user_id);
  return made_by !== null && members.includes(made_by) ? [made_by] : members;
}

type OfferAnswer = { accepted: boolean; note: string | null; share?: { email: boolean; phone: boolean } | undefined };

/**
 * Accepts or declines a contact offer. Accepting shares the contacts that the talent chose; declining shares nothing. The notifications of members
 * contain no name.
 */
export async function answerOffer(
  ctx: Ctx,
  { id }: { id: string },
  { accepted, note, share }: OfferAnswer,
): Promise<MyContactOffer> {
  const talentId = requireOfferTalent(ctx.actor);
  const row = await lockOffer(ctx.tx, ctx.now, id);
  const mine = await findOneOfMine(ctx.tx, ctx.now, talentId, id);
  if (row?.talent_id !== talentId || !mine) return fail("offer.notFound");
  refuseOver(row);
  const state = accepted ? "accepted" : "declined";
  const { email, phone } = share ?? { email: mine.show_contacts, phone: mine.show_contacts };
  await saveOffer(ctx.tx, id, {
    state,
    note: note || null,
    answered_at: ctx.now,
    share_email: accepted && email,
    share_phone: accepted && phone,
  });
  await ctx.tell(offerChanged, { id, spaceId: row.space_id, talentId });
  await notify(ctx, {
    kind: "offer.answered",
    userIds: await whoHears(ctx, row),
    key: `offer.answered:${id}`,
    spaceId: row.space_id,
    data: { offerId: id, title: row.title, answer: state },
  });
  return readMyOffer(ctx, { id });
}

/** Withdraws a contact offer, which is possible until the talent answers. The talent still sees that the offer was made. */
export async function withdrawOffer(ctx: Ctx, { id }: { id: string }): Promise<SpaceContactOffer> {
  const spaceId = requireOfferSpace(ctx.actor);
  const row = await lockOffer(ctx.tx, ctx.now, id);
  if (row?.space_id !== spaceId) return fail("offer.notFound");
  refuseOver(row);
  await saveOffer(ctx.tx, id, { state: "withdrawn" });
  await ctx.tell(offerChanged, { id, spaceId, talentId: row.talent_id });
  const [shown] = await presentOffersToSpace(toWriteDisclosure(ctx), spaceId, [{ ...row, stands: "withdrawn" }]);
  return shown!;
}
