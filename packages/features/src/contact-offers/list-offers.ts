import { offerLimits, type MyContactOffer, type Page, type SpaceContactOffer } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { toStepDisclosure, discloseTalents, type DisclosureCtx } from "../disclosures/index.ts";
import { findAnonymousTo } from "../kernel/anonymity.ts";
import type { ReadCtx, StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { findableBy } from "../talent-search/index.ts";
import { countSince } from "./limit-queries.ts";
import {
  countOpenOfMine,
  findMyOffers,
  findSpaceOffers,
  findOneOfMine,
  type OfferFilter,
  type OfferPaging,
} from "./list-queries.ts";
import { requireOfferSpace, requireOfferTalent } from "./policy.ts";
import { presentSpaceOffer, presentMyOffer } from "./present.ts";
import type { OfferRow } from "./queries.ts";
import { startOfOfferDay, leftOf } from "./rules.ts";

type OfferReadCtx = Pick<ReadCtx, "actor" | "now"> & { tx: Db };

const pageOf = <T>(content: T[], total: number, { page, size }: OfferPaging): Page<T> => ({
  content,
  page,
  size,
  totalElements: total,
  totalPages: Math.ceil(total / size),
  cursor: null,
});

/**
 * Contact offers as shown to the Space. A talent who accepted an offer chose to give their name; every other name counts as a disclosure, as in
 * talent search.
 */
export async function presentOffersToSpace(
  ctx: DisclosureCtx,
  spaceId: string,
  rows: readonly OfferRow[],
): Promise<SpaceContactOffer[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ resume_id }) => resume_id);
  const found = new Set(await findableBy(ctx, spaceId, ids));
  const hidden = await findAnonymousTo(
    ctx.tx,
    ctx.actor.id,
    rows.map(({ talent_id }) => talent_id),
  );
  const talents = rows
    .filter((row) => row.stands !== "accepted" && row.talent_there && found.has(row.resume_id))
    .map((row) => ({
      resumeId: row.resume_id,
      ownerId: row.talent_id,
      named: row.show_name && !hidden.has(row.talent_id),
    }));
  const { named } = await discloseTalents(ctx, { spaceId, surface: "offer" }, talents);
  return rows.map((row) =>
    presentSpaceOffer(row, {
      findable: found.has(row.resume_id),
      anonymous: hidden.has(row.talent_id),
      named: named.has(row.resume_id),
    }),
  );
}

export async function listOffers(ctx: StepCtx, asked: OfferPaging & OfferFilter): Promise<Page<SpaceContactOffer>> {
  const spaceId = requireOfferSpace(ctx.actor);
  const { rows, total } = await findSpaceOffers(ctx.tx, ctx.now, { ...asked, spaceId });
  return pageOf(await presentOffersToSpace(toStepDisclosure(ctx), spaceId, rows), total, asked);
}

export async function readOfferQuota({ tx, actor, now }: ReadCtx): Promise<{ perDay: number; left: number }> {
  const made = await countSince(tx, requireOfferSpace(actor), startOfOfferDay(now));
  return { perDay: offerLimits.perDay, left: leftOf(made) };
}

export async function listMyOffers(
  { tx, actor, now }: ReadCtx,
  paging: OfferPaging,
): Promise<Page<MyContactOffer> & { open: number }> {
  const talentId = requireOfferTalent(actor);
  const { rows, total } = await findMyOffers(tx, now, { ...paging, talentId });
  return { ...pageOf(rows.map(presentMyOffer), total, paging), open: await countOpenOfMine(tx, now, talentId) };
}

export async function readMyOffer({ tx, actor, now }: OfferReadCtx, { id }: { id: string }): Promise<MyContactOffer> {
  return presentMyOffer((await findOneOfMine(tx, now, requireOfferTalent(actor), id)) ?? fail("offer.notFound"));
}
