import type { OpenedTalentProfile } from "@orbita/contract";
import { noteActivity } from "../activity/index.ts";
import { countOpenedCv, insertOpening } from "../disclosures/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { requireVerified } from "../kernel/verified.ts";
import { acquaintancesOf, nobody } from "./acquaintance.ts";
import { findContacts, findOpeningSpaceName } from "./opening-queries.ts";
import { canSearchTalent } from "./policy.ts";
import { findableBy } from "./viewer.ts";
import { findShownTalents, type VisibleTalentRow } from "./shown-queries.ts";
import { shownProfile } from "./talent-cards.ts";

/** Openings of the same CV within this number of milliseconds count as one visit, with one entry in the owner's activity log. */
const visitMs = 1_800_000;

/** Logs the opening of a CV for its owner, with the Space that opened it but not the member. */
async function noteOpening(ctx: Ctx, spaceId: string, { id, owner_id }: VisibleTalentRow): Promise<void> {
  const { tx, now, actor } = ctx;
  if (owner_id === null || owner_id === actor.id) return;
  const opening = { resumeId: id, spaceId, userId: actor.id!, at: now };
  if (!(await insertOpening(tx, opening, new Date(now.getTime() - visitMs)))) return;
  await noteActivity({ tx, now }, owner_id, "resume.opened", { space: await findOpeningSpaceName(tx, spaceId) });
}

/** The complete profile that a person shows to Spaces. Each visit by another person is recorded in the owner's activity log. */
export async function openTalent(ctx: Ctx, { id }: { id: string }): Promise<OpenedTalentProfile> {
  const spaceId = ctx.actor.spaceId ?? fail("access.denied");
  allow(canSearchTalent(ctx.actor, spaceId));
  requireVerified(ctx.actor, spaceId);
  const findable = await findableBy(ctx, spaceId, [id]);
  const row = findable.includes(id) ? (await findShownTalents(ctx, spaceId, [id]))[0] : undefined;
  if (!row) return fail("resume.notFound");
  if (row.owner_id !== ctx.actor.id)
    await countOpenedCv(ctx.tx, { spaceId, now: ctx.now, quota: ctx.platform.disclosureQuota }, id);
  await noteOpening(ctx, spaceId, row);
  return {
    id,
    profile: shownProfile(row, ctx.now),
    acquaintance: (await acquaintancesOf(ctx, spaceId, [id])).get(id) ?? nobody,
    contacts: (await findContacts(ctx.tx, spaceId, id)) ?? null,
  };
}
