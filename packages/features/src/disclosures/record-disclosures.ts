import type { Tx } from "@orbita/db";
import { fail } from "../kernel/failure.ts";
import { romeDay } from "../kernel/rome-day.ts";
import { addOpened, addShowings, findShownToday, hasOpenedSince, lockDay } from "./queries.ts";

/** What a Space may see in a day. */
export type DisclosureQuota = { readonly shownPerDay: number; readonly openedPerDay: number };

type Looking = { readonly spaceId: string; readonly now: Date; readonly quota: DisclosureQuota };
export type Showing = { readonly resumeId: string; readonly named: boolean };
export type ShownPeople = { readonly allowed: ReadonlySet<string>; readonly shown: number };

/**
 * Notes whom a Space is about to see, and says whom it may: people it already saw today, and new ones up to the limit of the
 * day. The row of the day is locked, so requests at once never pass the limit together.
 */
export async function recordShowings(
  tx: Tx,
  { spaceId, now, quota }: Looking,
  people: readonly Showing[],
): Promise<ShownPeople> {
  const day = romeDay(now);
  const { shown } = await lockDay(tx, spaceId, day);
  const known = await findShownToday(
    tx,
    { spaceId, day },
    people.map(({ resumeId }) => resumeId),
  );
  const fresh = people.filter(({ resumeId }) => !known.has(resumeId));
  const left = Math.max(0, quota.shownPerDay - shown);
  const refused = new Set(fresh.slice(left).map(({ resumeId }) => resumeId));
  const allowed = people.filter(({ resumeId }) => !refused.has(resumeId));
  const added = Math.min(left, fresh.length);
  if (allowed.length > 0) await addShowings(tx, { spaceId, day, now, added }, allowed);
  return { allowed: new Set(allowed.map(({ resumeId }) => resumeId)), shown: shown + added };
}

/** Counts a CV against the limit of the day, once for each person; fails when the limit is reached. */
export async function countOpenedCv(tx: Tx, { spaceId, now, quota }: Looking, resumeId: string): Promise<void> {
  const day = romeDay(now);
  const { opened } = await lockDay(tx, spaceId, day);
  if (await hasOpenedSince(tx, { spaceId, resumeId, day })) return;
  if (opened >= quota.openedPerDay) fail("talent.openLimit", { max: quota.openedPerDay });
  await addOpened(tx, spaceId, day);
}
