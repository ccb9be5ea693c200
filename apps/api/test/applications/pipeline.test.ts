import { applicationStatus, statusesFrom } from "@orbita/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type TestApi } from "../support/harness.ts";
import { jobsOf, toldOf } from "../support/members-tools.ts";
import {
  aPipeline,
  aRejection,
  behindTheTriggers,
  brokenStep,
  changeTo,
  anIdempotencyKey,
  applicationRow,
  stepsOf,
} from "../support/pipeline-tools.ts";
import { endUndoWindow } from "../support/undo-window.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const targets = applicationStatus.options.filter((status) => status !== "withdrawn" && status !== "expired");

describe("allowed moves of an application, by role", () => {
  test.each(applicationStatus.options)(
    "application with status %s → recruiters and owners can make only the allowed moves",
    async (status) => {
      const space = await aPipeline(api);
      const viewer = await space.team.withRole("viewer");
      const stranger = await aPipeline(api);
      // A refused move changes nothing, so all refused moves use this one application.
      const { id: kept, talentId } = await space.received({ status });
      const talent = await api.as(talentId);
      for (const to of targets) {
        const body = changeTo(to);
        const may = statusesFrom(status, "member").includes(to);
        for (const client of [space.owner, space.client]) {
          const id = may ? (await space.received({ status })).id : kept;
          const problem = await problemOf(client.applications.change({ params: { id }, body }));
          if (may) expect([to, problem, (await applicationRow(api, id)).status]).toEqual([to, null, to]);
          else expect(problem).toMatchObject({ status: 409, code: "application.wrongStatus", params: { status } });
        }
        const change = { params: { id: kept }, body };
        expect(await codeOf(viewer.client.applications.change(change))).toBe("access.denied");
        expect(await codeOf(stranger.client.applications.change(change))).toBe("application.notFound");
        expect(await codeOf(talent.applications.change(change))).toBe("access.denied");
      }
      expect((await applicationRow(api, kept)).status).toBe(status);
      expect(await stepsOf(api, kept)).toHaveLength(1);
    },
  );
});

