import { backOfficeLimits, entities, entityKinds } from "@orbita/contract";
import { aSpace, aUser } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runWork } from "./back-office-work.ts";
import {
  anAdmin,
  lastOf,
  looksAt,
  unknownRecordId,
  adminReason,
  statement,
  reasonBody,
  type Admin,
} from "../support/back-office-world.ts";
import { codeOf, problemOf, startApi, type TestApi } from "../support/harness.ts";

let api: TestApi;
let admin: Admin;
beforeAll(async () => {
  api = await startApi();
  admin = await anAdmin(api);
});
afterAll(() => api.stop());

type BackOfficeEntityKind = (typeof entityKinds)[number];
const many = (count: number) => Promise.all(Array.from({ length: count }, () => aUser(api.db)));
const among = (people: readonly { email: string }[]) => [{ f: "email", v: people.map(({ email }) => email) }];
const startExport = async (kind: BackOfficeEntityKind, body: object = {}) =>
  (await admin.client.backOffice.export({ params: { kind }, body }, reasonBody))!;
type BulkBody = Parameters<Admin["client"]["backOffice"]["bulk"]>[0]["body"];
const startBulk = async (kind: BackOfficeEntityKind, body: BulkBody) =>
  (await admin.client.backOffice.bulk({ params: { kind }, body }, reasonBody))!;
const read = async (id: string) => (await admin.client.runs.read({ params: { id } }))!;
const lines = async (id: string) => (await admin.client.runs.lines({ params: { id }, query: {} }))!.content;
const work = () => runWork(api)();

/** Parses a line of CSV (RFC 4180); the values contain no line breaks. */
const cellsOf = (line: string) =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? plain! : quoted.replaceAll('""', '"'),
  );
async function fileOf(id: string): Promise<string[][]> {
  const { blob } = (await admin.client.runs.file({ params: { id } }))!;
  const text = await blob.text();
  return text
    .replace(/^\uFEFF/, "")
    .trimEnd()
    .split("\r\n")
    .map(cellsOf);
}

describe("CSV export from the back office", () => {
  test("CSV export of users → the filtered rows in order, with labels; the file expires, and the export is logged", async () => {
    const people = await many(3);
    await api.db
      .updateTable("users")
      .set({ first_name: '=Anna "Rossi", due' })
      .where("id", "=", people[0]!.id)
      .execute();
    const { id } = await startExport("user", { filters: among(people), sort: "email:desc", language: "it" });
    expect(await read(id)).toMatchObject({ what: "export", subject: "user", state: "waiting", reason: adminReason });
    await work();
    const run = await read(id);
    expect(run).toMatchObject({ state: "done", total: 3, done: 3, ok: 3, by: { id: admin.id } });
    const days = (Date.parse(run.fileUntil!) - Date.parse(run.created)) / 86_400_000;
    expect(Math.round(days)).toBe(backOfficeLimits.exportDays);
    const [head, ...rows] = await fileOf(id);
    expect(head).toEqual(["id", ...Object.values(entities.user.fields).map(({ words }) => words.it)]);
    const sorted = people.toSorted((a, b) => (a.email < b.email ? 1 : -1));
    expect(rows.map((row) => row[0])).toEqual(sorted.map((one) => one.id));
    expect(rows.find(([first]) => first === people[0]!.id)).toEqual(
      expect.arrayContaining([`'=Anna "Rossi", due`, "Attivo", "Talento"]),
    );
    expect(await looksAt(api, id)).toMatchObject([
      { kind: "user", what: "export", reason: adminReason, admin_id: admin.id },
      { kind: "user", what: "file", reason: adminReason, admin_id: admin.id },
    ]);
  });

  test.each(entityKinds)("CSV export of %s → has column labels in the chosen language", async (kind) => {
    for (const language of ["it", "en"] as const) {
      const { id } = await startExport(kind, { language });
      await work();
      expect(await read(id)).toMatchObject({ state: "done" });
      const [head] = await fileOf(id);
      expect(head).toEqual(["id", ...Object.values(entities[kind].fields).map(({ words }) => words[language])]);
    }
  });

  test("another administrator's export file → not found; an export without a reason or with unknown fields → refused", async () => {
    const { id } = await startExport("contact");
    await work();
    const other = await anAdmin(api);
    expect(await codeOf(other.client.runs.file({ params: { id } }))).toBe("run.notFound");
    expect(await codeOf(admin.client.backOffice.export({ params: { kind: "contact" }, body: {} }))).toBe(
      "request.invalid",
    );
    expect(await codeOf(startExport("user", { filters: [{ f: "password_hash", v: "x" }] }))).toBe("request.invalid");
    expect(await codeOf(startExport("user", { sort: "passwordHash:asc" }))).toBe("request.invalid");
  });

  test("a crashed CSV export → leaves no partial file and is retried", async () => {
    const { id } = await startExport("space");
    const putStream = () => Promise.reject(new Error("away"));
    const { fallen } = await runWork(api, { storage: { ...api.storage, putStream } })();
    expect(fallen).toHaveLength(1);
    expect(await read(id)).toMatchObject({ state: "running", fileUntil: null });
    await sql`insert into pgboss.job (name, data) values ('runs.carryOut', ${JSON.stringify({ runId: id })})`.execute(
      api.db,
    );
    await work();
    expect(await read(id)).toMatchObject({ state: "done", fileUntil: expect.any(String) });
  });
});

