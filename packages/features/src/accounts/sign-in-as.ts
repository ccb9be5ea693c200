import type { SignInMethod } from "@orbita/contract";
import { because } from "@orbita/db";
import { noteActivity } from "../activity/index.ts";
import { deviceLine } from "../kernel/agent.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { closedFailure } from "../kernel/failure.ts";
import { personChanged } from "../people/index.ts";
import { reopenSpacesOf } from "../spaces/index.ts";
import { deviceHashOf } from "./asker.ts";
import { findStanding } from "./device-queries.ts";
import { findActor, takeDeletionBack } from "./queries.ts";
import { openSession, type OpenSession } from "./sessions.ts";
import { tellOwner } from "./tell-owner.ts";

/** Who asked to be forgotten and comes back in time stays. */
async function comeBack(ctx: Ctx, userId: string): Promise<void> {
  if (!(await takeDeletionBack(ctx.tx, userId))) return;
  await because(ctx.tx, "deletion taken back");
  await reopenSpacesOf(ctx, userId);
  await noteActivity(ctx, userId, "account.deletionTakenBack");
  await tellOwner(ctx, { userId }, "deletionTakenBack");
  await ctx.tell(personChanged, { id: userId });
}

/** Every way in ends here, once the person is proven: a sign-in row, a line in their log, and a mail where it is a new browser. */
export async function signInAs(asked: Ctx, userId: string, method: SignInMethod): Promise<OpenSession> {
  const closed = asked.platform.maintenance.closed(asked.now);
  if (closed && !(await findActor(asked.tx, userId))?.admin)
    throw closedFailure(closed, asked.asker.language, asked.now);
  const standing = await findStanding(asked.tx, userId, deviceHashOf(asked.asker));
  const session = await openSession(asked, userId, method);
  const ctx: Ctx = { ...asked, actor: { ...asked.actor, id: userId, sessionId: session.sessionId } };
  const device = deviceLine(ctx.asker);
  await noteActivity(ctx, userId, "session.opened", { method, device });
  // Not the very first sign-in, and from a browser that the account has not seen.
  if (standing?.seen && !standing.known) await tellOwner(ctx, { userId }, "newDevice", { device });
  if (standing?.leaving) await comeBack(ctx, userId);
  return session;
}
