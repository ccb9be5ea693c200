import { contactRequestLimits, type MyContactRequest, type Page, type SpaceContactRequest } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { toStepDisclosure, discloseTalents, type DisclosureCtx } from "../disclosures/index.ts";
import { findAnonymousTo } from "../kernel/anonymity.ts";
import type { ReadCtx, StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { endOfPreviousDay } from "../kernel/rome-day.ts";
import { findableBy } from "../talent-search/index.ts";
import { countSince } from "./limit-queries.ts";
import {
  countOpenOfMine,
  findMyContactRequests,
  findOpenOfMine,
  findSpaceContactRequests,
  findOneOfMine,
  type ContactRequestFilter,
  type ContactRequestPaging,
} from "./list-queries.ts";
import { requireContactRequestSpace, requireContactRequestTalent } from "./policy.ts";
import { presentSpaceContactRequest, presentMyContactRequest } from "./present.ts";
import type { ContactRequestRow } from "./queries.ts";
import { leftOf } from "./rules.ts";

type ContactRequestReadCtx = Pick<ReadCtx, "actor" | "now"> & { tx: Db };

const pageOf = <T>(content: T[], total: number, { page, size }: ContactRequestPaging): Page<T> => ({
  content,
  page,
  size,
  totalElements: total,
  totalPages: Math.ceil(total / size),
  cursor: null,
});

/**
 * Contact requests as shown to the Space. A talent who accepted a contact request chose to give their name; every other name
 * counts as a disclosure, as in talent search.
 */
export async function presentContactRequestsToSpace(
  ctx: DisclosureCtx,
  spaceId: string,
  rows: readonly ContactRequestRow[],
): Promise<SpaceContactRequest[]> {
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
    presentSpaceContactRequest(row, {
      findable: found.has(row.resume_id),
      anonymous: hidden.has(row.talent_id),
      named: named.has(row.resume_id),
    }),
  );
}

export async function listContactRequests(
  ctx: StepCtx,
  asked: ContactRequestPaging & ContactRequestFilter,
): Promise<Page<SpaceContactRequest>> {
  const spaceId = requireContactRequestSpace(ctx.actor);
  const { rows, total } = await findSpaceContactRequests(ctx.tx, ctx.now, { ...asked, spaceId });
  return pageOf(await presentContactRequestsToSpace(toStepDisclosure(ctx), spaceId, rows), total, asked);
}

export async function readContactRequestQuota({ tx, actor, now }: ReadCtx): Promise<{ perDay: number; left: number }> {
  const made = await countSince(tx, requireContactRequestSpace(actor), endOfPreviousDay(now));
  return { perDay: contactRequestLimits.perDay, left: leftOf(made) };
}

export async function listMyContactRequests(
  { tx, actor, now }: ReadCtx,
  paging: ContactRequestPaging,
): Promise<Page<MyContactRequest> & { open: number }> {
  const talentId = requireContactRequestTalent(actor);
  const { rows, total } = await findMyContactRequests(tx, now, { ...paging, talentId });
  return {
    ...pageOf(rows.map(presentMyContactRequest), total, paging),
    open: await countOpenOfMine(tx, now, talentId),
  };
}

/** The contact requests that the talent can still answer, by deadline. */
export async function listOpenContactRequests({ tx, actor, now }: ReadCtx, limit: number): Promise<MyContactRequest[]> {
  const rows = await findOpenOfMine(tx, now, { talentId: requireContactRequestTalent(actor), limit });
  return rows.map(presentMyContactRequest);
}

export async function readMyContactRequest(
  { tx, actor, now }: ContactRequestReadCtx,
  { id }: { id: string },
): Promise<MyContactRequest> {
  return presentMyContactRequest(
    (await findOneOfMine(tx, now, requireContactRequestTalent(actor), id)) ?? fail("contactRequest.notFound"),
  );
}
