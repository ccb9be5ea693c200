import type { JobPostId } from "@orbita/contract";
import type { Tx } from "@orbita/db";
import type { DemoJobPost } from "@orbita/db/seed";
import { handlers } from "@orbita/features";
import { actAs, type SeededPerson } from "./act-as.ts";
import type { PostAuthors } from "./plant-spaces.ts";

const { confirm, create, publish, suspend, unpublish } = handlers.jobPosts;

/** Creates the job posts in chronological order; the writers of each Space take turns. */
export async function plantPosts(tx: Tx, posts: readonly DemoJobPost[], writers: PostAuthors): Promise<void> {
  const idOf = await skillIds(tx);
  for (const [turn, post] of posts.entries()) {
    const people = writers.get(post.space) ?? [];
    // Sponsored posts are published by the first owner, because only owners pay.
    const writer = post.budget === null ? people[turn % people.length] : people[0];
    if (!writer) throw new Error(`${post.space} has nobody to write its posts`);
    const skills = post.skills.map((code, index) => ({
      id: idOf(code),
      mandatory: index < mandatory,
      minYears: post.years[code] ?? null,
    }));
    await plantPost(tx, { ...post, draft: { ...post.draft, skills } }, writer);
  }
}

/** The first skills of each demo post, up to this number, are mandatory; the others are not. */
const mandatory = 3;

async function skillIds(tx: Tx): Promise<(code: string) => string> {
  const rows = await tx.selectFrom("skills").select(["code", "id"]).execute();
  const ids = new Map(rows.map(({ code, id }) => [code, id]));
  return (code) => {
    const id = ids.get(code);
    if (!id) throw new Error(`${code} is not among the skills`);
    return id;
  };
}

/** Drafts, publishes and unpublishes a demo post with the functions of real requests. */
async function plantPost(tx: Tx, post: DemoJobPost, writer: SeededPerson): Promise<void> {
  const drafted = await create(await actAs(tx, writer, post.createdAt), { body: post.draft });
  if (post.state === "draft") return;
  const params = { id: drafted.id as JobPostId };
  const plan =
    post.budget === null ? { plan: "free" as const } : { plan: "premium" as const, dailyBudget: post.budget };
  await publish(await actAs(tx, writer, post.publishedAt), { params, body: plan });
  if (post.confirmedAt) await confirm(await actAs(tx, writer, post.confirmedAt), { params, body: {} });
  if (post.state === "published") return;
  const closing = await actAs(tx, writer, post.closedAt);
  if (post.state === "suspended") await suspend(closing, { params });
  else await unpublish(closing, { params, body: { outcome: post.state } });
}
