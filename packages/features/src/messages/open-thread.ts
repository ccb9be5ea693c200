import type { MessageSide, ThreadClosedReason } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { isSuspended, type Actor, type ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { mayReadThread, mayWriteFor } from "./policy.ts";
import { closedFor } from "./rules.ts";
import { findThreadSubject, type ThreadSubject } from "./subject-queries.ts";

type ThreadReadCtx = Pick<ReadCtx, "actor"> & { tx: Db };
type ThreadState = { closed: ThreadClosedReason | null; mayWrite: boolean };

/**
 * Whether the actor may write in the thread, and if not, why. If the talent or the member blocked the other, the member cannot
 * write, and the reason does not reveal who blocked whom.
 */
export function threadStateOf(actor: Actor, side: MessageSide, subject: ThreadSubject): ThreadState {
  const suspended = side === "space" && isSuspended(actor, subject.space_id);
  const closed = closedFor(subject) ?? (side === "space" && subject.blocked ? "unavailable" : null);
  return { closed, mayWrite: mayWriteFor(actor, side, subject) && !suspended };
}

/**
 * Opens a thread that the actor may read. Fails with the same 404 for unknown threads and for threads of others, so that their
 * existence is not disclosed.
 */
export async function openThread(
  { tx, actor }: ThreadReadCtx,
  side: MessageSide,
  id: string,
): Promise<{ subject: ThreadSubject; standing: ThreadState }> {
  const subject = await findThreadSubject(tx, id, actor.id);
  if (!subject || !mayReadThread(actor, side, subject)) return fail("thread.notFound");
  return { subject, standing: threadStateOf(actor, side, subject) };
}
