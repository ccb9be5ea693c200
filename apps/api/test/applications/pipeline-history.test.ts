import { openStatuses, type ApplicationStatus } from "@orbita/contract";
import { sql } from "kysely";
import { setTimeout as sleep } from "node:timers/promises";
import { proofSize } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { problemOf, startApi, type TestApi } from "../support/harness.ts";
import {
  aPipeline,
  behindTheTriggers,
  brokenStep,
  anIdempotencyKey,
  applicationRow,
  stepsOf,
} from "../support/pipeline-tools.ts";

let api: TestApi;
let others: TestApi[];
beforeAll(async () => {
  api = await startApi();
  others = [await startApi({ database: api.database }), await startApi({ database: api.database })];
});
afterAll(async () => {
  for (const other of others) await other.stop();
  await api.stop();
});

const targets = openStatuses.filter((status) => status !== "submitted");

const moves = proofSize({ short: 30, whole: 100 });

describe(`concurrent moves of applications (${moves} of one application) from three API processes`, () => {
  test("many concurrent moves of one application → a serial history without gaps, and the same board in every process", async () => {
    const space = await aPipeline(api);
    const { id } = await space.received({ blind: true });
    const everywhere = [api, ...others];
    const clients = await Promise.all(everywhere.map(({ as }) => as(space.recruiter.id)));
    const answers = await Promise.all(
      Array.from({ length: moves }, async (_, index) => {
        const client = clients[index % clients.length]!;
        const status = targets[index % targets.length]!;
        const change = () => problemOf(client.applications.change({ params: { id }, body: { status } }));
        // A request that times out fails with a 5xx and writes nothing, so it is sent again.
        let problem = await change();
        for (; problem !== null && problem.status >= 500; problem = await change()) await sleep(200);
        return problem?.code ?? null;
      }),
    );
    // A move to the current status is refused as wrongStatus. All other moves succeed.
    const codes = [...new Set(answers.map((code) => code ?? "moved"))].toSorted();
    expect(codes).toEqual(["application.wrongStatus", "moved"]);
    const moved = answers.filter((code) => code === null).length;
    const steps = await stepsOf(api, id);
    expect(steps.map(({ seq }) => seq)).toEqual(steps.map((_, index) => index + 1));
    expect(steps.filter(({ kind }) => kind === "moved")).toHaveLength(moved);
    expect(steps.filter(({ kind }) => kind === "revealed")).toHaveLength(0);
    const walked = steps.filter(({ kind }) => kind === "moved");
    let standing: ApplicationStatus = "submitted";
    for (const { from_status, to_status } of walked) {
      expect(from_status).toBe(standing);
      standing = to_status;
    }
    const times = steps.map(({ at }) => at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(await brokenStep(api, id)).toBeNull();
    expect((await applicationRow(api, id)).status).toBe(standing);

    const boards = await Promise.all(
      clients.map((client) => client.applications.board({ body: { jobPostId: space.jobPostId } }, space.forSpace)),
    );
    expect(boards[1]).toEqual(boards[0]);
    expect(boards[0]!.lanes.filter(({ total }) => total > 0)).toMatchObject([{ status: standing, cards: [{ id }] }]);
  }, 60_000);

  test("overlapping batches of applications moved at once → no deadlock, and every move succeeds", async () => {
    const space = await aPipeline(api);
    const ids: string[] = [];
    for (let index = 0; index < 20; index++) ids.push((await space.received({ blind: true })).id);
    const clients = await Promise.all([api, ...others].map(({ as }) => as(space.recruiter.id)));
    const lots = await Promise.all(
      clients.map((client, index) =>
        client.applications.move(
          { body: { ids: index === 1 ? ids.toReversed() : ids, to: targets[index]! } },
          { ...space.forSpace, ...anIdempotencyKey() },
        ),
      ),
    );
    expect(lots.map((lot) => lot!.moved.length)).toEqual([20, 20, 20]);
    for (const id of ids) expect(await brokenStep(api, id)).toBeNull();
  });
});

describe("tampering with the timeline of an application", () => {
  async function walked() {
    const space = await aPipeline(api);
    const { id } = await space.received();
    for (const status of ["inReview", "interview", "offer"] as const) await space.change(id, { status });
    const verify = async () => (await space.client.applications.verify({ params: { id } }))!;
    expect(await verify()).toMatchObject({ whole: true, steps: 4, brokenAt: null, head: expect.any(String) });
    return { ...space, applicationId: id, verify };
  }

  test("timeline step updated or deleted in SQL → refused by the database", async () => {
    const { applicationId } = await walked();
    const refused = (statement: ReturnType<typeof sql>) =>
      expect(statement.execute(api.db)).rejects.toThrow("timeline");
    await refused(sql`update application_steps set reason = 'x' where application_id = ${applicationId}`);
    await refused(sql`delete from application_steps where application_id = ${applicationId}`);
  });

  test.each([
    ["the actor", sql`actor_id = gen_random_uuid()`],
    ["the time", sql`at = at - interval '1 day'`],
    ["the target status", sql`to_status = 'rejected'`],
    ["the message", sql`words = '{"it": "altro", "en": null}'`],
    ["the hash", sql`hash = sha256('x')`],
  ])(
    "%s of a timeline step changed with the database triggers disabled → the hash chain reports the step",
    async (_, change) => {
      const { applicationId, verify } = await walked();
      await behindTheTriggers(
        api,
        sql`update application_steps set ${change} where application_id = ${applicationId} and seq = 3`,
      );
      expect(await verify()).toMatchObject({ whole: false, brokenAt: 3 });
    },
  );

  test("timeline step deleted with the database triggers disabled → the hash chain reports it", async () => {
    const middle = await walked();
    const gone = (id: string, seq: number) =>
      behindTheTriggers(api, sql`delete from application_steps where application_id = ${id} and seq = ${seq}`);
    await gone(middle.applicationId, 2);
    expect(await middle.verify()).toMatchObject({ whole: false, brokenAt: 3 });
    const end = await walked();
    await gone(end.applicationId, 4);
    expect(await end.verify()).toMatchObject({ whole: false, brokenAt: 0 });
  });
});
