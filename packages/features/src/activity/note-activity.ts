import { randomUUIDv7 } from "node:crypto";
import type { ActivityKind } from "@orbita/contract";
import { longestAgent } from "../kernel/agent.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { insertActivity } from "./queries.ts";

type ActivityCtx = Pick<Ctx, "tx" | "now"> & Partial<Pick<Ctx, "actor" | "asker">>;

/**
 * Adds an entry to the user's own activity log, in the transaction of the change. The history tables are for us; this log is for
 * the user and is deleted with the account.
 */
export async function noteActivity(
  { tx, now, actor, asker }: ActivityCtx,
  userId: string,
  kind: ActivityKind,
  details: Record<string, string> = {},
): Promise<void> {
  await insertActivity(tx, {
    id: randomUUIDv7(),
    userId,
    kind,
    details,
    sessionId: actor?.sessionId ?? null,
    userAgent: asker?.userAgent.slice(0, longestAgent) ?? null,
    at: now,
  });
}
