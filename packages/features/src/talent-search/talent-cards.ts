import type { ResumeCard, ResumeProfile } from "@orbita/contract";
import type { ReadCtx } from "../kernel/ctx.ts";
import { profileForSpaces } from "../resumes/index.ts";
import { findableBy } from "./seeker.ts";
import { findShown, type ShownRow } from "./shown-queries.ts";

/** The day is enough for who reads, and does not lead to whoever did something at that second. */
const dayOf = (instant: string) => `${instant.slice(0, 10)}T00:00:00.000Z`;

export function shownProfile(row: ShownRow, now: Date): ResumeProfile {
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

type Asking = Pick<ReadCtx, "tx" | "actor" | "now">;
export type ShownTalent = { readonly profile: ResumeProfile; readonly ownerId: string | null };

/** From the tables: those of them whom this member may know of at this moment, as they show themselves at this moment. */
export async function shownTalents(
  ctx: Asking,
  spaceId: string,
  ids: readonly string[],
): Promise<Map<string, ShownTalent>> {
  const findable = await findableBy(ctx, spaceId, ids);
  if (findable.length === 0) return new Map();
  const rows = await findShown(ctx, spaceId, findable);
  return new Map(rows.map((row) => [row.id, { profile: shownProfile(row, ctx.now), ownerId: row.owner_id }]));
}

export async function talentCards(
  ctx: Asking,
  spaceId: string,
  ids: readonly string[],
): Promise<Map<string, ResumeCard>> {
  const shown = await shownTalents(ctx, spaceId, ids);
  return new Map([...shown].map(([id, { profile }]) => [id, cardOf(id, profile)]));
}
