import { inTransaction } from "@orbita/db";
import { routines } from "@orbita/features/work";
import { aJobPost } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type TestApi } from "../support/harness.ts";
import { aPipeline, manyLike, anIdempotencyKey } from "../support/pipeline-tools.ts";

/** Runs the routine `promises.count`, which the worker runs each minute. */
const countPromises = ({ db }: TestApi) =>
  routines
    .find(({ name }) => name === "promises.count")!
    .run({
      db,
      write: (why: string, work: (ctx: object) => Promise<unknown>) =>
        inTransaction(db, { actorId: null, requestId: null, why }, (tx) =>
          work({ tx, now: new Date(), tell: async () => {}, enqueue: async () => {} }),
        ),
    } as never);

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const ago = (days: number) => new Date(Date.now() - days * 86_400_000);

test("Space with five overdue replies that are a fifth of recent applications → cannot publish", async () => {
  const space = await aPipeline(api);
  const { id } = await aJobPost(api.db, { spaceId: space.id });
  const publish = () =>
    space.client.jobPosts.publish({ params: { id: id }, body: { plan: "free" } }, anIdempotencyKey());
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

  // Five late replies among many applications are less than a fifth.
  await manyLike(api, answered.id, 20);
  expect(await codeOf(publish())).toBeNull();
});

test("reply to a candidate brings the Space below the limit of overdue replies → the Space can publish again", async () => {
  const space = await aPipeline(api);
  const { id } = await aJobPost(api.db, { spaceId: space.id });
  const publish = () =>
    codeOf(space.client.jobPosts.publish({ params: { id: id }, body: { plan: "free" } }, anIdempotencyKey()));
  const ids: string[] = [];
  for (let index = 0; index < 5; index++) ids.push((await space.received({ replyBy: ago(1), sentAt: ago(8) })).id);
  expect(await publish()).toBe("jobPost.answersOwed");
  await space.change(ids[0]!, { status: "shortlisted" });
  expect(await publish()).toBeNull();
});

test("reply statistics of a Space → public from five due replies on; members also see the open replies", async () => {
  const space = await aPipeline(api);
  const promised = async () => (await api.guest.spaces.read({ params: { id: space.id } }))!.promises;
  const count = () => countPromises(api);
  for (let index = 0; index < 4; index++)
    await space.received({ status: "interview", sentAt: ago(8), answeredAt: ago(4), replyBy: null });
  await count();
  expect(await promised()).toEqual({ promisedDays: 7, medianDays: null, inTime: null, due: null });
  await space.received({ replyBy: ago(1), sentAt: ago(8) });
  await count();
  // Too few applications were answered for a median.
  expect(await promised()).toEqual({ promisedDays: 7, medianDays: null, inTime: 4, due: 5 });
  await space.received({ status: "rejected", sentAt: ago(20), answeredAt: ago(4), replyBy: null });
  await count();
  expect(await promised()).toEqual({ promisedDays: 7, medianDays: 4, inTime: 4, due: 6 });

  const { promises, figures } = (await space.client.applications.overview({ params: { id: space.id } }))!;
  expect(promises).toEqual({
    promisedDays: 7,
    medianDays: 4,
    inTime: 4,
    due: 6,
    late: 1,
    missed: 0,
    owed: 1,
    overdue: 1,
    recent: 6,
    standing: "kept",
  });
  expect(figures).toMatchObject({ answered: 5, owed: 6, medianReplyDays: 4 });
  const dashboard = (await space.client.statistics.dashboard({ query: {} }, space.forSpace))!;
  expect(dashboard.promises).toEqual(await promised());
});

test("closing a post with a discriminatory reply to candidates → refused; lawful reply → passed to the closing job", async () => {
  const space = await aPipeline(api);
  const close = (it: string) =>
    space.client.jobPosts.unpublish({
      params: { id: space.jobPostId },
      body: { outcome: "hired", answer: { words: { it, en: "Thank you." } } },
    });
  expect(await problemOf(close("Sei troppo giovane."))).toMatchObject({ status: 409, code: "application.wording" });
  const { status } = await api.db
    .selectFrom("job_posts")
    .select("status")
    .where("id", "=", space.jobPostId)
    .executeTakeFirstOrThrow();
  expect(status).toBe("published");
  expect(await codeOf(close("Il posto non c’è più. Grazie."))).toBeNull();
  const { rows } = await sql<{ data: object }>`
    select data from pgboss.job where name = 'jobPosts.closed' and data->>'jobPostId' = ${space.jobPostId}`.execute(
    api.db,
  );
  expect(rows[0]!.data).toMatchObject({
    answer: { words: { it: "Il posto non c’è più. Grazie.", en: "Thank you." }, talks: false, by: space.recruiter.id },
  });
});
