import { readOccupations } from "@orbita/db/seed";
import { expect, test } from "vitest";
import { kinOf } from "./job-kinds.ts";
import { contentWordsIn } from "./query-words.ts";

const rows = (await readOccupations()).map(({ it_masculine: itMasculine = "", en = "" }) => ({ itMasculine, en }));
const formOf = (word: string): string => contentWordsIn(word)[0]!.form;

test("word for a kind of job → its word in the other language, never a word that begins any job", () => {
  const kin = kinOf(rows).get(formOf("welder"));
  expect(kin).toContain(formOf("saldatore"));
  expect(kin).not.toContain(formOf("addetto"));
});
