import type { MessageSide, ThreadClosed } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { isSuspended, type Actor, type ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { mayRead, mayWriteFor } from "./policy.ts";
import { closedFor } from "./rules.ts";
import { findSubject, type Subject } from "./subject-queries.ts";

type Asking = Pick<ReadCtx, "actor"> & { tx: Db };
type Standing = { closed: ThreadClosed | null; mayWrite: boolean };

/** Of two who blocked each other, the one who works for the Space does not write to the other; nobody is told which it was. */
export function standingOf(actor: Actor, side: MessageSide, subject: Subject): Standing {
  const suspended = side === "space" && isSuspended(actor, subject.space_id);
  const closed = closedFor(subject) ?? (side === "space" && subject.blocked ? "unavailable" : null);
  return { closed, mayWrite: mayWriteFor(actor, side, subject) && !suspended };
}

/** Of what is not theirs nobody learns whether it is there. */
export async function openThread(
  { tx, actor }: Asking,
  side: MessageSide,
  id: string,
): Promise<{ subject: Subject; standing: Standing }> {
  const subject = await findSubject(tx, id, actor.id);
  if (!subject || !mayRead(actor, side, subject)) return fail("thread.notFound");
  return { subject, standing: standingOf(actor, side, subject) };
}
