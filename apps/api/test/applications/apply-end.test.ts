import { randomUUIDv7 } from "node:crypto";
import { inTransaction } from "@orbita/db";
import type { WorkCtx } from "@orbita/features";
import { jobHandlers } from "@orbita/features/work";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { anApplicant, anOpenPost, memberOf } from "../support/application-tools.ts";
import { codeOf, problemOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";
import { endUndoWindow } from "../support/undo-window.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.clear());
afterEach(() => void vi.useRealTimers());
afterAll(() => api.stop());

const apply = async (client: ApiClient, jobPostId: string, more: object = {}) =>
  (await client.applications.apply({ body: { jobPostId, ...more } }))!;
const read = async (client: ApiClient, id: string) => (await client.applications.readMine({ params: { id } }))!;
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);
const stopClock = () => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
const day = 86_400_000;

describe("withdrawal of an application", () => {
  test("a talent withdraws an application → the Space is notified, and the talent can apply again to the open post", async () => {
    const post = await anOpenPost(api);
    const me = await anApplicant(api);
    const first = await apply(me.client, post.id, { motivation: "Prima" });
    const gone = (await me.client.applications.withdraw({
      params: { id: first.id },
      body: { reason: "Altro lavoro" },
    }))!;
    expect(gone).toMatchObject({ status: "withdrawn", replyBy: null, canWithdraw: false, canSendAgain: true });
    expect(gone.steps.at(-1)).toMatchObject({ kind: "withdrawn", side: "talent", reason: "Altro lavoro" });
    const told = await api.db
      .selectFrom("notifications")
      .selectAll()
      .where("kind", "=", "application.withdrawn")
      .execute();
    expect(told).toHaveLength(2);
    expect(told[0]!.data).toMatchObject({ who: first.code });
    const wrong = await problemOf(me.client.applications.withdraw({ params: { id: first.id }, body: {} }));
    expect(wrong).toMatchObject({ code: "application.wrongStatus", params: { status: "withdrawn" } });

    await me.client.resumes.change({ params: { id: me.resumeId }, body: { headline: "Nuova" } });
    const second = await apply(me.client, post.id, { motivation: "Seconda" });
    expect(second).toMatchObject({ id: first.id, code: first.code, status: "submitted", motivation: "Seconda" });
    expect(second.resume.headline).toBe("Nuova");
    expect(second.steps.map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ["sent", null, "submitted"],
      ["withdrawn", "submitted", "withdrawn"],
      ["sent", "withdrawn", "submitted"],
    ]);
    await me.client.applications.withdraw({ params: { id: first.id }, body: {} });
    await api.db
      .updateTable("job_posts")
      .set({ status: "unpublished", plan: null })
      .where("id", "=", post.id)
      .execute();
    expect(await codeOf(apply(me.client, post.id))).toBe("jobPost.closed");
    expect(await read(me.client, first.id)).toMatchObject({ canSendAgain: false });
  });

  test("a revealed application is withdrawn and sent again → stays revealed", async () => {
    const post = await anOpenPost(api);
    const me = await anApplicant(api);
    const { id } = await apply(me.client, post.id);
    await post.recruiter.applications.move({ body: { ids: [id], to: "inReview" } });
    await endUndoWindow(api, id);
    await me.client.applications.withdraw({ params: { id }, body: {} });
    await apply(me.client, post.id);
    expect((await post.recruiter.applications.read({ params: { id } }))!).toMatchObject({
      blind: false,
      name: "Giulia Ferraris",
    });
  });

  test("talent withdraws the application before its rejection is delivered → the rejection is never delivered", async () => {
    const post = await anOpenPost(api);
    const me = await anApplicant(api);
    const { id } = await apply(me.client, post.id);
    stopClock();
    const rejection = { reason: "closerPeople", words: { it: "Grazie.", en: "Thank you." } };
    const done = await post.recruiter.applications.move({ body: { ids: [id], to: "rejected", rejection } as never });
    expect(done!.moved).toHaveLength(1);
    expect(await read(me.client, id)).toMatchObject({ status: "submitted", canWithdraw: true });
    await me.client.applications.withdraw({ params: { id }, body: {} });
    later(700);
    const end = await read(await api.as(me.id), id);
    expect(end).toMatchObject({ status: "withdrawn" });
    expect(end.steps.map(({ kind }) => kind)).toEqual(["sent", "withdrawn"]);
  });
});

describe("hash chain of an application's timeline", () => {
  test("untouched timeline of an application → hash chain intact; a changed or deleted row → detected", async () => {
    const post = await anOpenPost(api);
    const me = await anApplicant(api);
    const { id } = await apply(me.client, post.id);
    await me.client.applications.withdraw({ params: { id }, body: {} });
    await apply(me.client, post.id);
    const verify = async () => (await me.client.applications.verifyMine({ params: { id } }))!;
    expect(await verify()).toMatchObject({ whole: true, steps: 3, brokenAt: null });
    const change = sql`update application_steps set reason = 'altro' where application_id = ${id} and seq = 2`;
    await expect(change.execute(api.db)).rejects.toThrow("cannot be changed");
    await sql`alter table application_steps disable trigger application_steps_stay`.execute(api.db);
    await change.execute(api.db);
    expect(await verify()).toMatchObject({ whole: false, brokenAt: 2 });
    await sql`delete from application_steps where application_id = ${id} and seq = 3`.execute(api.db);
    await sql`update application_steps set reason = null where application_id = ${id} and seq = 2`.execute(api.db);
    expect(await verify()).toMatchObject({ whole: false, brokenAt: 0 });
    await sql`alter table application_steps enable trigger application_steps_stay`.execute(api.db);
  });

  test("timeline step that is still hidden from the talent → left out when the talent verifies the timeline", async () => {
    const post = await anOpenPost(api, { blind: false });
    const me = await anApplicant(api);
    const { id } = await apply(me.client, post.id);
    const verify = async () => (await me.client.applications.verifyMine({ params: { id } }))!;
    const before = await verify();
    stopClock();
    await post.recruiter.applications.move({ body: { ids: [id], to: "interview" } });
    expect(await verify()).toMatchObject({ steps: 1, head: before.head });
    later(11);
    expect(await verify()).toMatchObject({ steps: 2, whole: true });
  });
});

