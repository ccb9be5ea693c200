import { inTransaction } from "@orbita/db";
import { routines } from "@orbita/features/work";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApi, type TestApi } from "../support/harness.ts";
import { visitor } from "../support/people.ts";
import { aPipeline, type Pipeline } from "../support/pipeline-tools.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const hour = 3_600_000;
const ago = (days: number) => new Date(Date.now() - days * 24 * hour);

/** Updates the reply counters with the routine that the worker runs each minute. */
const countPromises = () =>
  routines
    .find(({ name }) => name === "promises.count")!
    .run({
      db: api.db,
      write: (why: string, work: (ctx: object) => Promise<unknown>) =>
        inTransaction(api.db, { actorId: null, requestId: null, why }, (tx) =>
          work({ tx, now: new Date(), tell: async () => {}, enqueue: async () => {} }),
        ),
    } as never);

/** The first moment of the last 90 days in Rome time, the period of all figures. */
function firstMoment(): Date {
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Rome" }).format(new Date());
  const noon = new Date(`${today}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() - 89);
  const day = noon.toISOString().slice(0, 10);
  const summer = new Date(`${day}T00:00:00+02:00`);
  const isSummer = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Rome" }).format(summer) === day;
  return isSummer ? summer : new Date(`${day}T00:00:00+01:00`);
}

/**
 * Sends the Space fourteen applications. Ten replies are due: seven given in time, one late, two missing. The other four still have
 * time, were withdrawn or are older than the period.
 */
async function receiveAll(space: Pipeline): Promise<void> {
  const closed = { status: "interview" as const, replyBy: null };
  for (let count = 0; count < 6; count++)
    await space.received({ ...closed, sentAt: ago(10 + count), answeredAt: ago(8 + count) });
  await space.received({ ...closed, sentAt: ago(30), answeredAt: ago(15) });
  const first = firstMoment().getTime();
  await space.received({ ...closed, sentAt: new Date(first + 1_000), answeredAt: new Date(first + 24 * hour) });
  await space.received({ status: "expired", sentAt: ago(30), replyBy: null });
  await space.received({ sentAt: ago(9), replyBy: ago(2) });
  await space.received({ sentAt: ago(1) });
  await space.received({ status: "withdrawn", sentAt: ago(20), replyBy: null });
  await space.received({ ...closed, sentAt: new Date(first - 1_000), answeredAt: new Date(first + 40 * 24 * hour) });
  await space.received({ ...closed, sentAt: ago(95), answeredAt: ago(60) });
}

test("reply figures of a Space → the same on its page, overview, statistics and board", async () => {
  const space = await aPipeline(api);
  await receiveAll(space);
  await countPromises();
  const params = { id: space.id };
  const page = (await visitor(api).spaces.read({ params }))!.promises;
  const overview = (await space.client.applications.overview({ params }))!;
  const dashboard = (await space.client.statistics.dashboard({ query: { period: "90d" } }, space.forSpace))!;
  const query = { body: { jobPostId: space.jobPostId } as never };
  const board = (await space.client.applications.board(query, space.forSpace))!;
  const { answeredShare, medianAnswerDays } = dashboard.figures;

  expect({ inTime: page.inTime, due: page.due, median: page.medianDays }).toEqual({ inTime: 7, due: 10, median: 2 });
  for (const promises of [overview.promises, dashboard.promises, dashboard.posts[0]!.promises])
    expect(promises).toMatchObject(page);
  expect([overview.figures.answered, overview.figures.owed]).toEqual([8, 10]);
  expect(answeredShare).toMatchObject({ value: 0.8, answered: 8, due: 10 });
  expect([overview.figures.medianReplyDays, medianAnswerDays.value, board.medianReplyDays]).toEqual([2, 2, 2]);
});
