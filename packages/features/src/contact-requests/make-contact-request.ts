import { randomUUIDv7 } from "node:crypto";
import type { newContactRequest, SpaceContactRequest } from "@orbita/contract";
import type { z } from "zod";
import { findSpaceOfPost, isOpenJobPost } from "../job-posts/index.ts";
import { toWriteDisclosure } from "../disclosures/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { fail, violates } from "../kernel/failure.ts";
import { requireVerified } from "../kernel/verified.ts";
import { endOfPreviousDay } from "../kernel/rome-day.ts";
import { notify } from "../notifications/index.ts";
import { findableBy } from "../talent-search/index.ts";
import { knownCode } from "../vocabulary/index.ts";
import { contactRequestChanged } from "./events.ts";
import { countSince, expirePair, findEarlier, lockContactRequestSpace } from "./limit-queries.ts";
import { findContactRequest, insertContactRequest } from "./queries.ts";
import { requireContactRequestSpace } from "./policy.ts";
import { presentContactRequestsToSpace } from "./list-contact-requests.ts";
import { expiryOf, refuseAgain, refuseTooManyContactRequests } from "./rules.ts";

type NewContactRequestInput = z.output<typeof newContactRequest>;

async function checkPost({ tx, now }: Ctx, spaceId: string, id: string): Promise<void> {
  const itsSpace = await findSpaceOfPost(tx, id);
  if (itsSpace !== spaceId || !(await isOpenJobPost(tx, id, now))) fail("jobPost.notFound");
}

async function termsOf({ tx }: Ctx, given: NewContactRequestInput) {
  const known = (
    type: "contract_type" | "contract_economic_type" | "workplace_type",
    field: keyof NewContactRequestInput,
  ) => knownCode(tx, { type, code: given[field] as string, field });
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

/**
 * Inserts a contact request. If two members make a contact request to the same person at the same instant, the database accepts
 * only one.
 */
async function insertOnce(ctx: Ctx, values: Parameters<typeof insertContactRequest>[1]): Promise<void> {
  try {
    await insertContactRequest(ctx.tx, values);
  } catch (error) {
    if (violates(error, "contact_offers_one")) fail("contactRequest.alreadyMade");
    throw error;
  }
}

/**
 * Makes a contact request to a person whom this Space can find now. Fails with "not found" for all others, including people who
 * hide.
 */
export async function makeContactRequest(ctx: Ctx, given: NewContactRequestInput): Promise<SpaceContactRequest> {
  const { tx, now } = ctx;
  const spaceId = requireContactRequestSpace(ctx.actor);
  const pair = { spaceId, resumeId: given.resumeId };
  requireVerified(ctx.actor, spaceId);
  if (!(await lockContactRequestSpace(tx, spaceId))) fail("access.denied");
  if ((await findableBy(ctx, spaceId, [given.resumeId])).length === 0) fail("resume.notFound");
  if (given.jobPostId) await checkPost(ctx, spaceId, given.jobPostId);
  const terms = await termsOf(ctx, given);
  refuseAgain(await findEarlier(tx, pair), now);
  refuseTooManyContactRequests(await countSince(tx, spaceId, endOfPreviousDay(now)));

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
  const row = (await findContactRequest(tx, now, id))!;
  await ctx.tell(contactRequestChanged, { id, spaceId, talentId: row.talent_id });
  await notify(ctx, {
    kind: "offer.received",
    userIds: [row.talent_id],
    key: `offer.received:${id}`,
    spaceId,
    data: { offerId: id, title: row.title },
  });
  return (await presentContactRequestsToSpace(toWriteDisclosure(ctx), spaceId, [row]))[0]!;
}