describe("signals that a talent considers applying", () => {
  test("page sends one signal of a talent's interest in a job twice → stored once", async () => {
    const { id: jobPostId } = await anOpenPost(api);
    const me = await anApplicant(api);
    for (const kind of ["evidenceSeen", "evidenceSeen", "applyStarted"] as const)
      await me.client.applications.signal({ body: { jobPostId, kind } });
    const rows = await api.db.selectFrom("apply_signals").select("kind").orderBy("kind").execute();
    expect(rows.map(({ kind }) => kind)).toEqual(["evidenceSeen", "applyStarted"]);
    const unknown = { jobPostId: randomUUIDv7(), kind: "applyStarted" as const };
    expect(await codeOf(me.client.applications.signal({ body: unknown }))).toBe("jobPost.notFound");
  });
});

describe("applications to a job post that closes", () => {
  const run = async () => {
    const { rows } = await sql<{ data: object }>`
      delete from pgboss.job where name = 'jobPosts.closed' returning data`.execute(api.db);
    const handler = jobHandlers.find(({ job }) => job.name === "jobPosts.closed")!;
    const now = new Date();
    const ctx = {
      write: (why: string, work: (tx: object) => Promise<unknown>) =>
        inTransaction(api.db, { actorId: null, requestId: "test", why }, (tx) =>
          work({
            tx,
            now,
            tell: async () => {},
            enqueue: async () => {},
          }),
        ),
    } as unknown as WorkCtx;
    for (const { data } of rows) await handler.run(ctx, data, "1");
    for (const { data } of rows) await handler.run(ctx, data, "2");
    return rows.length;
  };
  const statuses = async () => {
    const rows = await api.db.selectFrom("applications").select("status").orderBy("created_at").execute();
    return rows.map(({ status }) => status);
  };

  test("closing a post → its open applications expire, their talents are notified, and withdrawn ones stay", async () => {
    const post = await anOpenPost(api);
    const people = [await anApplicant(api), await anApplicant(api), await anApplicant(api)];
    const ids: string[] = [];
    for (const { client } of people) ids.push((await apply(client, post.id)).id);
    await people[2]!.client.applications.withdraw({ params: { id: ids[2]! }, body: {} });
    await post.recruiter.jobPosts.unpublish({ params: { id: post.id }, body: { outcome: "cancelled" } as never });
    expect(await run()).toBe(1);
    expect(await statuses()).toEqual(["expired", "expired", "withdrawn"]);
    expect(await read(people[0]!.client, ids[0]!)).toMatchObject({
      status: "expired",
      replyBy: null,
      steps: [{ kind: "sent" }, { kind: "expired", side: "system" }],
    });
    const told = await api.db.selectFrom("notifications").selectAll().where("kind", "=", "application.moved").execute();
    expect(told.map(({ user_id }) => user_id).toSorted()).toEqual([people[0]!.id, people[1]!.id].toSorted());
    expect(told[0]!.data).toMatchObject({ to: "expired" });
    expect(await codeOf(people[0]!.client.applications.withdraw({ params: { id: ids[0]! }, body: {} }))).toBe(
      "application.wrongStatus",
    );
  });

  test("closing a Space → the open applications to its suspended posts expire", async () => {
    const post = await anOpenPost(api);
    const { client } = await anApplicant(api);
    await apply(client, post.id);
    await post.recruiter.jobPosts.suspend({ params: { id: post.id } });
    const owner = await memberOf(api, post.ownerId, post.spaceId);
    const { url } = await api.db
      .selectFrom("spaces")
      .select("url")
      .where("id", "=", post.spaceId)
      .executeTakeFirstOrThrow();
    await owner.spaces.close({ params: { id: post.spaceId }, body: { url } });
    expect(await run()).toBe(1);
    expect(await statuses()).toEqual(["expired"]);
  });

  test("a post is closed and reopened → an application sent after the reopening stays open", async () => {
    const post = await anOpenPost(api);
    const [early, late] = [await anApplicant(api), await anApplicant(api)];
    await apply(early.client, post.id);
    await post.recruiter.jobPosts.unpublish({ params: { id: post.id }, body: { outcome: "cancelled" } as never });
    await api.db
      .updateTable("job_posts")
      .set({ status: "published", plan: "free", outcome: null, expires_at: new Date(Date.now() + day) })
      .where("id", "=", post.id)
      .execute();
    await apply(late.client, post.id);
    await run();
    expect(await statuses()).toEqual(["expired", "submitted"]);
  });
});
