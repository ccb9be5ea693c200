import { randomUUIDv7 } from "node:crypto";
import type { newOffer, SpaceContactOffer } from "@orbita/contract";
import type { z } from "zod";
import { findSpaceOfPost, isOpenJobPost } from "../job-posts/index.ts";
import { toWriteDisclosure } from "../disclosures/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { fail, violates } from "../kernel/failure.ts";
import { requireVerified } from "../kernel/verified.ts";
import { notify } from "../notifications/index.ts";
import { findableBy } from "../talent-search/index.ts";
import { knownCode } from "../vocabulary/index.ts";
import { offerChanged } from "./events.ts";
import { countSince, expirePair, findEarlier, lockOfferSpace } from "./limit-queries.ts";
import { findOffer, insertOffer } from "./queries.ts";
import { requireOfferSpace } from "./policy.ts";
import { presentOffersToSpace } from "./list-offers.ts";
import { startOfOfferDay, expiryOf, refuseAgain, refuseTooManyOffers } from "./rules.ts";

type NewOfferInput = z.output<typeof newOffer>;

async function checkPost({ tx, now }: Ctx, spaceId: string, id: string): Promise<void> {
  const itsSpace = await findSpaceOfPost(tx, id);
  if (itsSpace !== spaceId || !(await isOpenJobPost(tx, id, now))) fail("jobPost.notFound");
}

async function termsOf({ tx }: Ctx, given: NewOfferInput) {
  const known = (type: "contract_type" | "contract_economic_type" | "workplace_type", field: keyof NewOfferInput) =>
    knownCode(tx, { type, code: given[field] as string, field });
  return {
    title: given.title,
    salary_min: given.salaryMin,
    salary_max: given.salaryMax,
    contract_type: await known("contract_type", "contractType"),
    contract_economic_type:
      given.contractEconomicType === null ? null : await known("contract_economic_type", "contractEconomicType"),
    workplace_type: await known("workplace_type", "workplaceType"),
    city: given.city || null,
    message: given.message,
  };
}

/** Inserts a contact offer. If two members make an offer to the same person at the same instant, the database accepts only one. */
async function insertOnce(ctx: Ctx, values: Parameters<typeof insertOffer>[1]): Promise<void> {
  try {
    await insertOffer(ctx.tx, values);
  } catch (error) {
    if (violates(error, "contact_offers_one")) fail("offer.alreadyMade");
    throw error;
  }
}

/** Makes a contact offer to a person whom this Space can find now. Fails with "not found" for all others, including people who hide. */
export async function makeOffer(ctx: Ctx, given: NewOfferInput): Promise<SpaceContactOffer> {
  const { tx, now } = ctx;
  const spaceId = requireOfferSpace(ctx.actor);
  const pair = { spaceId, resumeId: given.resumeId };
  requireVerified(ctx.actor, spaceId);
  if (!(await lockOfferSpace(tx, spaceId))) fail("access.denied");
  if ((await findableBy(ctx, spaceId, [given.resumeId])).length === 0) fail("resume.notFound");
  if (given.jobPostId) await checkPost(ctx, spaceId, given.jobPostId);
  const terms = await termsOf(ctx, given);
  refuseAgain(await findEarlier(tx, pair), now);
  refuseTooManyOffers(await countSince(tx, spaceId, startOfOfferDay(now)));

  const id = randomUUIDv7();
  await expirePair(tx, now, pair);
  await insertOnce(ctx, {
    id,
    space_id: spaceId,
    resume_id: given.resumeId,
    job_post_id: given.jobPostId,
    made_by: ctx.actor.id,
    ...terms,
    expires_at: expiryOf(now),
    created_at: now,
    updated_at: now,
  });
  const row = (await findOffer(tx, now, id))!;
  await ctx.tell(offerChanged, { id, spaceId, talentId: row.talent_id });
  await notify(ctx, {
    kind: "offer.received",
    userIds: [row.talent_id],
    key: `offer.received:${id}`,
    spaceId,
    data: { offerId: id, title: row.title },
  });
  return (await presentOffersToSpace(toWriteDisclosure(ctx), spaceId, [row]))[0]!;
}
