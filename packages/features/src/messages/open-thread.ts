import type { MessageSide, ThreadClosed } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { isSuspended, type ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { mayRead, mayWriteFor, userOf } from "./policy.ts";
import { closedFor } from "./rules.ts";
import { findSubject, isBlocked, type Subject } from "./subject-queries.ts";

export type Asking = Pick<ReadCtx, "actor"> & { tx: Db };
type Opened = { subject: Subject; standing: { closed: ThreadClosed | null; mayWrite: boolean } };

/** Of two who blocked each other, the one who works for the Space does not write to the other; nobody is told which it was. */
async function closedHere({ tx, actor }: Asking, side: MessageSide, subject: Subject): Promise<ThreadClosed | null> {
  const closed = closedFor(subject);
  if (closed !== null || side === "talent") return closed;
  return (await isBlocked(tx, userOf(actor), subject.talent_id)) ? "unavailable" : null;
}

/** Of what is not theirs nobody learns whether it is there. */
export async function openThread(ctx: Asking, side: MessageSide, id: string): Promise<Opened> {
  const subject = await findSubject(ctx.tx, id);
  if (!subject || !mayRead(ctx.actor, side, subject)) return fail("thread.notFound");
  return { subject, standing: await standingOf(ctx, side, subject) };
}

export async function standingOf(ctx: Asking, side: MessageSide, subject: Subject): Promise<Opened["standing"]> {
  const mayWrite =
    mayWriteFor(ctx.actor, side, subject) && !(side === "space" && isSuspended(ctx.actor, subject.space_id));
  return { closed: await closedHere(ctx, side, subject), mayWrite };
}
