import type { SignInMethod } from "@orbita/contract";
import { noteActivity } from "../activity/index.ts";
import { deviceLine } from "../kernel/agent.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { closedFailure } from "../kernel/failure.ts";
import { deviceHashOf } from "./asker.ts";
import { findDeviceState } from "./device-queries.ts";
import { findActor } from "./queries.ts";
import { openSession, type SessionWithToken } from "./sessions.ts";
import { notifyOwner } from "./notify-owner.ts";

async function canAdminister({ tx, platform }: Ctx, userId: string, method: SignInMethod): Promise<boolean> {
  const anyMethod = platform.adminsByAnyMethod || method === "passkey";
  return (await findActor(tx, userId, { sessionId: null, anyMethod }))?.admin === true;
}

/**
 * All sign-in methods end here once the user is authenticated: opens a session, logs it in the user's activity log, and mails the
 * owner about an unknown browser.
 */
export async function signInAs(asked: Ctx, userId: string, method: SignInMethod): Promise<SessionWithToken> {
  const closed = asked.platform.maintenance.closed(asked.now);
  if (closed && !(await canAdminister(asked, userId, method)))
    throw closedFailure(closed, asked.asker.language, asked.now);
  const standing = await findDeviceState(asked.tx, userId, deviceHashOf(asked.asker));
  const session = await openSession(asked, userId, method);
  const ctx: Ctx = { ...asked, actor: { ...asked.actor, id: userId, sessionId: session.sessionId } };
  const device = deviceLine(ctx.asker);
  await noteActivity(ctx, userId, "session.opened", { method, device });
  // The owner gets the mail about a sign-in unless it is the first sign-in of the account or the browser is known.
  if (standing?.seen && !standing.known) await notifyOwner(ctx, { userId }, "newDevice");
  return session;
}
