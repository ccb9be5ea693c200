import { expect, test } from "vitest";
import { countSpaceFilters, spacesAddress, spacesSearch, changeSpacesSearch } from "./spaces-search.ts";

test("an empty URL of the Space directory → the first page", () =>
  expect(spacesSearch({})).toEqual({ page: 0, size: 11 }));

test("Space directory: invalid URL parameters → ignored", () => {
  expect(spacesSearch({ page: -1, size: 0, order: "money", hiring: "perhaps", km: 30, sector: "" })).toEqual({
    page: 0,
    size: 11,
  });
});

test.each([
  [undefined, 30],
  [0, 30],
  [1, 1],
  [500, 500],
  [501, 30],
  ["50", 30],
])("Space directory: a distance of %s km → parsed as %s", (km, kept) => {
  expect(spacesSearch({ near: "Bergamo", km }).km).toBe(kept);
});

test("the URL of the Space directory omits default values", () => {
  const search = spacesSearch({ near: "Bergamo", hiring: true, order: "jobs", page: 2 });
  expect(spacesAddress(search)).toEqual({ near: "Bergamo", hiring: true, page: 2 });
  expect(spacesAddress({ ...search, km: 50 })).toMatchObject({ km: 50 });
});

test("Space directory: changing a filter → back to the first page", () => {
  const search = spacesSearch({ page: 3, sector: "business_sector_52" });
  expect(changeSpacesSearch(search, { region: "Liguria" })).toEqual({
    sector: "business_sector_52",
    region: "Liguria",
  });
  expect(changeSpacesSearch(search, { sector: undefined })).toEqual({});
});

test("Space directory: the text query does not count as a filter", () => {
  expect(countSpaceFilters(spacesSearch({ q: "porto", type: "agency", near: "Genova", hiring: true }))).toBe(3);
});
