import { setupI18n } from "@lingui/core";
import { defineEntity, type Entity } from "@orbita/contract/back-office/entity";
import { expect, test } from "vitest";
import { linesOf, switched } from "./difference.ts";

const entity = defineEntity({
  kind: "thing",
  source: "things",
  history: "things",
  words: {
    one: { it: "Cosa", en: "Thing" },
    many: { it: "Cose", en: "Things" },
    empty: { it: "Niente", en: "Nothing" },
  },
  fields: {
    firstName: { kind: "text", words: { it: "Nome", en: "First name" } },
    state: {
      kind: "keyword",
      words: { it: "Stato", en: "State" },
      values: { open: { it: "Aperto", en: "Open" }, closed: { it: "Chiuso", en: "Closed" } },
    },
    seen: { kind: "date", column: "seen_at", words: { it: "Visto", en: "Seen" } },
  },
  title: ["firstName"],
  search: ["firstName"],
  sort: "seen:desc",
  acts: [],
}) as unknown as Entity;
const i18n = setupI18n({ locale: "it", messages: { it: {} } });
const lines = (before: Record<string, unknown> | null, after: Record<string, unknown> | null) =>
  linesOf(i18n, entity, { before, after });

test("a described column → shown with its field's label and its values' labels", () => {
  expect(lines({ first_name: "Ada", state: "open" }, { first_name: "Adele", state: "closed" })).toEqual([
    { column: "first_name", name: "Nome", from: "Ada", to: "Adele", hidden: false },
    { column: "state", name: "Stato", from: "Aperto", to: "Chiuso", hidden: false },
  ]);
});

test("a hidden value → marked as changed without values; an undescribed column → labelled by its column name", () => {
  expect(lines({ password_hash: "hidden" }, { password_hash: "hidden" })[0]).toMatchObject({
    name: "password hash",
    hidden: true,
  });
});

test("technical columns, and columns empty before and after → left out of the difference", () => {
  expect(lines({ version: 1, seen_at: null }, { version: 2, seen_at: null })).toEqual([]);
  expect(lines(null, { id: "1", created_at: "2026-01-01T00:00:00Z", first_name: "Ada" })).toHaveLength(1);
});

test("enabling or disabling a record → names the change; creating it enabled → does not", () => {
  expect(switched({ before: { enabled: true }, after: { enabled: false } })).toBe("disabled");
  expect(switched({ before: { enabled: false }, after: { enabled: true } })).toBe("enabled");
  expect(switched({ before: null, after: { enabled: true } })).toBeNull();
});
