import {
  BadCursor,
  decodeCursor,
  encodeCursor,
  type MessageSide,
  type SearchPayload,
  type Thread,
  type ThreadSummary,
} from "@orbita/contract";
import { z } from "zod";
import type { Ctx, ReadCtx } from "../kernel/ctx.ts";
import { messageChanged } from "./events.ts";
import { countUnreadThreads, findInbox, type InboxReader, type InboxPosition } from "./inbox-queries.ts";
import { openThread, threadStateOf } from "./open-thread.ts";
import { mayWriteFor, requireThreadSpace, requireThreadUser } from "./policy.ts";
import { presentThreadRow, presentThread } from "./present.ts";
import { findMessages } from "./queries.ts";
import { findReadState, markThreadRead } from "./read-queries.ts";

function askerOf({ actor }: Pick<ReadCtx, "actor">, side: MessageSide): InboxReader {
  const userId = requireThreadUser(actor);
  if (side === "talent") return { side, userId };
  const spaceId = requireThreadSpace(actor);
  return { side, userId, spaceId, writes: mayWriteFor(actor, side, { space_id: spaceId }) };
}

/** The query that a cursor of the inbox is bound to, so that a cursor is valid for one inbox only. */
const questionOf = (asker: InboxReader, unread: boolean) =>
  ({
    sort: "last:desc",
    filters: [{ f: "inbox", v: asker.side === "space" ? asker.spaceId : asker.userId, mm: unread ? "is" : "any" }],
  }) as unknown as Pick<SearchPayload, "sort" | "filters">;

const marked = z.object({ v: z.int().min(0).max(8.64e15), id: z.uuid() });
function markOf(question: ReturnType<typeof questionOf>, cursor: string | undefined): InboxPosition | null {
  const found = decodeCursor({ ...question, cursor } as SearchPayload);
  if (found === null) return null;
  const { data } = marked.safeParse(found);
  if (!data) throw new BadCursor();
  return { at: new Date(data.v), id: data.id };
}

type ThreadListQuery = { cursor?: string | undefined; size: number; unread: "true" | "false" };

export async function listThreads(
  ctx: ReadCtx,
  side: MessageSide,
  { cursor, size, ...asked }: ThreadListQuery,
): Promise<{ content: ThreadSummary[]; cursor: string | null }> {
  const asker = askerOf(ctx, side);
  const unread = asked.unread === "true";
  const question = questionOf(asker, unread);
  const found = await findInbox(ctx.tx, asker, { after: markOf(question, cursor), limit: size + 1, unread });
  const rows = found.slice(0, size);
  const content = rows.flatMap((row) =>
    row.id === null ? [] : [presentThreadRow(row, row, asker, threadStateOf(ctx.actor, side, row))],
  );
  const last = found.length > size ? rows.at(-1) : undefined;
  return { content, cursor: last ? encodeCursor(question, { v: last.last_at.getTime(), id: last.thread_id }) : null };
}

export const readUnreadThreads = async (ctx: ReadCtx, side: MessageSide): Promise<{ threads: number }> => ({
  threads: await countUnreadThreads(ctx.tx, askerOf(ctx, side)),
});

type EarlierMessagesQuery = { before?: number | undefined; size: number };

export async function readThread(
  ctx: ReadCtx,
  side: MessageSide,
  id: string,
  { before, size }: EarlierMessagesQuery,
): Promise<Thread> {
  const userId = requireThreadUser(ctx.actor);
  const [{ subject, standing }, found, state] = await Promise.all([
    openThread(ctx, side, id),
    findMessages(ctx.tx, { threadId: id, before, limit: size + 1 }),
    findReadState(ctx.tx, { threadId: id, userId, side }),
  ]);
  const rows = found.slice(0, size);
  return presentThread(subject, { side, userId }, { rows, more: found.length > size, state, standing });
}

/** Marks a message thread as read. The other side sees read receipts, so all participants get a change event. */
export async function markThread(ctx: Ctx, side: MessageSide, id: string, seq: number): Promise<void> {
  const { subject } = await openThread(ctx, side, id);
  if ((await markThreadRead(ctx.tx, id, requireThreadUser(ctx.actor), seq)) === null) return;
  await ctx.tell(messageChanged, { threadId: id, spaceId: subject.space_id, talentId: subject.talent_id });
}
