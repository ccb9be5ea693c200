import { feedRoutes } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { guest, handlers, type ReadCtx } from "@orbita/features";
import type { BenchRequest } from "../against-sql.ts";
import type { FeedWorld } from "./generate.ts";

type FeedBody = Parameters<typeof feedRoutes.list.body.parse>[0];
type FeedResponse = { content: { id: string; at: string }[]; cursor: string | null; head: string };

const contextOf = (db: Db, { readerId }: FeedWorld): ReadCtx =>
  ({ tx: db, now: new Date(), actor: { ...guest, id: readerId } }) as unknown as ReadCtx;

const list = (db: Db, world: FeedWorld, body: FeedBody) =>
  handlers.feed.list(contextOf(db, world), { body: feedRoutes.list.body.parse(body) }) as Promise<FeedResponse>;

/** Returns the cursor with which the feed continues after this many posts. */
async function cursorAt(db: Db, world: FeedWorld, posts: number): Promise<string> {
  let cursor: string | null = null;
  for (let read = 0; read < posts; read += 20) {
    const page: FeedResponse = await list(db, world, { size: 20, ...(cursor && { cursor }) });
    if (page.cursor === null) throw new Error(`the feed ends after ${read} posts`);
    ({ cursor } = page);
  }
  return cursor!;
}

/**
 * Requests for the feed of a user who follows five hundred people, Spaces and tags: its first page, a page far down, and its
 * filtered views.
 */
export async function feedQuestions(db: Db, world: FeedWorld, pages: number): Promise<BenchRequest[]> {
  const { head } = await list(db, world, {});
  const cursor = await cursorAt(db, world, (pages - 1) * 20);
  const { rows } = await db
    .selectFrom("channel_members")
    .select("channel_id")
    .where("user_id", "=", world.readerId)
    .limit(1)
    .execute()
    .then((found) => ({ rows: found }));
  const bodies: Record<string, FeedBody> = {
    first: {},
    deep: { cursor },
    spaces: { view: "spaces" },
    channel: { channelId: rows[0]!.channel_id },
    tag: { tag: "tag3" },
    text: { text: "parola4711" },
    commonWord: { text: "sanità" },
  };
  const path = "/public/post/list";
  const fresh = { head };
  return [
    ...Object.entries(bodies).map(([name, body]): BenchRequest => ({
      name,
      path,
      body: body as object,
      ask: (one) => list(one, world, body),
    })),
    {
      name: "fresh",
      path: "/public/post/fresh",
      body: fresh,
      ask: (one) => handlers.feed.fresh(contextOf(one, world), { body: feedRoutes.fresh.body.parse(fresh) }),
    },
  ];
}
