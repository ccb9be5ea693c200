import { type DisclosureSurface, disclosureLimits } from "@orbita/contract";
import type { Tx } from "@orbita/db";
import { fail } from "../kernel/failure.ts";
import { romeDay } from "../kernel/rome-day.ts";
import type { Routine } from "../kernel/work.ts";
import {
  addOpened,
  addShowings,
  addShown,
  findShownCount,
  findShownToday,
  hasOpenedSince,
  lockDay,
  sweepDisclosures,
} from "./queries.ts";

/** Daily limits of a Space: how many people it may see in talent search, and how many CVs it may open. */
export type DisclosureQuota = { readonly shownPerDay: number; readonly openedPerDay: number };

type DisclosureAccess = { readonly spaceId: string; readonly now: Date };
type CvLimitCheck = DisclosureAccess & { readonly quota: Pick<DisclosureQuota, "openedPerDay"> };
type DisclosureRequest = DisclosureAccess & {
  readonly quota: Pick<DisclosureQuota, "shownPerDay">;
  readonly surface: DisclosureSurface;
  /** Whether people beyond the daily limit are omitted or shown without their name. */
  readonly beyondLimit: "omit" | "nameless";
};
export type DisclosedResume = { readonly resumeId: string; readonly named: boolean };
export type DisclosureResult = { readonly allowed: ReadonlySet<string>; readonly shown: number };

/**
 * Logs the people a Space is about to see, and returns those it may see: people it already saw today, and additional people up to the daily limit.
 * Locks the row of the day, so that concurrent requests cannot exceed the limit together. People beyond the limit who are shown without a name are
 * logged but not counted.
 */
export async function recordDisclosures(
  tx: Tx,
  { spaceId, now, quota, surface, beyondLimit }: DisclosureRequest,
  people: readonly DisclosedResume[],
): Promise<DisclosureResult> {
  if (people.length === 0) return { allowed: new Set(), shown: await findShownCount(tx, spaceId, romeDay(now)) };
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
  const showing = { spaceId, day, now, surface };
  if (allowed.length > 0) await addShowings(tx, { ...showing, counted: true }, allowed);
  if (added > 0) await addShown(tx, { spaceId, day }, added);
  if (beyondLimit === "nameless" && refused.size > 0)
    await addShowings(
      tx,
      { ...showing, counted: false },
      [...refused].map((resumeId) => ({ resumeId, named: false })),
    );
  return { allowed: new Set(allowed.map(({ resumeId }) => resumeId)), shown: shown + added };
}

/** Counts the opening of a CV towards the Space's daily limit, once per person and day; fails when the limit is reached. */
export async function countOpenedCv(tx: Tx, { spaceId, now, quota }: CvLimitCheck, resumeId: string): Promise<void> {
  const day = romeDay(now);
  const { opened } = await lockDay(tx, spaceId, day);
  if (await hasOpenedSince(tx, { spaceId, resumeId, day })) return;
  if (opened >= quota.openedPerDay) fail("talent.openLimit", { max: quota.openedPerDay });
  await addOpened(tx, spaceId, day);
}

const batch = 5_000;

export const disclosureRoutines: readonly Routine[] = [
  {
    name: "disclosures.sweep",
    cron: "20 4 * * *",
    run: async ({ write, now }) => {
      const before = new Date(now);
      before.setUTCMonth(before.getUTCMonth() - disclosureLimits.keptMonths);
      while (await write("older than the log is kept", ({ tx }) => sweepDisclosures(tx, before, batch)));
    },
  },
];
