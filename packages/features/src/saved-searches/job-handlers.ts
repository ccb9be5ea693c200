import { runInBatches, type Routine, type WorkCtx, type WorkWriteCtx } from "../kernel/work.ts";
import { notifyAll } from "../notifications/index.ts";
import { findableBy } from "../talent-search/index.ts";
import { adoptGuests, sweepAlertRequests } from "./guest-queries.ts";
import { mailGuestAlert } from "./jobs.ts";
import { runSavedSearches, kindOf, saverOf, type SavedSearchResult } from "./run-saved-searches.ts";
import {
  findDueSearches,
  type DueSearchRow,
  insertMatches,
  lockDueSearches,
  markBroken,
  openPosts,
  saveSettledSearches,
  type SearchMatch,
} from "./due-queries.ts";
import type { SavedSearchRow } from "./queries.ts";
import { isNew, nextAsk } from "./rules.ts";
import { saversNow } from "./savers.ts";

type ValidSearchResult = { readonly row: DueSearchRow; readonly ids: readonly string[] };
type Recipient = { readonly userId: string } | { readonly guestId: string };
type RecipientLookup = (row: DueSearchRow) => Recipient | null;

/**
 * Returns a function that finds the person to notify of a saved search: its owner or, for a Space, the member who saved it. Null
 * if the search has no notifications, if it runs for the first time, or if that member may no longer search.
 */
async function recipientsOf({ tx }: WorkWriteCtx, found: readonly ValidSearchResult[]): Promise<RecipientLookup> {
  const actorOf = await saversNow(
    tx,
    found.filter(({ row }) => row.space_id !== null).map(({ row }) => saverOf(row)),
  );
  return (row) => {
    if (row.frequency === "none" || isNew(row)) return null;
    if (row.guest_id !== null) return { guestId: row.guest_id };
    const userId = row.user_id ?? actorOf(saverOf(row)).id;
    return userId === null ? null : { userId };
  };
}

/** Keeps matches that the tables confirm: posts that closed and people who hid since the index was queried are no matches. */
async function stillThere(
  { tx, now }: WorkWriteCtx,
  found: readonly ValidSearchResult[],
): Promise<ValidSearchResult[]> {
  const posts = found.filter(({ row }) => kindOf(row) === "jobs");
  const open = await openPosts(tx, [...new Set(posts.flatMap(({ ids }) => ids))], now);
  const kept: ValidSearchResult[] = posts.map(({ row, ids }) => ({ row, ids: ids.filter((id) => open.has(id)) }));
  const talents = found.filter(({ row }) => kindOf(row) === "talents");
  const actorOf = await saversNow(
    tx,
    talents.map(({ row }) => saverOf(row)),
  );
  for (const { row, ids } of talents)
    kept.push({ row, ids: await findableBy({ tx, actor: actorOf(saverOf(row)) }, row.space_id!, ids) });
  return kept;
}

/** The notification of a user about new matches of a search; `at` is the time of the run that found them. */
export const noticeOf = (row: SavedSearchRow, userId: string, targetIds: readonly string[], at: string) => ({
  kind: "search.matched" as const,
  userIds: [userId],
  // A match is inserted only once, so a key with the first match makes the notification unique.
  key: `search:${row.id}:${targetIds[0]!}`,
  spaceId: row.space_id,
  data: { searchId: row.id, of: kindOf(row), name: row.name, count: String(targetIds.length), at },
});

type SearchAlert = { readonly row: DueSearchRow; readonly recipient: Recipient; readonly targetIds: readonly string[] };

/** Notifies users in the app and by mail, as they wish, and guests by mail. */
async function notifyRecipients(ctx: WorkWriteCtx, alerts: readonly SearchAlert[]): Promise<void> {
  const at = ctx.now.toISOString();
  await notifyAll(
    ctx,
    alerts.flatMap(({ row, recipient, targetIds }) =>
      "userId" in recipient ? [noticeOf(row, recipient.userId, targetIds, at)] : [],
    ),
  );
  for (const { row, recipient } of alerts)
    if ("guestId" in recipient) await ctx.enqueue(mailGuestAlert, { searchId: row.id, at });
}

/**
 * Saves the matches of saved searches, the notifications and the next due time in one transaction, so that a crash leaves either everything or
 * nothing done.
 */
async function saveMatches(ctx: WorkWriteCtx, asked: readonly SavedSearchResult[]): Promise<void> {
  const held = await lockDueSearches(
    ctx.tx,
    asked.map(({ row }) => row),
  );
  const mine = asked.filter(({ row }) => held.has(row.id));
  const { now } = ctx;
  const broken = mine.filter(({ ids }) => ids === null);
  await markBroken(
    ctx.tx,
    broken.map(({ row }) => row.id),
    now,
  );
  const found = await stillThere(
    ctx,
    mine.filter((one): one is ValidSearchResult => one.ids !== null),
  );
  const telleeOf = await recipientsOf(ctx, found);
  const matches = found.flatMap(({ row, ids }) => {
    const when = isNew(row) ? row.since : now;
    const told_at = telleeOf(row) === null ? null : now;
    return ids.map((target_id): SearchMatch => ({ search_id: row.id, target_id, matched_at: when, told_at }));
  });
  const fresh = Map.groupBy(await insertMatches(ctx.tx, matches), ({ search_id }) => search_id);
  const alerts = found.flatMap(({ row }): SearchAlert[] => {
    const [recipient, news] = [telleeOf(row), fresh.get(row.id)];
    return recipient && news ? [{ row, recipient, targetIds: news.map(({ target_id }) => target_id) }] : [];
  });
  await notifyRecipients(ctx, alerts);
  await saveSettledSearches(
    ctx.tx,
    found.map(({ row }) => ({ id: row.id, due_at: nextAsk(row.frequency, now) })),
    now,
  );
}

/** Number of saved searches per request to the index and per transaction. */
const batch = 200;

/** Number of guests whose searches an account adopts in one transaction, and of expired requests deleted in one. */
const guestBatch = 500;

/** Runs all due saved searches, those of guests with an account by now as the account's. Queries the index outside transactions. If a worker crashes, the searches whose results it had not stored stay due. */
export async function askSavedSearches(ctx: WorkCtx): Promise<number> {
  await runInBatches(guestBatch, () => ctx.write("alerts", ({ tx }) => adoptGuests(tx, guestBatch)));
  let last: DueSearchRow | undefined;
  return runInBatches(1, async () => {
    const rows = await findDueSearches(ctx.db, ctx.now, last, batch);
    if (rows.length === 0) return 0;
    const asked = await runSavedSearches(ctx, rows);
    await ctx.write("alerts", (tx) => saveMatches(tx, asked));
    last = rows.at(-1);
    return rows.length;
  });
}

export const savedSearchRoutines: readonly Routine[] = [
  { name: "savedSearches.ask", cron: "* * * * *", run: askSavedSearches },
  {
    name: "savedSearches.sweep",
    cron: "54 3 * * *",
    run: ({ now, write }) =>
      runInBatches(guestBatch, () => write("past its use", ({ tx }) => sweepAlertRequests(tx, now, guestBatch))),
  },
];
