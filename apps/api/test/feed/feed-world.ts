import { randomUUIDv7 } from "node:crypto";
import type { ClientInput, feedRoutes } from "@orbita/contract";
import { aPost } from "@orbita/testing";
import type { ApiClient, TestApi } from "../support/harness.ts";

export type FeedBody = ClientInput<typeof feedRoutes.list>["body"];

export const listed = async (client: ApiClient, body: FeedBody = {}) => (await client.feed.list({ body }))!;
export const idsIn = async (client: ApiClient, body: FeedBody = {}) =>
  (await listed(client, { size: 50, ...body })).content.map(({ id }) => id);

/** The post ids of all pages of the feed, from the first to the last. */
export async function walked(client: ApiClient, body: FeedBody = {}): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page = await listed(client, { ...body, ...(cursor !== undefined && { cursor }) });
    ids.push(...page.content.map(({ id }) => id));
    ({ cursor } = page);
  }
  return ids;
}

type FollowTarget = { personId?: string; spaceId?: string; tag?: string };
export async function follow({ db }: TestApi, userId: string, { personId, spaceId, tag }: FollowTarget) {
  await db
    .insertInto("follows")
    .values({
      id: randomUUIDv7(),
      user_id: userId,
      person_id: personId ?? null,
      space_id: spaceId ?? null,
      tag: tag ?? null,
      created_at: new Date(),
    })
    .execute();
}

/** The time `minutes` ago. Tests use it to set the order of posts. */
export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

export async function mention({ db }: TestApi, postId: string, userId: string) {
  await db
    .insertInto("mentions")
    .values({ id: randomUUIDv7(), post_id: postId, name: "qualcuno", user_id: userId })
    .execute();
}

/** Creates posts one minute apart; returns their ids in feed order, newest first. */
export async function aThread(api: TestApi, count: number, options: Parameters<typeof aPost>[1] = {}) {
  const ids: string[] = [];
  for (let n = 0; n < count; n++) ids.push((await aPost(api.db, { at: minutesAgo(n + 1), ...options })).id);
  return ids;
}
