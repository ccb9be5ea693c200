import { randomUUIDv7 } from "node:crypto";
import { readHistory } from "@orbita/db";
import { aUser } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";

const why = { reason: "Campi nuovi nell’indice" };

let api: TestApi;
let admin: ApiClient;
let adminId: string;
beforeAll(async () => {
  api = await startApi();
  ({ id: adminId } = await aUser(api.db, { admin: true }));
  admin = await api.as(adminId);
});
afterAll(() => api.stop());

test("index rebuild requested while the same index is being rebuilt → refused with the id of the running rebuild", async () => {
  const name = "job-posts";
  expect(await codeOf(admin.operations.reindex({ params: { name: "nothing" } }, why))).toBe("index.notFound");
  expect(await codeOf(admin.operations.reindex({ params: { name } }))).toBe("request.invalid");
  const asked = await Promise.allSettled(
    Array.from({ length: 4 }, () => admin.operations.reindex({ params: { name } }, why)),
  );
  const [started, ...more] = asked.filter(({ status }) => status === "fulfilled");
  expect(more).toEqual([]);
  const run = (started as PromiseFulfilledResult<{ id: string }>).value;
  expect(run).toMatchObject({ what: "reindex", subject: name, state: "waiting", dry: false, reason: why.reason });
  expect(await problemOf(admin.operations.reindex({ params: { name } }, why))).toMatchObject({
    code: "run.already",
    params: { id: run.id },
  });
  const { indexes } = (await admin.operations.read({}))!;
  expect(indexes.filter(({ building }) => building !== null)).toMatchObject([{ name, building: run.id }]);
  // Rebuilding another index is allowed, and so is a new run after the first has ended.
  expect(await codeOf(admin.operations.reindex({ params: { name: "spaces" } }, why))).toBeNull();
  await api.db.updateTable("runs").set({ state: "failed", ended_at: new Date() }).where("id", "=", run.id).execute();
  expect(await codeOf(admin.operations.reindex({ params: { name } }, why))).toBeNull();
  const said = await readHistory(api.db, "runs", run.id);
  expect(said[0]).toMatchObject({ actor_id: adminId, why: why.reason });
});

test("mail log of the operations page → newest first, in pages, filtered by state", async () => {
  const { id: userId } = await aUser(api.db);
  const at = new Date();
  const rows = Array.from({ length: 25 }, (_, place) => ({
    id: randomUUIDv7(),
    // Groups of three mails have the same time, so the id decides their order.
    at: new Date(at.getTime() - Math.floor(place / 3) * 1_000),
    template: "code",
    user_id: place % 2 === 0 ? userId : null,
    state: place % 5 === 0 ? "failed" : "sent",
    tries: 1,
    answer: "250 ok",
  }));
  await api.db.insertInto("mail_deliveries").values(rows).execute();
  const seen: string[] = [];
  let cursor: string | null | undefined;
  do {
    const page = (await admin.operations.mails({ query: { size: 10, ...(cursor && { cursor }) } }))!;
    seen.push(...page.content.map(({ id }) => id));
    ({ cursor } = page);
  } while (cursor);
  const order = rows.toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1));
  expect(seen).toEqual(order.map(({ id }) => id));
  const failed = (await admin.operations.mails({ query: { state: "failed" } }))!;
  expect(failed.content).toHaveLength(5);
  expect(failed.content[0]).toMatchObject({ state: "failed", template: "code", tries: 1, answer: "250 ok" });
  expect(new Set(failed.content.map((mail) => mail.userId))).toEqual(new Set([userId, null]));
  for (const bad of ["x", "e30", Buffer.from('["a",1]').toString("base64url")])
    expect(await codeOf(admin.operations.mails({ query: { cursor: bad } }))).toBe("request.invalid");
  const { mail } = (await admin.operations.read({}))!;
  expect(mail.sent + mail.failed + mail.deferred).toBeLessThanOrEqual(25);
});
