import { randomUUIDv7 } from "node:crypto";
import { aUser } from "@orbita/testing";
import type { ApiClient, TestApi } from "../support/harness.ts";

const day = 86_400_000;

/** A user with an old account and a username that can be mentioned, with helper functions for comments. */
export async function aSpeaker(api: TestApi, { days = 30, names = ["Giulia", "Ferraris"] } = {}) {
  const user = await aUser(api.db);
  const username = `p.${user.id.slice(-12)}`;
  await api.db
    .updateTable("users")
    .set({
      username,
      first_name: names[0]!,
      last_name: names[1]!,
      created_at: new Date(Date.now() - days * day),
    })
    .where("id", "=", user.id)
    .execute();
  const client = await api.as(user.id);
  return { ...user, username, client, ...voiceOf(client) };
}
export type Commenter = Awaited<ReturnType<typeof aSpeaker>>;

function voiceOf(client: ApiClient) {
  type More = { parentId?: string; spaceId?: string };
  return {
    say: async (id: string, text: string, more: More = {}) =>
      (await client.comments.create({ params: { id }, body: { text, ...more } }, { idempotencyKey: randomUUIDv7() }))!,
    read: async (id: string, query: { cursor?: string; size?: number } = {}) =>
      (await client.comments.list({ params: { id }, query }))!,
    change: async (id: string, commentId: string, text: string, version: number) =>
      (await client.comments.change({ params: { id, commentId }, body: { text, version } }))!,
    remove: (id: string, commentId: string) => client.comments.remove({ params: { id, commentId } }),
    like: async (id: string, commentId: string, liked = true) =>
      (await client.comments.like({ params: { id, commentId }, body: { liked } }))!,
    likes: async (id: string, commentId: string) =>
      (await client.comments.likes({ params: { id, commentId }, query: {} }))!,
  };
}

/** A user's notifications about the feed, oldest first. */
export const commentNotifications = ({ db }: TestApi, userId: string) =>
  db
    .selectFrom("notifications")
    .select(["kind", "comment_id", "post_id", "from_id", "space_id", "data"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();

export const countOf = async ({ db }: TestApi, postId: string): Promise<number> => {
  const { sum } = await db
    .selectFrom("post_counts")
    .select(({ fn }) => fn.sum<string>("comments").as("sum"))
    .where("post_id", "=", postId)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
};
