import { randomUUIDv7 } from "node:crypto";
import { messageLimits, type Message, type MessageSide } from "@orbita/contract";
import { checkRejectionWording } from "../applications/index.ts";
import { handOverImages, holdOwnMessageFiles } from "../files/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { messageChanged } from "./events.ts";
import { notifyUnreadJob } from "./jobs.ts";
import { openThread } from "./open-thread.ts";
import { mayWriteFor, requireThreadUser } from "./policy.ts";
import { presentMessage } from "./present.ts";
import { findMessage, insertMessage, takeSeq } from "./queries.ts";
import { refuseClosed } from "./rules.ts";
import { holdSubject } from "./subject-queries.ts";

type MessageInput = { text: string; fileIds: readonly string[] };

const minute = 60_000;

/**
 * Attaches files to a message. Files sent by a Space belong to the Space, even after the sender leaves. A talent's files stay
 * theirs and are deleted with their account.
 */
async function attach(ctx: Ctx, side: MessageSide, spaceId: string, fileIds: readonly string[]): Promise<void> {
  if (!(await holdOwnMessageFiles(ctx.tx, requireThreadUser(ctx.actor), fileIds))) fail("file.notFound");
  if (side === "space") await handOverImages(ctx.tx, fileIds, { ownerId: null, spaceId });
}

export async function sendMessage(
  ctx: Ctx,
  side: MessageSide,
  threadId: string,
  { text, fileIds }: MessageInput,
): Promise<Message> {
  const userId = requireThreadUser(ctx.actor);
  await holdSubject(ctx.tx, threadId);
  const { subject, standing } = await openThread(ctx, side, threadId);
  allow(mayWriteFor(ctx.actor, side, subject));
  refuseClosed(standing.closed);
  if (side === "space") checkRejectionWording(text);
  await attach(ctx, side, subject.space_id, fileIds);
  const { seq, at } = await takeSeq(ctx.tx, subject, side, ctx.now);
  const id = randomUUIDv7();
  const row = { id, thread_id: threadId, seq, side, author_id: userId, text, created_at: at, updated_at: at };
  await insertMessage(ctx.tx, row, fileIds);
  await ctx.tell(messageChanged, { threadId, spaceId: subject.space_id, talentId: subject.talent_id });
  const startAfter = new Date(ctx.now.getTime() + messageLimits.tellAfterMinutes * minute);
  await ctx.enqueue(notifyUnreadJob, { threadId, seq }, { startAfter });
  return presentMessage((await findMessage(ctx.tx, id))!, subject, { side, userId });
}
