import type { SignInSession } from "@orbita/contract";
import { noteActivity } from "../activity/index.ts";
import { deviceLine } from "../kernel/agent.ts";
import type { Ctx, ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { presentSignIn } from "./present.ts";
import { findLiveSessions } from "./session-queries.ts";
import { endSession, endSessionsOf } from "./sessions.ts";

const ownId = ({ actor }: Pick<ReadCtx, "actor">): string => actor.id ?? fail("access.unauthenticated");

export async function readSignIns(ctx: ReadCtx): Promise<SignInSession[]> {
  const rows = await findLiveSessions(ctx.tx, ownId(ctx));
  const all = rows.map((row) => presentSignIn(row, ctx.actor.sessionId));
  return [...all.filter(({ current }) => current), ...all.filter(({ current }) => !current)];
}

/** Ends a session of the user. A session of another user is reported as not found, so that callers cannot probe for ids. */
export async function endSignIn(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const userId = ownId(ctx);
  const ended = await endSession(ctx, id, "ended by its owner", { of: userId });
  if (!ended) fail("session.notFound");
  await noteActivity(ctx, userId, "session.ended", { device: deviceLine(ended) });
}

export async function endOtherSignIns(ctx: Ctx): Promise<{ ended: number }> {
  const userId = ownId(ctx);
  const ended = await endSessionsOf(ctx, userId, { except: ctx.actor.sessionId, reason: "ended by its owner" });
  for (const session of ended) await noteActivity(ctx, userId, "session.ended", { device: deviceLine(session) });
  return { ended: ended.length };
}
