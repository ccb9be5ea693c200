import type { JobPlaces } from "@orbita/contract";
import { expect, test } from "vitest";
import { jobsSearch } from "~/domain/job-posts/public/jobs-search.ts";
import { areasOf, shadeOf, shadesOf, shownRegion } from "./map-areas.ts";

const places: JobPlaces = {
  total: 12,
  regions: [
    { name: "Lazio", count: 2, provinces: [{ code: "RM", name: "Roma", count: 2 }] },
    {
      name: "Lombardia",
      count: 9,
      provinces: [
        { code: "BG", name: "Bergamo", count: 0 },
        { code: "MI", name: "Milano", count: 8 },
      ],
    },
  ],
  abroad: 0,
  remote: 1,
  unplaced: 0,
};
const namesIn = (search: Record<string, unknown>) => shownRegion(jobsSearch(search), places)?.name ?? null;

test.each([
  [{}, null],
  [{ region: "Lombardia" }, "Lombardia"],
  [{ province: "MI" }, "Lombardia"],
  [{ province: "MI.BG" }, "Lombardia"],
  [{ province: "MI.RM" }, null],
  [{ region: "Lazio.Lombardia" }, null],
  [{ region: "Atlantide" }, null],
])("filters %j → the map shows the provinces of %s", (search, region) => expect(namesIn(search)).toBe(region));

test("a region of the map opens its provinces and keeps the other filters; the regions are sorted by jobs", () => {
  const search = jobsSearch({ q: "java", view: "map", page: 2, province: "RM" });
  expect(areasOf(search, places, null).map(({ id, count, to }) => [id, count, to])).toEqual([
    ["Lombardia", 9, { q: "java", view: "map", region: "Lombardia" }],
    ["Lazio", 2, { q: "java", view: "map", region: "Lazio" }],
  ]);
});

test("a province of the map opens the list of its jobs, without the filter by region", () => {
  const search = jobsSearch({ q: "java", view: "map", region: "Lombardia" });
  const [milano] = areasOf(search, places, places.regions[1]!);
  expect(milano).toMatchObject({ id: "MI", name: "Milano", to: { q: "java", province: "MI" } });
});

test("counts → at most four classes without gaps, each count in one of them, none for areas without jobs", () => {
  expect(shadesOf([0, 0])).toEqual([]);
  expect(shadesOf([3, 3, 3])).toEqual([{ from: 1, to: 3 }]);
  const counts = [0, 1, 1, 2, 5, 8, 40, 41, 300];
  const shades = shadesOf(counts);
  expect(shades).toEqual([
    { from: 1, to: 1 },
    { from: 2, to: 5 },
    { from: 6, to: 40 },
    { from: 41, to: 300 },
  ]);
  expect(counts.map((count) => shadeOf(count, shades))).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4]);
});
