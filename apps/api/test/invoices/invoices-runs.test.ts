import { readHistory } from "@orbita/db";
import { aSpace, aUser } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOf, type ApiClient, type TestApi } from "../support/harness.ts";
import {
  aBuyer,
  agree,
  aSponsoredPost,
  hands,
  invoicesOf,
  ledgersOf,
  spend,
  startBilling,
} from "../support/invoices-world.ts";
import { everything, runReason, runs, steps, sums, workOff } from "../support/runs-world.ts";

let api: TestApi;
let admin: ApiClient;
let adminId: string;
beforeAll(async () => {
  api = await startBilling();
  adminId = (await aUser(api.db, { admin: true })).id;
  admin = await api.as(adminId);
});
afterAll(() => api.stop());

const worker = () => hands({ db: api.db, jobs: api.jobs });
const workOn = (queue: string) => workOff(api.db, worker(), queue);
const lastOf = (month: string) => new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0));
const licence = (month: string, licenceCents: number) => ({
  licenceCents,
  startsOn: `${month}-01`,
  endsOn: lastOf(month).toISOString().slice(0, 10),
});

/** Creates four Spaces for a month: one to be invoiced, with open clicks; one already invoiced; one blocked by missing data; one idle. */
async function aMonth(month: string) {
  const due = await aBuyer(api.db, licence(month, 10_000));
  const post = await aSponsoredPost(api.db, due.id, { since: `${month}-10` });
  await spend(api.db, post.id, `${month}-12`, [45, 45]);
  const already = await aBuyer(api.db, licence(month, 5_000));
  await worker().run("invoices.issue", { spaceId: already.id, month });
  const blocked = await aSpace(api.db);
  await agree(api.db, blocked.id, licence(month, 2_000));
  await aBuyer(api.db);
  return { due, post, already, blocked };
}

test("dry run of invoicing → reports a result per Space and changes no data; real run → the same results", async () => {
  const month = "2025-02";
  const { due, post, already, blocked } = await aMonth(month);
  const { run: dryId } = await steps(admin).issue({ month, dryRun: true });
  const before = await everything(api.db);
  await worker().run("runs.carryOut", { runId: dryId });
  expect(await everything(api.db)).toEqual(before);
  const dry = await runs(admin).read(dryId);
  const totalCents = Math.round((10_000 + 90) * 1.22);
  expect(dry).toMatchObject({
    what: "invoices",
    subject: month,
    dry: true,
    state: "done",
    total: 3,
    done: 3,
    reason: runReason,
  });
  expect(dry.by).toMatchObject({ id: adminId });
  expect(sums(dry)).toEqual({ issued: 1, totalCents, blocked: 1, skipped: 1 });
  const lines = await runs(admin).lines(dryId);
  const byTarget = Object.fromEntries(lines.map((line) => [line.targetId, line]));
  expect(byTarget[due.id]).toMatchObject({ kind: "space", state: "ok", note: null, amountCents: totalCents });
  expect(byTarget[already.id]).toMatchObject({ state: "skipped", note: "already" });
  expect(byTarget[blocked.id]).toMatchObject({ state: "failed", amountCents: 2_440 });
  expect(byTarget[blocked.id]!.note).toMatch(/^[a-zA-Z,]+$/);
  expect(await invoicesOf(api.db, due.id)).toEqual([]);

  const { run, spaces } = await steps(admin).issue({ month });
  expect(spaces).toBe(2);
  expect(await runs(admin).read(run)).toMatchObject({ state: "running", total: 3, done: 1, skipped: 1, dry: false });
  expect(await workOn("invoices.issue")).toEqual([]);
  const real = await runs(admin).read(run);
  expect(real).toMatchObject({ state: "done", total: 3, done: 3, ok: 1, skipped: 1, failed: 1 });
  expect(sums(real)).toEqual(sums(dry));
  const [invoice] = await invoicesOf(api.db, due.id);
  expect(invoice).toMatchObject({ total_cents: totalCents });
  const notes = (all: typeof lines) =>
    all.map(({ targetId, state, note, amountCents }) => [targetId, state, note, amountCents].join(" "));
  expect(new Set(notes(await runs(admin).lines(run)))).toEqual(new Set(notes(lines)));
  // The history of the invoice has the administrator and the reason.
  const [first] = await readHistory(api.db, "invoices", invoice!.id);
  expect(first).toMatchObject({ actor_id: adminId, why: runReason });
  const clicked = (await ledgersOf(api.db, post.id)).find(({ amount_cents }) => amount_cents > 0);
  expect(clicked?.invoice_id).toBe(invoice!.id);
});

