import { offerLimits, type MyOffer, type Page, type SpaceOffer } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { disclosingInSteps, discloseTalents, type DisclosureCtx } from "../disclosures/index.ts";
import { findAnonymousTo } from "../kernel/anonymity.ts";
import type { ReadCtx, StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { findableBy } from "../talent-search/index.ts";
import { countSince } from "./limit-queries.ts";
import {
  countOpenOfMine,
  findMine,
  findOfSpace,
  findOneOfMine,
  type OfferFilter,
  type Paging,
} from "./list-queries.ts";
import { actingSpace, talentOf } from "./policy.ts";
import { presentForSpace, presentMine } from "./present.ts";
import type { OfferRow } from "./queries.ts";
import { beforeToday, leftOf } from "./rules.ts";

type Asking = Pick<ReadCtx, "actor" | "now"> & { tx: Db };

const pageOf = <T>(content: T[], total: number, { page, size }: Paging): Page<T> => ({
  content,
  page,
  size,
  totalElements: total,
  totalPages: Math.ceil(total / size),
  cursor: null,
});

/** A person who accepted an offer chose to give their name. Every other name counts as a disclosure, as in talent search. */
export async function showToSpace(
  ctx: DisclosureCtx,
  spaceId: string,
  rows: readonly OfferRow[],
): Promise<SpaceOffer[]> {
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
    presentForSpace(row, {
      findable: found.has(row.resume_id),
      anonymous: hidden.has(row.talent_id),
      named: named.has(row.resume_id),
    }),
  );
}

export async function listOffers(ctx: StepCtx, asked: Paging & OfferFilter): Promise<Page<SpaceOffer>> {
  const spaceId = actingSpace(ctx.actor);
  const { rows, total } = await findOfSpace(ctx.tx, ctx.now, { ...asked, spaceId });
  return pageOf(await showToSpace(disclosingInSteps(ctx), spaceId, rows), total, asked);
}

export async function readQuota({ tx, actor, now }: ReadCtx): Promise<{ perDay: number; left: number }> {
  const made = await countSince(tx, actingSpace(actor), beforeToday(now));
  return { perDay: offerLimits.perDay, left: leftOf(made) };
}

export async function listMine({ tx, actor, now }: ReadCtx, paging: Paging): Promise<Page<MyOffer> & { open: number }> {
  const talentId = talentOf(actor);
  const { rows, total } = await findMine(tx, now, { ...paging, talentId });
  return { ...pageOf(rows.map(presentMine), total, paging), open: await countOpenOfMine(tx, now, talentId) };
}

export async function readMine({ tx, actor, now }: Asking, { id }: { id: string }): Promise<MyOffer> {
  return presentMine((await findOneOfMine(tx, now, talentOf(actor), id)) ?? fail("offer.notFound"));
}
