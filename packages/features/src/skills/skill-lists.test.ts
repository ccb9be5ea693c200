import { readSkillRelations, readSkills, readSkillTags } from "@orbita/db/seed";
import { expect, test } from "vitest";
import { plainText } from "../evidence/index.ts";

/** The product's own skill list, as a new installation gets it. */
const [skills, relations, tags] = await Promise.all([readSkills(), readSkillRelations(), readSkillTags()]);
const codes = new Set(skills.map(({ code }) => code));
const keyOf = (name: string) => plainText(name).low.replaceAll(/[^\p{L}\p{N}+#]/gu, "");

test("skill list → at least 3,000 skills in at least 25 categories, each named in both languages", () => {
  expect(skills.length).toBeGreaterThanOrEqual(3_000);
  expect(codes.size).toBe(skills.length);
  expect(new Set(skills.map(({ category }) => category)).size).toBeGreaterThanOrEqual(25);
  expect(skills.filter(({ it, en }) => it.trim() === "" || en.trim() === "")).toEqual([]);
  expect(skills.filter(({ code, weight }) => !/^[a-z0-9-]+$/.test(code) || !(weight > 0))).toEqual([]);
});

test("skill list → no two skills have the same name, ignoring case and punctuation", () => {
  const owners = new Map<string, Set<string>>();
  for (const { code, it, en } of skills)
    for (const key of new Set([keyOf(it), keyOf(en)])) owners.set(key, (owners.get(key) ?? new Set()).add(code));
  expect([...owners].filter(([, some]) => some.size > 1)).toEqual([]);
});

test("skill list → every skill is related to at least one other skill", () => {
  const related = new Set(relations.flatMap(({ code, other }) => [code, other]));
  expect([...codes].filter((code) => !related.has(code))).toEqual([]);
});

test("skill list → no skill is narrower than itself, directly or through others", () => {
  const above = Map.groupBy(
    relations.filter(({ relation }) => relation === "narrower"),
    ({ code }) => code,
  );
  const reaches = (from: string, seen: Set<string>): Set<string> => {
    for (const { other } of above.get(from) ?? []) if (!seen.has(other)) reaches(other, seen.add(other));
    return seen;
  };
  expect([...above.keys()].filter((code) => reaches(code, new Set()).has(code))).toEqual([]);
});

test("skill list → every tag belongs to one existing skill and is not the name of another skill", () => {
  const names = new Map(skills.flatMap(({ code, it, en }) => [it, en].map((name) => [keyOf(name), code] as const)));
  const seen = new Map<string, string>();
  const wrong = tags.flatMap(({ code, words }) =>
    words.filter((word) => {
      const key = plainText(word).low;
      const isTaken = seen.has(key) || (names.get(keyOf(word)) ?? code) !== code;
      seen.set(key, code);
      return isTaken || !codes.has(code);
    }),
  );
  expect(wrong).toEqual([]);
});