test("job of an invoicing run is retried → its result is counted once, and the run ends once", async () => {
  const month = "2025-04";
  const spaces = [await aBuyer(api.db, licence(month, 1_000)), await aBuyer(api.db, licence(month, 2_000))];
  const { run } = await steps(admin).issue({ month });
  const payloads = spaces.map(({ id }) => ({ spaceId: id, month, runId: run }));
  await worker().run("invoices.issue", payloads[0]!);
  await worker().run("invoices.issue", payloads[0]!);
  expect(await runs(admin).read(run)).toMatchObject({ state: "running", total: 2, done: 1, ok: 1 });
  await Promise.all([1, 2, 3].map(() => worker().run("invoices.issue", payloads[1]!)));
  const ended = await runs(admin).read(run);
  expect(ended).toMatchObject({ state: "done", done: 2, ok: 2 });
  expect(sums(ended)).toEqual({ issued: 2, totalCents: 3_660 });
  await worker().run("invoices.issue", payloads[0]!);
  expect(await runs(admin).read(run)).toEqual(ended);
});

test("four concurrent starts of invoicing for one month → one run; dry and real runs are separate", async () => {
  const month = "2025-05";
  await aBuyer(api.db, licence(month, 1_000));
  const started = await Promise.all([1, 2, 3, 4].map(() => steps(admin).issue({ month })));
  expect(new Set(started.map(({ run }) => run)).size).toBe(1);
  expect(await workOn("invoices.issue")).toEqual([]);
  const dry = await steps(admin).issue({ month, dryRun: true });
  expect(dry.run).not.toBe(started[0]!.run);
  const again = await steps(admin).issue({ month });
  expect(again.run).not.toBe(started[0]!.run);
  expect(await runs(admin).read(again.run)).toMatchObject({ state: "done", total: 1, skipped: 1 });
});

test("stopping an invoicing run → issued invoices stay, the other Spaces are skipped; without a reason → refused", async () => {
  const month = "2025-06";
  const [first, second] = [await aBuyer(api.db, licence(month, 1_000)), await aBuyer(api.db, licence(month, 2_000))];
  const { run } = await steps(admin).issue({ month });
  await worker().run("invoices.issue", { spaceId: first.id, month, runId: run });
  expect(await codeOf(admin.runs.stop({ params: { id: run } }))).toBe("request.invalid");
  expect(await runs(admin).stop(run)).toMatchObject({ state: "running", done: 1 });
  expect(await workOn("invoices.issue")).toEqual([]);
  expect(await runs(admin).read(run)).toMatchObject({ state: "stopped", total: 2, done: 1, ok: 1 });
  expect(await invoicesOf(api.db, first.id)).toHaveLength(1);
  expect(await invoicesOf(api.db, second.id)).toEqual([]);
  expect(await codeOf(runs(admin).stop(run))).toBe("run.over");
  const history = await readHistory(api.db, "runs", run);
  expect(history.map(({ action, actor_id }) => [action, actor_id])).toEqual([
    ["insert", adminId],
    ["update", adminId],
  ]);
  expect(history.at(-1)).toMatchObject({ why: runReason, after: expect.objectContaining({ stopping: true }) });
});

test("stopping an invoicing run that has not begun → the run ends at once, and its job does nothing", async () => {
  const { run } = await steps(admin).issue({ month: "2025-03", dryRun: true });
  expect(await runs(admin).stop(run)).toMatchObject({ state: "stopped", done: 0 });
  await worker().run("runs.carryOut", { runId: run });
  expect(await runs(admin).read(run)).toMatchObject({ state: "stopped", total: null, done: 0 });
});