describe("moving an application", () => {
  test("recruiter moves an application → saved at once; the talent is notified after the undo window", async () => {
    const { received, change, recruiter, id: spaceId } = await aPipeline(api);
    const { id } = await received();
    const moved = await change(id, { status: "interview", words: { it: "Ci vediamo martedì?" } });
    expect(moved).toMatchObject({ status: "interview", replyBy: null, undo: { stepId: expect.any(String) } });
    expect(moved.answeredAt).not.toBeNull();
    const step = moved.steps.at(-1)!;
    expect(step).toMatchObject({
      kind: "moved",
      from: "submitted",
      to: "interview",
      side: "member",
      by: "Giulia Ferraris",
      words: { it: "Ci vediamo martedì?", en: null },
    });
    expect(Date.parse(step.toldAt) - Date.parse(step.at)).toBe(10_000);
    expect(await jobsOf(api, "applications.tell", "stepId", step.id)).toEqual([{ applicationId: id, stepId: step.id }]);
    expect(await toldOf(api, "application.changed")).toContainEqual({ id, spaceId });
    expect((await stepsOf(api, id)).map(({ actor_id }) => actor_id)).toContain(recruiter.id);
    expect(await brokenStep(api, id)).toBeNull();
  });

  test("blind application moved → stays blind until the undo window ends, then shows the name", async () => {
    const { received, change, read, client, forSpace } = await aPipeline(api);
    const { id, code, name } = await received({ blind: true });
    const moved = await change(id, { status: "inReview" });
    expect(moved).toMatchObject({ status: "inReview", blind: true, name: null, city: null, code });
    expect(moved.steps.map(({ kind, to }) => `${kind} ${to}`)).toEqual(["sent submitted", "moved inReview"]);
    await endUndoWindow(api, id);
    const named = await read(id);
    expect(named).toMatchObject({ status: "inReview", blind: false, name });
    expect(named.steps.map(({ kind }) => kind)).toEqual(["sent", "moved", "revealed"]);
    expect(named.steps[2]).toMatchObject({ from: "inReview", to: "inReview", side: "member" });
    expect(await brokenStep(api, id)).toBeNull();
    const undo = { body: { stepIds: [moved.undo!.stepId] } };
    const late = (await client.applications.undo(undo, { ...forSpace, ...anIdempotencyKey() }))!;
    expect(late.refused).toMatchObject([{ id, code: "application.alreadyTold" }]);
  });

  test("blind application moved and the move undone → stays blind, also after the undo window", async () => {
    const { received, change, read, client, forSpace } = await aPipeline(api);
    const { id, code } = await received({ blind: true });
    const { undo } = await change(id, { status: "inReview" });
    const done = await client.applications.undo(
      { body: { stepIds: [undo!.stepId] } },
      { ...forSpace, ...anIdempotencyKey() },
    );
    expect(done!.moved).toHaveLength(1);
    await endUndoWindow(api, id);
    const back = await read(id);
    expect(back).toMatchObject({ status: "submitted", blind: true, name: null, city: null, code });
    expect(back.steps.map(({ kind }) => kind)).toEqual(["sent"]);
    expect((await applicationRow(api, id)).revealed_at).toBeNull();
  });

  test("several blind applications moved in one request → the response states how many names will be revealed", async () => {
    const { received, client, forSpace, read } = await aPipeline(api);
    const ids = [await received({ blind: true }), await received({ blind: true }), await received()].map(
      ({ id }) => id,
    );
    const move = (to: "inReview" | "submitted") =>
      client.applications.move({ body: { ids, to } }, { ...forSpace, ...anIdempotencyKey() });
    expect(await move("inReview")).toMatchObject({ revealing: 2 });
    for (const id of ids.slice(0, 2)) expect(await read(id)).toMatchObject({ blind: true, name: null });
    await endUndoWindow(api, ...ids);
    for (const id of ids) expect(await read(id)).toMatchObject({ blind: false });
    expect(await move("submitted")).toMatchObject({ revealing: 0 });
  });

  test("blind application moved, then withdrawn within the undo window → stays blind", async () => {
    const { received, change, read } = await aPipeline(api);
    const { id, talentId } = await received({ blind: true });
    await change(id, { status: "inReview" });
    const talent = await api.as(talentId);
    await talent.applications.withdraw({ params: { id }, body: { reason: null } });
    await endUndoWindow(api, id);
    expect(await read(id)).toMatchObject({ status: "withdrawn", blind: true, name: null });
  });

  test("blind application rejected in the first stage → stays blind", async () => {
    const { received, change } = await aPipeline(api);
    const { id } = await received({ blind: true });
    expect(await change(id, { status: "rejected", rejection: aRejection() })).toMatchObject({
      status: "rejected",
      blind: true,
      name: null,
    });
  });

  test("application moved from an outdated version → conflict, and nothing changes", async () => {
    const { received, change, client } = await aPipeline(api);
    const { id } = await received();
    const { version } = await change(id, { tags: ["Java"] });
    const late = client.applications.change({ params: { id }, body: { version: version - 1, status: "offer" } });
    expect(await problemOf(late)).toMatchObject({ code: "application.changedMeanwhile", params: { version } });
    expect((await applicationRow(api, id)).status).toBe("submitted");
    expect(await change(id, { version, status: "offer" })).toMatchObject({ status: "offer", tags: ["Java"] });
  });
});

