import type { SignInMethod } from "@orbita/contract";
import { noteActivity } from "../activity/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { openSession, type OpenSession } from "./sessions.ts";

/** Every way in ends here, once the person is proven: a sign-in row, and a line in their log. */
export async function signInAs(ctx: Ctx, userId: string, method: SignInMethod): Promise<OpenSession> {
  const session = await openSession(ctx, userId, method);
  const actor = { ...ctx.actor, id: userId, sessionId: session.sessionId };
  await noteActivity({ ...ctx, actor }, userId, "session.opened", { method });
  return session;
}
