import type { AdminVocabularyEntry, VocabularyType } from "@orbita/contract";
import { aUser } from "@orbita/testing";
import { randomUUIDv7 } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOf, startApi, type TestApi } from "../support/harness.ts";
import { sure, type NonNullableClient } from "../support/vocabulary-tools.ts";

let api: TestApi;
let admin: NonNullableClient;
let guest: NonNullableClient;
beforeAll(async () => {
  api = await startApi();
  admin = sure(await api.as((await aUser(api.db, { admin: true })).id));
  guest = sure(api.guest);
});
afterAll(() => api.stop());

const listOf = (type: VocabularyType) => admin.vocabulary.listEntries({ params: { type } });
const add = (it: string, more: object = {}) => admin.vocabulary.create({ body: { type: "benefit", it, ...more } });
const numbered = (entries: readonly AdminVocabularyEntry[]) => entries.map(({ sort }) => sort);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const find = async (filters: object[]) =>
  (await guest.vocabulary.search({ body: { filters } as never })).content.map(({ code }) => code);

test("new vocabulary entry → its code comes from its name; found in both languages, by alias and without accents", async () => {
  const made = await add("Città in bici", { en: "City by bike", aliases: ["velocipede"] });
  expect(made).toMatchObject({ code: "benefit_citta_in_bici", uses: 0, version: 1 });
  for (const text of ["citta", "BY BIKE", "Velocì"])
    expect(
      await find([
        { f: "type", v: "benefit" },
        { f: "label", v: text, mm: "c" },
      ]),
      text,
    ).toEqual([made.code]);
  expect(
    await find([
      { f: "type", v: "language" },
      { f: "label", v: "citta", mm: "c" },
    ]),
  ).toEqual([]);
  const exists = (body: object) => guest.vocabulary.exists({ body: { type: "benefit", ...body } as never });
  expect(await exists({ label: "CITY by bike" })).toEqual({ exists: true });
  expect(await exists({ label: "City" })).toEqual({ exists: false });
  expect(await exists({ code: made.code })).toEqual({ exists: true });
  expect(await guest.vocabulary.readByCode({ params: { code: made.code } })).toMatchObject({ id: made.id });
});

test("vocabulary entry whose name is taken in its list, in any language, case or accent → refused", async () => {
  const first = await add("Caffè gratis", { en: "Free coffee" });
  const second = await add("Frutta", { en: "Fruit" });
  for (const body of [{ it: "CAFFE GRATIS" }, { it: "Free Coffee" }, { it: "Altro", en: "caffè gratis" }])
    expect(await codeOf(add(body.it, body)), JSON.stringify(body)).toBe("vocabulary.labelTaken");
  const change = (body: object) => codeOf(admin.vocabulary.change({ params: { id: second.id }, body }));
  expect(await change({ en: "free coffee" })).toBe("vocabulary.labelTaken");
  expect(await change({ it: "Caffe gratis" })).toBe("vocabulary.labelTaken");
  expect(await change({ it: "frutta", en: "Fruit" })).toBeNull();
  expect(await codeOf(add("Tè", { code: first.code }))).toBe("vocabulary.codeTaken");
  expect((await admin.vocabulary.create({ body: { type: "education", it: "Caffè gratis" } })).code).toBe(
    "education_caffe_gratis",
  );
});

test("vocabulary entries whose names give the same code → get distinct codes", async () => {
  const codes = [(await add("Uno & due")).code, (await add("Uno, due")).code];
  expect(codes).toEqual(["benefit_uno_due", "benefit_uno_due_2"]);
});

test("vocabulary entries added, moved and deleted → their positions stay 1 to n without gaps", async () => {
  const names = ["Alfa", "Beta", "Gamma", "Delta", "Epsilon"];
  const made: AdminVocabularyEntry[] = [];
  for (const it of names) made.push(await admin.vocabulary.create({ body: { type: "business_sector", it } }));
  const order = async () => (await listOf("business_sector")).map(({ it }) => it);
  const move = (it: string, sort: number) =>
    admin.vocabulary.change({ params: { id: made.find((entry) => entry.it === it)!.id }, body: { sort } });
  expect((await move("Epsilon", 1)).sort).toBe(1);
  expect(await order()).toEqual(["Epsilon", "Alfa", "Beta", "Gamma", "Delta"]);
  expect((await move("Alfa", 999)).sort).toBe(5);
  await admin.vocabulary.remove({ params: { id: made[2]!.id } });
  expect(await order()).toEqual(["Epsilon", "Beta", "Delta", "Alfa"]);
  await admin.vocabulary.create({ body: { type: "business_sector", it: "Zeta", sort: 2 } });
  expect(await order()).toEqual(["Epsilon", "Zeta", "Beta", "Delta", "Alfa"]);
  expect(numbered(await listOf("business_sector"))).toEqual(upTo(5));
});

