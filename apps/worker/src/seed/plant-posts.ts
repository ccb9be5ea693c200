import type { JobPostId } from "@orbita/contract";
import type { Tx } from "@orbita/db";
import type { DemoPost } from "@orbita/db/seed";
import { handlers } from "@orbita/features";
import { actAs, type Person } from "./act-as.ts";
import type { Writers } from "./plant-spaces.ts";

const { create, publish, suspend, unpublish } = handlers.jobPosts;

/** In the order in which they were written, by each Space's people in turn. */
export async function plantPosts(tx: Tx, posts: readonly DemoPost[], writers: Writers): Promise<void> {
  for (const [turn, post] of posts.entries()) {
    const people = writers.get(post.space) ?? [];
    const writer = people[turn % people.length];
    if (!writer) throw new Error(`${post.space} has nobody to write its posts`);
    await plantPost(tx, post, writer);
  }
}

/** Drafted, published and taken back by the same functions as any other. */
async function plantPost(tx: Tx, post: DemoPost, writer: Person): Promise<void> {
  const drafted = await create(await actAs(tx, writer, post.createdAt), { body: post.draft });
  if (post.state === "draft") return;
  const params = { id: drafted.id as JobPostId };
  await publish(await actAs(tx, writer, post.publishedAt), { params, body: { plan: "free" } });
  if (post.state === "published") return;
  const closing = await actAs(tx, writer, post.closedAt);
  if (post.state === "suspended") await suspend(closing, { params });
  else await unpublish(closing, { params, body: { outcome: post.state } });
}
