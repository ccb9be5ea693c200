import type { Db } from "@orbita/db";
import { guest, handlers, type ReadCtx } from "@orbita/features";
import type { BenchRequest } from "../against-sql.ts";
import type { ApplicationsWorld } from "../applications/generate.ts";

type MessagesWorld = ApplicationsWorld & { threadId: string };

const contextOf = (db: Db, { spaceId, ownerId }: ApplicationsWorld): ReadCtx =>
  ({
    tx: db,
    now: new Date(),
    actor: { ...guest, id: ownerId, spaceId, memberships: [{ spaceId, role: "owner" }] },
  }) as unknown as ReadCtx;

export function messageQuestions(world: MessagesWorld, long: number): BenchRequest[] {
  const { list, unread, read } = handlers.messages;
  const { threadId: id } = world;
  const before = long / 2;
  return [
    {
      name: "inbox",
      path: "/talent/message",
      ask: (db) => list(contextOf(db, world), { query: { size: 20, unread: "false" } }),
    },
    {
      name: "unreadOnly",
      path: "/talent/message?unread=true",
      ask: (db) => list(contextOf(db, world), { query: { size: 20, unread: "true" } }),
    },
    { name: "count", path: "/talent/message/unread", ask: (db) => unread(contextOf(db, world), {}) },
    {
      name: "thread",
      path: `/talent/message/${id}`,
      ask: (db) => read(contextOf(db, world), { params: { id }, query: { size: 30 } }),
    },
    {
      name: "deep",
      path: `/talent/message/${id}?before=${before}`,
      ask: (db) => read(contextOf(db, world), { params: { id }, query: { size: 30, before } }),
    },
  ];
}

/** Reads the long thread from its end to its beginning: every message must occur exactly once, in order. */
export async function walkMessages(db: Db, world: MessagesWorld) {
  const { threadId: id } = world;
  const seen: number[] = [];
  let before: number | null = null;
  do {
    const query = { size: 100, ...(before !== null && { before }) };
    const page = await handlers.messages.read(contextOf(db, world), { params: { id }, query });
    seen.unshift(...page.messages.map(({ seq }) => seq));
    before = page.before;
  } while (before !== null);
  return { seen: seen.length, inOrder: seen.every((seq, at) => seq === at + 1) };
}
