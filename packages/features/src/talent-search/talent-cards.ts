import type { ResumeCard, ResumeProfile } from "@orbita/contract";
import { discloseTalents, type DisclosureCtx, type DisclosureContext } from "../disclosures/index.ts";
import { profileForSpaces } from "../resumes/index.ts";
import { findableBy } from "./viewer.ts";
import { findShownTalents, type VisibleTalentRow } from "./shown-queries.ts";

/** The day of a change, without its time: it is precise enough for readers, and cannot be matched with an action at a certain second. */
const dayOf = (instant: string) => `${instant.slice(0, 10)}T00:00:00.000Z`;

export function shownProfile(row: VisibleTalentRow, now: Date): ResumeProfile {
  const profile = profileForSpaces(row, row.show_name, now);
  return { ...profile, updated: dayOf(profile.updated) };
}

const cardOf = (id: string, seen: ResumeProfile): ResumeCard => ({
  id,
  username: seen.username,
  firstName: seen.firstName,
  lastName: seen.lastName,
  headline: seen.headline,
  city: seen.city,
  summary: seen.summary,
  years: seen.years,
  experience: seen.experience ?? [],
  technicalSkills: seen.technicalSkills ?? [],
  softSkills: seen.softSkills ?? [],
  education: seen.education ?? [],
  languages: seen.languages ?? [],
  updated: seen.updated,
});

export type DisplayedTalent = {
  readonly profile: ResumeProfile;
  readonly ownerId: string | null;
  /** True if the name is omitted only because the daily limit is reached. */
  readonly withheld: boolean;
};

/**
 * The people whom this member may see at this moment, read from the tables as they currently present themselves. The disclosure
 * is logged and counted. People beyond the daily limit have no name, or are missing if the page leaves them out.
 */
export async function shownTalents(
  ctx: DisclosureCtx,
  place: DisclosureContext,
  ids: readonly string[],
): Promise<Map<string, DisplayedTalent>> {
  const findable = await findableBy(ctx, place.spaceId, ids);
  if (findable.length === 0) return new Map();
  const found = new Map((await findShownTalents(ctx, place.spaceId, findable)).map((row) => [row.id, row]));
  const rows = ids.flatMap((id) => found.get(id) ?? []);
  const talents = rows.map((row) => ({ resumeId: row.id, ownerId: row.owner_id, named: row.show_name }));
  const { visible, named } = await discloseTalents(ctx, place, talents);
  const shown = rows.filter(({ id }) => visible.has(id));
  return new Map(
    shown.map((row) => {
      const profile = shownProfile({ ...row, show_name: named.has(row.id) }, ctx.now);
      return [row.id, { profile, ownerId: row.owner_id, withheld: row.show_name && !named.has(row.id) }];
    }),
  );
}

export type TalentCard = { readonly card: ResumeCard; readonly withheld: boolean };

export async function talentCards(
  ctx: DisclosureCtx,
  place: DisclosureContext,
  ids: readonly string[],
): Promise<Map<string, TalentCard>> {
  const shown = await shownTalents(ctx, place, ids);
  return new Map([...shown].map(([id, { profile, withheld }]) => [id, { card: cardOf(id, profile), withheld }]));
}
