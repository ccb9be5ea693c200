import { setupI18n } from "@lingui/core";
import { defineEntity, type EntityDescription } from "@orbita/contract/back-office/entity";
import { expect, test } from "vitest";
import { linesOf, findSwitch } from "./difference.ts";

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
      words: { it: "Stato", en: "Status" },
      values: { open: { it: "Aperto", en: "Open" }, closed: { it: "Chiuso", en: "Closed" } },
    },
    seen: { kind: "date", column: "seen_at", words: { it: "Visto", en: "Seen" } },
  },
  title: ["firstName"],
  search: ["firstName"],
  sort: "seen:desc",
  acts: [],
}) as unknown as EntityDescription;
const i18n = setupI18n({ locale: "it", messages: { it: {} } });
const lines = (before: Record<string, unknown> | null, after: Record<string, unknown> | null) =>
  linesOf(i18n, entity, { before, after });

test("changed columns that the entity describes → shown with the labels of field and values", () => {
  expect(lines({ first_name: "Ada", state: "open" }, { first_name: "Adele", state: "closed" })).toEqual([
    { column: "first_name", name: "Nome", from: "Ada", to: "Adele", hidden: false },
    { column: "state", name: "Stato", from: "Aperto", to: "Chiuso", hidden: false },
  ]);
});

test("changed column without a field of the entity → labelled by the column; a secret one without its values", () => {
  const change = { before: { password_hash: "hidden" }, after: { password_hash: "hidden" }, table: "users" };
  expect(linesOf(i18n, undefined, change)[0]).toMatchObject({ name: "Password", hidden: true });
  expect(lines({ space_id: "1" }, { space_id: "2" })[0]).toMatchObject({ name: "Space", from: "1", to: "2" });
});

test("changes to technical columns and to columns empty before and after → left out of the difference", () => {
  expect(lines({ version: 1, seen_at: null }, { version: 2, seen_at: null })).toEqual([]);
  expect(lines(null, { id: "1", created_at: "2026-01-01T00:00:00Z", first_name: "Ada" })).toHaveLength(1);
});

test("change that enables or disables a record → recognised as such; creation of an enabled record → not recognised as enabling", () => {
  expect(findSwitch({ before: { enabled: true }, after: { enabled: false } })).toBe("disabled");
  expect(findSwitch({ before: { enabled: false }, after: { enabled: true } })).toBe("enabled");
  expect(findSwitch({ before: null, after: { enabled: true } })).toBeNull();
});
