import type { SpaceRole } from "@orbita/contract";
import type { Db, Tx } from "@orbita/db";
import { sql } from "kysely";
import type { DecisionCtx } from "./decision-ctx.ts";
import { notify } from "../notifications/index.ts";
import type { CaseColumns } from "./case-queries.ts";
import { findReporters } from "./report-queries.ts";

type NotifiedCase = Pick<CaseColumns, "kind" | "author_id" | "space_id" | "channel_id">;

/** The moderators of the channel that the case is about; empty if the case is about something else. */
export async function findModerators(db: Db, { kind, channel_id }: Pick<NotifiedCase, "kind" | "channel_id">) {
  if (kind !== "channel" || channel_id === null) return [];
  const { rows } = await sql<{ user_id: string }>`select user_id from channel_members
    where channel_id = ${channel_id} and state = 'member' and role = 'moderator'`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

async function findOf(tx: Tx, spaceId: string, roles: readonly SpaceRole[]): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`select user_id from members
    where space_id = ${spaceId} and enabled and role::text = any (${roles}::text[])`.execute(tx);
  return rows.map(({ user_id }) => user_id);
}
const writers = ["recruiter", "owner"] as const;

/**
 * The users who are notified of a decision. For a Space's content: the author if they are still a recruiter or owner, otherwise
 * all recruiters and owners.
 */
async function whoIsTold(tx: Tx, row: NotifiedCase): Promise<string[]> {
  const author = row.author_id === null ? [] : [row.author_id];
  if (row.space_id === null) return [...author, ...(await findModerators(tx, row))];
  if (row.kind === "space") return findOf(tx, row.space_id, ["owner"]);
  // An application concerns both sides, the talent and all members of the Space.
  if (row.kind === "application") return [...author, ...(await findOf(tx, row.space_id, ["viewer", ...writers]))];
  const found = await findOf(tx, row.space_id, writers);
  return author.some((id) => found.includes(id)) ? author : found;
}

/**
 * Notifies the author of the reasons and each reporter of the outcome; neither of the two learns who the other is. If the content is already gone,
 * only the reporters are notified.
 */
export async function notifyDecision(ctx: DecisionCtx, row: CaseColumns, { gone }: { gone: boolean }): Promise<void> {
  const data = { caseId: row.id, decision: row.decision! };
  const said = `${row.id}:${row.state}:${row.decision}`;
  if (!gone)
    await notify(ctx, {
      kind: "moderation.decided",
      userIds: await whoIsTold(ctx.tx, row),
      key: `moderation.decided:${said}`,
      spaceId: row.space_id,
      data: { ...data, about: row.kind },
    });
  await notify(ctx, {
    kind: "report.answered",
    userIds: await findReporters(ctx.tx, row.id),
    key: `report.answered:${said}`,
    data: { decision: row.decision!, about: row.kind },
  });
}