test("24 concurrent changes of a vocabulary list → the positions of its entries have no gaps", async () => {
  const list = await listOf("ccnl");
  const work = upTo(24).map((n) => {
    const { id } = list[(n * 7) % list.length]!;
    if (n % 4 === 0) return admin.vocabulary.create({ body: { type: "ccnl", it: `Nuovo ${n}`, sort: n } });
    return admin.vocabulary.change({ params: { id }, body: { sort: (n * 5) % list.length || 1 } });
  });
  await Promise.all(work);
  const after = await listOf("ccnl");
  expect(after.length).toBe(list.length + 6);
  expect(numbered(after)).toEqual(upTo(after.length));
});

test("vocabulary list with fixed codes → only labels and order can change", async () => {
  const [first, second] = await listOf("travel_type");
  const params = { id: first!.id };
  expect(await codeOf(admin.vocabulary.create({ body: { type: "travel_type", it: "Altrove" } }))).toBe(
    "vocabulary.fixed",
  );
  expect(await codeOf(admin.vocabulary.remove({ params }))).toBe("vocabulary.fixed");
  expect(await codeOf(admin.vocabulary.merge({ params, body: { into: second!.id } }))).toBe("vocabulary.fixed");
  const row: { code: string; it: string; en: string | null } = { code: "travel_type_new", it: "Nuova", en: null };
  const load = (rows: (typeof row)[]) => admin.vocabulary.import({ body: { type: "travel_type", rows } });
  expect(await codeOf(load([row]))).toBe("vocabulary.fixed");
  expect(await load([{ code: first!.code, it: "Mai in trasferta", en: first!.en! }])).toMatchObject({ changed: 1 });
  expect(await admin.vocabulary.change({ params, body: { sort: 2 } })).toMatchObject({
    it: "Mai in trasferta",
    sort: 2,
  });
  const lists = await admin.vocabulary.lists({});
  expect(lists.filter(({ fixed }) => fixed).map(({ type }) => type)).toHaveLength(5);
});

test("vocabulary import → adds and renames all rows; one refused row → imports nothing", async () => {
  const load = (rows: object[]) => admin.vocabulary.import({ body: { type: "language", rows } as never });
  const line = (code: string, it: string, en: string | null = null) => ({ code, it, en });
  expect(await load([line("language_x", "Ixese"), line("language_y", "Ypsilese", "Ypsilish")])).toEqual({
    added: 2,
    changed: 0,
    unchanged: 0,
  });
  const mixed = [
    line("language_x", "Ixese", "Xish"),
    line("language_y", "Ypsilese", "Ypsilish"),
    line("language_z", "Zetese"),
  ];
  expect(await load(mixed)).toEqual({ added: 1, changed: 1, unchanged: 1 });
  expect(await load(mixed)).toEqual({ added: 0, changed: 0, unchanged: 3 });
  const before = await listOf("language");
  expect(await codeOf(load([line("language_q", "Cuese"), line("language_r", "Xish")]))).toBe("vocabulary.labelTaken");
  expect(await codeOf(load([line("language_q", "Cuese"), line("C011", "Metalmeccanico")]))).toBe(
    "vocabulary.codeTaken",
  );
  expect(await listOf("language")).toEqual(before);
});

test("vocabulary entry with an unknown id read, changed or restored from a merge → not found", async () => {
  const params = { id: randomUUIDv7() };
  expect(await codeOf(guest.vocabulary.read({ params }))).toBe("vocabulary.notFound");
  expect(await codeOf(admin.vocabulary.change({ params, body: { sort: 1 } }))).toBe("vocabulary.notFound");
  expect(await codeOf(admin.vocabulary.uses({ params }))).toBe("vocabulary.notFound");
  expect(await codeOf(admin.vocabulary.undoMerge({ params }))).toBe("vocabulary.notFound");
});