describe("undoing the move of an application", () => {
  const undo = async (space: Awaited<ReturnType<typeof aPipeline>>, ...stepIds: string[]) =>
    (await space.client.applications.undo({ body: { stepIds } }, { ...space.forSpace, ...anIdempotencyKey() }))!;
  const toldIn = (stepId: string, ms: number) =>
    behindTheTriggers(
      api,
      sql`update application_steps set told_at = now() + ${`${ms} milliseconds`}::interval where id = ${stepId}`,
    );

  test("move of an application undone → its previous state is restored; undone again → refused", async () => {
    const space = await aPipeline(api);
    const { id } = await space.received();
    const before = await applicationRow(api, id);
    const moved = await space.change(id, { status: "rejected", rejection: aRejection() });
    expect(Date.parse(moved.undo!.until) - Date.parse(moved.moved)).toBe(600_000);
    expect((await undo(space, moved.undo!.stepId)).refused).toEqual([]);
    const { status, moved_at, reply_by, answered_at } = await applicationRow(api, id);
    expect({ status, moved_at, reply_by, answered_at }).toEqual({
      status: "submitted",
      moved_at: before.moved_at,
      reply_by: before.reply_by,
      answered_at: null,
    });
    expect((await stepsOf(api, id)).map(({ kind }) => kind)).toEqual(["sent", "moved", "undone"]);
    expect(await brokenStep(api, id)).toBeNull();
    expect((await undo(space, moved.undo!.stepId)).refused).toMatchObject([{ code: "application.wrongStatus" }]);
  });

  test("undoing an application's move before the talent is notified → succeeds; afterwards → refused", async () => {
    const space = await aPipeline(api);
    const [inTime, tooLate] = [await space.received(), await space.received()];
    const stepOf = async ({ id }: { id: string }) => (await space.change(id, { status: "interview" })).undo!.stepId;
    const [first, second] = [await stepOf(inTime), await stepOf(tooLate)];
    await toldIn(first, 2_000);
    await toldIn(second, 0);
    expect(await undo(space, first, second)).toMatchObject({
      moved: [{ id: inTime.id }],
      refused: [{ id: tooLate.id, code: "application.alreadyTold", status: "interview" }],
    });
    expect((await space.read(tooLate.id)).undo).toBeNull();
  });

  test("undoing an application's last move → undone; an earlier move, or by a member of another Space → refused", async () => {
    const space = await aPipeline(api);
    const { id } = await space.received();
    const first = (await space.change(id, { status: "inReview" })).undo!.stepId;
    const second = (await space.change(id, { status: "offer" })).undo!.stepId;
    expect((await undo(space, first)).refused).toMatchObject([
      { id, code: "application.wrongStatus", status: "offer" },
    ]);
    expect((await undo(space, second)).moved).toMatchObject([{ id }]);
    expect((await undo(space, first)).moved).toMatchObject([{ id }]);
    expect((await applicationRow(api, id)).status).toBe("submitted");
    const stranger = await aPipeline(api);
    expect((await undo(stranger, first)).refused).toEqual([{ id: first, code: "application.notFound", status: null }]);
  });
});

describe("moving several applications in one request", () => {
  test("several applications moved in one request → each is moved or refused separately", async () => {
    const space = await aPipeline(api);
    const foreign = await (await aPipeline(api)).received();
    const [a, b, closed] = [
      await space.received(),
      await space.received({ status: "inReview" }),
      await space.received({ status: "withdrawn" }),
    ];
    const ids = [a.id, b.id, closed.id, foreign.id];
    const done = (await space.client.applications.move(
      { body: { ids, to: "shortlisted" } },
      { ...space.forSpace, ...anIdempotencyKey() },
    ))!;
    expect(done.moved.map(({ id }) => id).toSorted()).toEqual([a.id, b.id].toSorted());
    expect(done.refused).toHaveLength(2);
    expect(done.refused).toContainEqual({ id: closed.id, code: "application.wrongStatus", status: "withdrawn" });
    expect(done.refused).toContainEqual({ id: foreign.id, code: "application.notFound", status: null });
    expect(done.moved[0]!.version).toBe((await applicationRow(api, done.moved[0]!.id)).version);
    const back = await space.client.applications.undo(
      { body: { stepIds: done.moved.map(({ stepId }) => stepId) } },
      { ...space.forSpace, ...anIdempotencyKey() },
    );
    expect(back!.moved).toHaveLength(2);
    expect((await applicationRow(api, b.id)).status).toBe("inReview");
  });

  test("several applications rejected without a text in one talent's language → refused for that talent only", async () => {
    const space = await aPipeline(api);
    const [it, en] = [await space.received(), await space.received({ language: "en" })];
    const body = { ids: [it.id, en.id], to: "rejected" as const, rejection: aRejection() };
    const done = (await space.client.applications.move({ body }, { ...space.forSpace, ...anIdempotencyKey() }))!;
    expect(done).toMatchObject({
      moved: [{ id: it.id }],
      refused: [{ id: en.id, code: "application.wordsMissing", status: "submitted" }],
    });
  });
});
