import type { MessageSide, ThreadClosed } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { isSuspended, type Actor, type ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { mayRead, mayWriteFor } from "./policy.ts";
import { closedFor } from "./rules.ts";
import { findSubject, type Subject } from "./subject-queries.ts";

type Asking = Pick<ReadCtx, "actor"> & { tx: Db };
type Standing = { closed: ThreadClosed | null; mayWrite: boolean };

/** If talent and member blocked each other, the member cannot write; the reason does not reveal who blocked. */
export function standingOf(actor: Actor, side: MessageSide, subject: Subject): Standing {
  const suspended = side === "space" && isSuspended(actor, subject.space_id);
  const closed = closedFor(subject) ?? (side === "space" && subject.blocked ? "unavailable" : null);
  return { closed, mayWrite: mayWriteFor(actor, side, subject) && !suspended };
}

/** Fails with the same 404 for threads of others, so that their existence is not disclosed. */
export async function openThread(
  { tx, actor }: Asking,
  side: MessageSide,
  id: string,
): Promise<{ subject: Subject; standing: Standing }> {
  const subject = await findSubject(tx, id, actor.id);
  if (!subject || !mayRead(actor, side, subject)) return fail("thread.notFound");
  return { subject, standing: standingOf(actor, side, subject) };
}
