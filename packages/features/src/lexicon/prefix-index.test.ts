import { expect, test } from "vitest";
import { prefixIndexOf } from "./prefix-index.ts";

const names = [
  "Gestione del magazzino",
  "Power BI",
  "Back-end development",
  "Sviluppatore web",
  "Sviluppatrice web",
  "Responsabile sviluppo",
  "Java",
  "JavaScript",
  "C++",
  "Perù",
];
const index = await prefixIndexOf(names.map((name) => ({ name, value: name.length })));
const namesOf = (matches: readonly { name: string }[]) => [...new Set(matches.map(({ name }) => name))].toSorted();
const found = (typed: string) => namesOf(index.startingWith(typed));

test.each([
  ["sv", ["Responsabile sviluppo", "Sviluppatore web", "Sviluppatrice web"]],
  ["SVILUPPATRI", ["Sviluppatrice web"]],
  ["magaz", ["Gestione del magazzino"]],
  ["gestione del m", ["Gestione del magazzino"]],
  ["gestione maga", ["Gestione del magazzino"]],
  ["del", []],
  ["powerb", ["Power BI"]],
  ["back en", ["Back-end development"]],
  ["backen", ["Back-end development"]],
  ["c+", ["C++"]],
  ["peru", ["Perù"]],
  ["", []],
  ["...", []],
])("prefix index, “%s” → %j", (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});

test("a single letter → only names that begin with it, not those with such a later word", () => {
  expect(found("s")).toEqual(["Sviluppatore web", "Sviluppatrice web"]);
  expect(found("m")).toEqual([]);
});

test("a match says whether the text begins the name, and whether it is the whole name", () => {
  expect(index.startingWith("java").toSorted((one, other) => one.name.length - other.name.length)).toEqual([
    { name: "Java", value: 4, isStart: true, isWhole: true },
    { name: "JavaScript", value: 10, isStart: true, isWhole: false },
  ]);
  expect(index.startingWith("magazzino")).toMatchObject([{ isStart: false, isWhole: false }]);
});

test.each([
  ["jvaa", ["Java", "JavaScript"]],
  ["jaba", ["Java", "JavaScript"]],
  ["javva", ["Java", "JavaScript"]],
  ["jva", []],
  ["hava", []],
  ["jvba", []],
  ["magzzin", ["Gestione del magazzino"]],
])("one typo in “%s” → %j", (typed, expected) => {
  expect(namesOf(index.nearly(typed))).toEqual(expected);
});
