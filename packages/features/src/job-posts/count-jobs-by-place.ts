import type { JobPlaces, jobPlacesSearch, SearchPayload } from "@orbita/contract";
import type { z } from "zod";
import type { ReadCtx } from "../kernel/ctx.ts";
import { loadProvinces } from "./provinces.ts";
import { askForPosts, jobPostIndex } from "./search.ts";

/** The number of values that the engine counts of the field `province`: more than Italy has. */
const mostProvinces = 500;

/** Aggregations of the places of posts. A region is counted with the very clause of its filter, which ignores case and accents. */
function placeRanges(regions: readonly string[]) {
  const inItaly = { terms: { region: regions } };
  const isAbroad = {
    bool: { filter: [{ exists: { field: "country" } }], must_not: [inItaly, { term: { country: { value: "IT" } } }] },
  };
  const { field, value } = jobPostIndex.anywhere!;
  const isRemote = { bool: { filter: [{ term: { [field]: { value } } }], must_not: [inItaly, isAbroad] } };
  const inRegions = regions.map((name) => [name, { term: { region: { value: name } } }] as const);
  return {
    place: { filters: { filters: { ...Object.fromEntries(inRegions), abroad: isAbroad, remote: isRemote } } },
    province: { terms: { field: "province", size: mostProvinces } },
  };
}

/** Counts the posts that a search finds by place, in the same way as the search itself, so that the numbers equal its lists. */
export async function countJobsByPlace(
  ctx: ReadCtx,
  { filters }: z.output<typeof jobPlacesSearch>,
): Promise<JobPlaces> {
  const provinces = await loadProvinces(ctx.tx, ctx.now);
  const byRegion = Map.groupBy(provinces, ({ region }) => region);
  const regions = [...byRegion.keys()].toSorted((one, other) => one.localeCompare(other, "it"));
  const ranges = placeRanges(regions);
  // In the order of dates the total has no posts that match only parts of a text, unless all do.
  const order = { page: 0, size: 1, sort: "publishedAt:desc", projections: ["id"] };
  const payload = { ...order, filters, facets: Object.keys(ranges) } as unknown as SearchPayload;
  const { facets = {}, totalElements: total } = await askForPosts(ctx, payload, ranges);
  const countsOf = (name: keyof typeof ranges) =>
    new Map(facets[name]?.map(({ value, count }) => [value, count] as const));
  const [inPlace, inProvince] = [countsOf("place"), countsOf("province")];
  const counted = [...inPlace.values()].reduce((sum, count) => sum + count, 0);
  return {
    total,
    regions: regions.map((name) => ({
      name,
      count: inPlace.get(name) ?? 0,
      provinces: byRegion
        .get(name)!
        .map(({ code, name: label }) => ({ code, name: label, count: inProvince.get(code) ?? 0 })),
    })),
    abroad: inPlace.get("abroad") ?? 0,
    remote: inPlace.get("remote") ?? 0,
    unplaced: total - counted,
  };
}
