import type { SpaceId, SpaceOverview } from "@orbita/contract";
import { findSpend } from "../clicks/index.ts";
import { answerBy } from "../job-posts/index.ts";
import type { ReadCtx } from "../kernel/ctx.ts";
import { allow } from "../kernel/failure.ts";
import { daysAfter, endOfRomeDay, romeDay } from "../kernel/rome-day.ts";
import { lastDays, measurePeriod, measurePosts, measureSpace, presentOwn } from "../promises/index.ts";
import { readContractStatus } from "../spaces/index.ts";
import {
  countFreshApplications,
  countOwed,
  findDueApplications,
  findOpenPostFigures,
  type OverviewTimes,
  type OpenPostRow,
} from "./overview-queries.ts";
import { canReadOverview, canSeeSpend } from "./policy.ts";
import { presentApplicationCard } from "./present.ts";

/** The last working day before today: applications that arrived since then are shown as new. */
export function lastWorkingDay(today: string): string {
  const before = daysAfter(today, -1);
  const weekday = new Date(`${before}T12:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6 ? lastWorkingDay(before) : before;
}

const startOf = (day: string): Date => new Date(endOfRomeDay(daysAfter(day, -1)).getTime() + 1);

export function momentsOf(now: Date): OverviewTimes {
  const today = romeDay(now);
  return {
    now,
    endOfToday: endOfRomeDay(today),
    endOfTomorrow: endOfRomeDay(daysAfter(today, 1)),
    newSince: startOf(lastWorkingDay(today)),
  };
}

const vatPercent = 22;

/** The Space's costs of the current month; null for members who are not owners. */
async function spendOf(ctx: ReadCtx, spaceId: string, licence: number): Promise<SpaceOverview["spend"]> {
  if (!canSeeSpend(ctx.actor, spaceId)) return null;
  const { clicks, amount, today } = await findSpend(ctx.tx, spaceId, romeDay(ctx.now));
  const net = licence + amount;
  const vat = Math.round((net * vatPercent) / 100);
  return {
    licence,
    clicks,
    clicksAmount: amount,
    vat,
    total: net + vat,
    today: today.posts === 0 ? null : today,
  };
}

/** The time at which the next slot for a free post becomes available, because the first of these posts expires; null while slots are available. */
function nextFree(posts: readonly OpenPostRow[], { used, total }: { used: number; total: number }): string | null {
  const ends = posts.flatMap(({ plan, expires_at }) => (plan === "free" && expires_at ? [expires_at.getTime()] : []));
  return used < total || ends.length === 0 ? null : new Date(Math.min(...ends)).toISOString();
}

/** The overview of a Space: replies owed by deadline, published posts, slots and costs. Days are in Italian time. */
export async function readOverview(ctx: ReadCtx, { id }: { id: SpaceId }): Promise<SpaceOverview> {
  allow(canReadOverview(ctx.actor, id));
  const { tx, now } = ctx;
  const at = momentsOf(now);
  const { free, premium, licensePrice } = await readContractStatus(ctx, { id });
  const owed = await countOwed(tx, id, at);
  const measured = await measureSpace(tx, id, now);
  const recent = await measurePeriod(tx, { spaceId: id }, lastDays(now));
  const posts = await findOpenPostFigures(tx, id, at);
  const postIds = posts.map((post) => post.id);
  const ofPosts = await measurePosts(tx, postIds, now);
  return {
    figures: {
      today: owed.today,
      atRisk: owed.at_risk,
      late: owed.late,
      medianReplyDays: recent.median_days,
      answered: recent.in_time + recent.late,
      owed: recent.due,
      newSince: at.newSince.toISOString(),
      fresh: await countFreshApplications(tx, id, at),
    },
    promises: presentOwn(measured),
    due: (await findDueApplications(tx, id, at)).map((row) => ({
      ...presentApplicationCard(row),
      replyBy: row.reply_by.toISOString(),
      replyDays: row.reply_days,
    })),
    posts: posts.map((post) => ({
      id: post.id,
      title: post.title,
      plan: post.plan,
      applications: post.applications,
      fresh: post.fresh,
      medianReplyDays: ofPosts.get(post.id)!.median_days,
      expiresAt: post.expires_at?.toISOString() ?? null,
      answerBy: answerBy(post)?.toISOString() ?? null,
    })),
    slots: { free: { ...free, nextFree: nextFree(posts, free) }, premium },
    spend: await spendOf(ctx, id, Math.round(licensePrice * 100)),
  };
}
