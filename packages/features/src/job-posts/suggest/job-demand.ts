import type { SearchPayload } from "@orbita/contract";
import { runQuestion, type SearchClient } from "@orbita/platform";
import { jobPostIndex, stillOpen } from "../search.ts";

/** The number of open posts that name each job title, skill and place. It decides which suggestions are counted exactly. */
export type JobDemand = {
  /** Takes the id of a `SuggestibleEntry`. */
  readonly of: (id: string) => number;
};

type ValueCount = { readonly value: string; readonly count: number };
export type DemandCounts = Readonly<Record<"titleNames" | "skillNames" | "city" | "region", readonly ValueCount[]>>;

export function demandOf({ titleNames, skillNames, city, region }: DemandCounts): JobDemand {
  const placed = (field: string, counts: readonly ValueCount[]) =>
    counts.map(({ value, count }) => ({ value: `${field} ${value}`, count }));
  const demand = new Map<string, number>();
  for (const { value, count } of [...titleNames, ...skillNames, ...placed("city", city), ...placed("region", region)])
    demand.set(value, Math.max(count, demand.get(value) ?? 0));
  return { of: (id) => demand.get(id) ?? 0 };
}

/** The number of values that are read of each field. A rarer value is suggested like one without open posts. */
const mostValues = 10_000;
const facets = ["titleNames", "skillNames", "city", "region"] as const;
const fieldOf = { titleNames: "titleNames", skillNames: "skillNames", city: "city.raw", region: "region.raw" } as const;

async function readDemand(search: SearchClient, now: Date): Promise<JobDemand> {
  const ranges = Object.fromEntries(
    facets.map((name) => [name, { terms: { field: fieldOf[name], size: mostValues } }] as const),
  );
  const asked = { page: 0, size: 1, sort: "publishedAt:desc", filters: [], projections: ["id"], facets: [...facets] };
  const payload = asked as unknown as SearchPayload;
  const { page } = await runQuestion(search, jobPostIndex, payload, { also: [stillOpen(now)], ranges });
  return demandOf(page.facets as unknown as DemandCounts);
}

/** Milliseconds for which a process keeps the demand. It only orders suggestions; their counts are always current. */
const keptMs = 60_000;
const keptOf = new WeakMap<SearchClient, { readonly demand: Promise<JobDemand>; readonly until: number }>();

/** The demand, read at most once a minute by each process. Only the first request waits for it. */
export function loadDemand(search: SearchClient, now: Date): Promise<JobDemand> {
  const time = now.getTime();
  const kept = keptOf.get(search);
  if (kept && kept.until > time) return kept.demand;
  const demand = readDemand(search, now);
  keptOf.set(search, { demand, until: time + keptMs });
  // A failed read is repeated by the next request.
  demand.catch(() => keptOf.delete(search));
  return kept?.demand ?? demand;
}
