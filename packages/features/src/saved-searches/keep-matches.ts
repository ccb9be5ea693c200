import type { WorkTx } from "../kernel/work.ts";
import { notifyAll } from "../notifications/index.ts";
import { findableBy } from "../talent-search/index.ts";
import { kindOf, saverOf, type SavedSearchResult } from "./ask-questions.ts";
import { insertMatches, lockDue, markBroken, openPosts, settle, type DueRow, type Match } from "./due-queries.ts";
import { isNew, nextAsk } from "./rules.ts";
import { saversNow } from "./savers.ts";

type ValidSearchResult = { readonly row: DueRow; readonly ids: readonly string[] };
type Tellee = (row: DueRow) => string | null;

/** The user to notify: the owner of the search, or the member who saved it while they may still search. */
async function telleesOf({ tx }: WorkTx, found: readonly ValidSearchResult[]): Promise<Tellee> {
  const actorOf = await saversNow(
    tx,
    found.filter(({ row }) => row.space_id !== null).map(({ row }) => saverOf(row)),
  );
  return (row) => {
    if (row.frequency === "none" || isNew(row)) return null;
    return row.user_id ?? actorOf(saverOf(row)).id;
  };
}

/** Checks the tables again: posts that closed and people who hid since the index was queried are no matches. */
async function stillThere({ tx, now }: WorkTx, found: readonly ValidSearchResult[]): Promise<ValidSearchResult[]> {
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

const noticeOf = (row: DueRow, userId: string, matches: readonly Match[], now: Date) => ({
  kind: "search.matched" as const,
  userIds: [userId],
  // A match is inserted only once, so this notification is sent only once.
  key: `search:${row.id}:${matches[0]!.target_id}`,
  spaceId: row.space_id,
  data: { searchId: row.id, of: kindOf(row), name: row.name, count: String(matches.length), at: now.toISOString() },
});

/**
 * Saves the matches, the notifications and the next due time in one transaction, so that a crash leaves either everything or
 * nothing done.
 */
export async function keepMatches(ctx: WorkTx, asked: readonly SavedSearchResult[]): Promise<void> {
  const held = await lockDue(
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
  const telleeOf = await telleesOf(ctx, found);
  const matches = found.flatMap(({ row, ids }) => {
    const when = isNew(row) ? row.since : now;
    const told_at = telleeOf(row) === null ? null : now;
    return ids.map((target_id): Match => ({ search_id: row.id, target_id, matched_at: when, told_at }));
  });
  const fresh = Map.groupBy(await insertMatches(ctx.tx, matches), ({ search_id }) => search_id);
  const notices = found.flatMap(({ row }) => {
    const [userId, news] = [telleeOf(row), fresh.get(row.id)];
    return userId !== null && news ? [noticeOf(row, userId, news, now)] : [];
  });
  await notifyAll(ctx, notices);
  await settle(
    ctx.tx,
    found.map(({ row }) => ({ id: row.id, due_at: nextAsk(row.frequency, now) })),
    now,
  );
}
