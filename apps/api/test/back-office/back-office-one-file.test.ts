import { entities, entityKinds, featureOf } from "@orbita/contract";
import { handlers } from "@orbita/features";
import { readdir, readFile } from "node:fs/promises";
import { randomUUIDv7 } from "node:crypto";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runWork } from "./back-office-work.ts";
import { anAdmin, lastOf, looksAt, adminReason, reasonBody, type Admin } from "../support/back-office-world.ts";
import { startApi, type TestApi } from "../support/harness.ts";

/**
 * An entity kind of the back office needs only a description file, a line in the index, and labels in the history of its table. The
 * kind `contact` has nothing else, so it serves as the example.
 */
let api: TestApi;
let admin: Admin;
beforeAll(async () => {
  api = await startApi();
  admin = await anAdmin(api);
});
afterAll(() => api.stop());

async function filesOf(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`);
}

test("the back-office entity `contact` → named only in its description file, the index and the history labels", async () => {
  const root = fileURLToPath(new URL("../../../../", import.meta.url));
  const folders = ["packages/contract/src/back-office", "packages/features/src/back-office"];
  const files = (await Promise.all(folders.map((folder) => filesOf(root + folder)))).flat();
  const naming = [];
  for (const file of files.filter((path) => !path.includes("/back-office/history/")))
    if (/contact/i.test(await readFile(file, "utf8"))) naming.push(file.slice(root.length));
  expect(naming.toSorted()).toEqual([
    "packages/contract/src/back-office/entities/contact.ts",
    "packages/contract/src/back-office/entities/index.ts",
  ]);
});

test("every back-office entity with a description → has a search handler", () => {
  for (const kind of entityKinds) expect(handlers[featureOf(kind)].search, kind).toBeTypeOf("function");
});

test("the back-office entity `contact` → can be listed, filtered, sorted, read, exported and removed, with a history", async () => {
  const word = `ada${Date.now()}`;
  const made = ["billing", "privacy", "billing"].map((topic, at) => ({
    id: randomUUIDv7(),
    name: `Ada ${word} ${at}`,
    email: `${word}.${at}@posta.example`,
    topic,
    message: "Buongiorno",
    language: "it",
  }));
  await api.db.insertInto("contact_requests").values(made).execute();
  const ids = async (filters: object[], sort = "name:asc") =>
    (await admin.search("contact", { filters: [{ f: "q", v: word, mm: "c" }, ...filters], sort })).content.map(
      ({ id }) => id,
    );
  const [first, second, third] = made.map(({ id }) => id) as [string, string, string];
  expect(await ids([])).toEqual([first, second, third]);
  expect(await ids([], "email:desc")).toEqual([third, second, first]);
  expect(await ids([{ f: "topic", v: "billing" }])).toEqual([first, third]);
  expect(await admin.client.backOffice.find({ body: { q: word } })).toHaveLength(3);
  expect(await admin.read("contact", second)).toMatchObject({ topic: "privacy", message: "Buongiorno" });
  expect(await looksAt(api, second)).toHaveLength(1);

  const { id } = (await admin.client.backOffice.export(
    { params: { kind: "contact" }, body: { filters: [{ f: "topic", v: "billing" }], sort: "name:desc" } },
    reasonBody,
  ))!;
  await runWork(api)();
  const text = await (await admin.client.runs.file({ params: { id } }))!.blob.text();
  const lines = text.trimEnd().split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain(entities.contact.fields.topic!.words.it);
  expect(lines[1]).toContain("Fatturazione");

  await admin.remove("contact", second);
  expect(await ids([])).toEqual([first, third]);
  expect(await lastOf(api, "contact_requests", second)).toMatchObject({ action: "delete", why: adminReason });
  expect((await admin.history("contact", second))[0]).toMatchObject({ byId: admin.id, after: null });
});
