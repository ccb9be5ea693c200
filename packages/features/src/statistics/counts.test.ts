import { expect, test } from "vitest";
import { countOf, lengthsOf, medianOf, addCounts } from "./counts.ts";

test('addCounts → adds the counters with the same key; countOf "visits" → the sum of all counters "visits:…"', () => {
  const sum = addCounts([{ "visits:list": 2, "visits:feed": 1, left: 1 }, { "visits:list": 3 }]);
  expect(sum).toEqual({ "visits:list": 5, "visits:feed": 1, left: 1 });
  expect([countOf(sum, "visits"), countOf(sum, "left"), countOf(sum, "vis")]).toEqual([6, 1, 0]);
});

test("medianOf an odd or even number of durations → their median; of no durations → null", () => {
  const of = (counts: Record<string, number>) => medianOf(lengthsOf(counts, "answer"));
  expect(of({ "answer:3.1": 1, "answer:12": 1, "answer:0.5": 1 })).toBe(3.1);
  expect(of({ "answer:2.0": 2, "answer:4.0": 2 })).toBe(3);
  expect(of({ "answer:9.9": 1, "answer:10": 1 })).toBe(10);
  expect(of({})).toBeNull();
});