describe("bulk actions of the back office", () => {
  test("bulk action on selected records → applies to each with one reason, and reports why records were skipped", async () => {
    const people = await many(3);
    const off = await aUser(api.db, { enabled: false });
    const ids = [...people.map(({ id }) => id), off.id, admin.id, unknownRecordId()];
    const { id } = await startBulk("user", { act: "disable", ids, count: ids.length, statement });
    await work();
    expect(await read(id)).toMatchObject({
      state: "done",
      total: 6,
      done: 6,
      ok: 3,
      skipped: 3,
      failed: 0,
      reason: adminReason,
    });
    const notes = Object.fromEntries((await lines(id)).map(({ targetId, note }) => [targetId, note]));
    expect(notes).toMatchObject({
      [off.id]: "record.already",
      [admin.id]: "access.denied",
      [ids[5]!]: "record.notFound",
    });
    for (const person of people) {
      const row = await lastOf(api, "users", person.id);
      expect(row).toMatchObject({ actor_id: admin.id, after: { enabled: false } });
      expect(row!.why).toContain(adminReason);
    }
    const told = await api.db
      .selectFrom("notifications")
      .select("user_id")
      .where("kind", "=", "moderation.decided")
      .where(
        "user_id",
        "in",
        people.map((one) => one.id),
      )
      .execute();
    expect(told).toHaveLength(3);
  });

  test("a bulk action by filter → applies to the records that matched at its start; an outdated match count → refused", async () => {
    const people = await many(3);
    const filters = among(people);
    const wrong = await problemOf(startBulk("user", { act: "disable", filters, count: 2, statement }));
    expect(wrong).toMatchObject({ code: "bulk.changedMeanwhile", params: { count: 3 } });
    const { id } = await startBulk("user", { act: "disable", filters, count: 3, statement });
    // The record no longer matches the filter, but it was selected when the run started.
    await api.db
      .updateTable("users")
      .set({ email: `altro-${unknownRecordId()}@posta.example` })
      .where("id", "=", people[0]!.id)
      .execute();
    await work();
    expect(await read(id)).toMatchObject({ ok: 3 });
  });

  test("a bulk action that the entity does not support, or without a statement of reasons → refused", async () => {
    const ids = [unknownRecordId()];
    expect(await codeOf(startBulk("contact", { act: "disable", ids, count: 1, statement }))).toBe("request.invalid");
    expect(await codeOf(startBulk("user", { act: "disable", ids, count: 1 }))).toBe("statement.missing");
    expect(await codeOf(startBulk("ledger", { act: "remove", ids, count: 1 }))).toBe("request.invalid");
  });

  test("a crashed bulk action → resumes where it stopped; if its administrator lost the admin scope → it fails", async () => {
    const spaces = await Promise.all(Array.from({ length: 4 }, () => aSpace(api.db)));
    const ids = spaces.map((space) => space.id);
    const { id } = await startBulk("space", { act: "remove", ids, count: 4 });
    let calls = 0;
    const dying = runWork(api, {
      get db() {
        // Simulates a database connection that is lost in the middle of the run.
        if (++calls > 12) throw new Error("killed");
        return api.db;
      },
    });
    await dying();
    await sql`insert into pgboss.job (name, data) values ('runs.carryOut', ${JSON.stringify({ runId: id })})`.execute(
      api.db,
    );
    await work();
    expect(await read(id)).toMatchObject({ state: "done", done: 4, ok: 4 });
    expect(await lines(id)).toHaveLength(4);

    const other = await anAdmin(api);
    const [person] = await many(1);
    const asked = (await other.client.backOffice.bulk(
      { params: { kind: "user" }, body: { act: "disable", ids: [person!.id], count: 1, statement } },
      reasonBody,
    ))!;
    await api.db.updateTable("users").set({ scopes: [] }).where("id", "=", other.id).execute();
    await work();
    expect(await read(asked.id)).toMatchObject({ state: "failed", problem: "access.denied", done: 0 });
    expect(await admin.read("user", person!.id)).toMatchObject({ enabled: true });
  });
});
