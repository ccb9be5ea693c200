import { aJobPost } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type TestApi } from "./harness.ts";
import { aPipeline, manyLike, once } from "./pipeline-tools.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const ago = (days: number) => new Date(Date.now() - days * 86_400_000);

test("who leaves five people, and a fifth of them, without the promised answer publishes nothing more", async () => {
  const space = await aPipeline(api);
  const { id } = await aJobPost(api.db, { spaceId: space.id });
  const publish = () => space.client.jobPosts.publish({ params: { id: id }, body: { plan: "free" } }, once());
  const late: string[] = [];
  for (let index = 0; index < 4; index++) late.push((await space.received({ replyBy: ago(1), sentAt: ago(8) })).id);
  const answered = await space.received({ status: "interview", sentAt: ago(8) });
  expect(await codeOf(publish())).toBeNull();
  await space.client.jobPosts.suspend({ params: { id: id } });

  late.push((await space.received({ replyBy: ago(1), sentAt: ago(8) })).id);
  expect(await problemOf(publish())).toMatchObject({
    status: 409,
    code: "jobPost.answersOwed",
    params: { late: 5, recent: 6 },
  });
  const waiting = await space.client.applications.search(
    { body: { filters: [{ f: "late", v: true }] } },
    space.forSpace,
  );
  expect(waiting!.content.map((one) => one.id).toSorted()).toEqual(late.toSorted());

  // Among many, five are less than a fifth.
  await manyLike(api, answered.id, 20);
  expect(await codeOf(publish())).toBeNull();
});

test("an answer frees the way", async () => {
  const space = await aPipeline(api);
  const { id } = await aJobPost(api.db, { spaceId: space.id });
  const publish = () => codeOf(space.client.jobPosts.publish({ params: { id: id }, body: { plan: "free" } }, once()));
  const ids: string[] = [];
  for (let index = 0; index < 5; index++) ids.push((await space.received({ replyBy: ago(1), sentAt: ago(8) })).id);
  expect(await publish()).toBe("jobPost.answersOwed");
  await space.change(ids[0]!, { status: "shortlisted" });
  expect(await publish()).toBeNull();
});