test("click ledger of one Space is wrong → its row in the run fails, others succeed; a retry corrects the row", async () => {
  const month = "2025-07";
  const day = `${month}-03`;
  const [wrong, right] = [await aBuyer(api.db), await aBuyer(api.db)];
  const posts = [];
  for (const space of [wrong, right]) {
    const post = await aSponsoredPost(api.db, space.id, { since: `${month}-01` });
    await spend(api.db, post.id, day, [45]);
    posts.push(post);
  }
  await api.db.updateTable("job_instances").set({ counted: 9 }).where("job_post_id", "=", posts[0]!.id).execute();
  const { run } = await steps(admin).close({ day, dryRun: true });
  const before = await everything(api.db);
  await worker().run("runs.carryOut", { runId: run });
  expect(await everything(api.db)).toEqual(before);
  const foretold = (await runs(admin).lines(run)).filter(({ targetId }) =>
    ([wrong.id, right.id] as string[]).includes(targetId),
  );
  expect(Object.fromEntries(foretold.map(({ targetId, state, note }) => [targetId, [state, note]]))).toEqual({
    [wrong.id]: ["failed", "ledgers.wrong"],
    [right.id]: ["ok", null],
  });

  const real = await steps(admin).close({ day });
  expect(real.month).toBe(month);
  await worker().run("invoices.close", { spaceId: right.id, month, day, runId: real.run });
  const one = { spaceId: wrong.id, month, day, runId: real.run };
  await expect(worker().run("invoices.close", one)).rejects.toThrow("do not add up");
  const lineOf = async (id: string) => (await runs(admin).lines(real.run)).find(({ targetId }) => targetId === id);
  expect(await lineOf(wrong.id)).toMatchObject({ state: "failed", note: "ledgers.wrong" });
  expect(await lineOf(right.id)).toMatchObject({ state: "ok", amountCents: 45 });
  const between = await runs(admin).read(real.run);
  expect(between.failed).toBe(1);
  await api.db
    .updateTable("job_instances")
    .set({ counted: 1 })
    .where("day", "=", day)
    .where("job_post_id", "=", posts[0]!.id)
    .execute();
  await worker().run("invoices.close", one);
  expect(await lineOf(wrong.id)).toMatchObject({ state: "ok" });
  expect(await runs(admin).read(real.run)).toMatchObject({ failed: 0, done: between.done, subject: day });
  await workOn("invoices.close");
  expect(await runs(admin).read(real.run)).toMatchObject({ state: "done" });
  const [ledger] = (await ledgersOf(api.db, posts[1]!.id)).filter((kept) => kept.day === day);
  expect(ledger?.closed_at).not.toBeNull();
});

test("closing the click ledgers of one day → only that day's; a day that is not over → refused", async () => {
  const space = await aBuyer(api.db);
  const post = await aSponsoredPost(api.db, space.id, { since: "2025-08-01" });
  const { run } = await steps(admin).close({ day: "2025-08-01", spaceId: space.id });
  await workOn("invoices.close");
  expect((await ledgersOf(api.db, post.id)).map(({ day }) => day)).toEqual(["2025-08-01"]);
  expect(sums(await runs(admin).read(run))).toEqual({ ledgers: 1 });
  const today = new Intl.DateTimeFormat("sv", { timeZone: "Europe/Rome" }).format(new Date());
  expect(await codeOf(steps(admin).close({ day: today }))).toBe("invoice.dayNotOver");
  expect(await codeOf(steps(admin).close({ day: "2025-02-30" }))).toBe("request.invalid");
});

test("log of invoicing runs → filtered by kind and dry run; a run's file → only for its administrator", async () => {
  const found = (await admin.runs.search({
    body: {
      filters: [
        { f: "what", v: "invoices" },
        { f: "dry", v: true },
      ],
      sort: "created:desc",
    },
  }))!;
  expect(found.totalElements).toBe(3);
  for (const run of found.content) expect(run).toMatchObject({ what: "invoices", dry: true });
  const { id } = found.content[0]!;
  expect(await codeOf(admin.runs.file({ params: { id } }))).toBe("run.notFound");
  await api.storage.put(`runs/${id}/x.csv`, new TextEncoder().encode("a,b\n"), "text/csv");
  const file = { file_key: `runs/${id}/x.csv`, file_name: "x.csv" };
  const until = (ms: number) =>
    api.db
      .updateTable("runs")
      .set({ ...file, file_until: new Date(Date.now() + ms) })
      .where("id", "=", id)
      .execute();
  await until(60_000);
  const { blob, filename } = (await admin.runs.file({ params: { id } }))!;
  expect([filename, await blob.text()]).toEqual(["x.csv", "a,b\n"]);
  const other = await api.as((await aUser(api.db, { admin: true })).id);
  expect(await codeOf(other.runs.file({ params: { id } }))).toBe("run.notFound");
  await until(-1);
  expect(await codeOf(admin.runs.file({ params: { id } }))).toBe("run.notFound");
});
