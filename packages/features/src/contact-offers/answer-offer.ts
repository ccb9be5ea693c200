import type { MyOffer } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { notify } from "../notifications/index.ts";
import { offerChanged } from "./events.ts";
import { findAnswerers } from "./limit-queries.ts";
import { findOneOfMine } from "./list-queries.ts";
import { talentOf } from "./policy.ts";
import { lockOffer, saveOffer, type OfferRow } from "./queries.ts";
import { readMine } from "./read-offers.ts";
import { refuseOver } from "./rules.ts";

/** Notifies the author of the offer, if they still write for the Space, otherwise all who do. */
async function whoHears({ tx }: Ctx, { space_id, made_by }: OfferRow): Promise<string[]> {
  const members = (await findAnswerers(tx, [space_id])).map(({ user_id }) => user_id);
  return made_by !== null && members.includes(made_by) ? [made_by] : members;
}

type Answer = { accepted: boolean; note: string | null; share?: { email: boolean; phone: boolean } | undefined };

/** Accepting shares the contacts that the talent chose; declining shares nothing. The notifications of members contain no name. */
export async function answerOffer(
  ctx: Ctx,
  { id }: { id: string },
  { accepted, note, share }: Answer,
): Promise<MyOffer> {
  const talentId = talentOf(ctx.actor);
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
  return readMine(ctx, { id });
}
