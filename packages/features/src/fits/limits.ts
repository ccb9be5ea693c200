import type { JobFitLimit, JobWishes, SearchPayload } from "@orbita/contract";
import { runQuestion, type SearchClient } from "@orbita/platform";
import { jobPostIndex } from "../job-posts/index.ts";
import type { FitClause } from "./fit-query.ts";

const remote = "workplace_type_full_remote";
const hybrid = "workplace_type_hybrid";

const anyOf = (...should: FitClause[]): FitClause => ({ bool: { should, minimum_should_match: 1 } });
const not = (clause: FitClause): FitClause => ({ bool: { must_not: [clause] } });
const missing = (field: string): FitClause => not({ exists: { field } });
const is = (field: string, value: string): FitClause => ({ term: { [field]: value } });

/** A job that a person who named no place reaches from their town. */
const nearKm = 60;
export const nearClause = ({ lat, lon }: { lat: number; lon: number }): FitClause =>
  anyOf(is("workplaceType", remote), { geo_distance: { distance: `${nearKm}km`, place: { lat, lon } } });

/** A fully remote job is within every place; the accepted workplaces decide about it. */
const placeClause = ({ lat, lon, km, city }: NonNullable<JobWishes["place"]>): FitClause =>
  anyOf(is("workplaceType", remote), { geo_distance: { distance: `${km}km`, place: { lat, lon } } }, is("city", city));

function workplaceClauses({ workplaces, remoteShare }: JobWishes): FitClause[] {
  const kinds =
    workplaces.length > 0 ? [anyOf({ terms: { workplaceType: workplaces } }, missing("workplaceType"))] : [];
  // A hybrid job that does not state its share of office work is within the limit.
  const mostOffice = remoteShare === null ? [] : [{ range: { officePresence: { gt: 100 - remoteShare } } }];
  return [...kinds, ...mostOffice.map((range) => not({ bool: { filter: [is("workplaceType", hybrid), range] } }))];
}

/** The highest pay of the job reaches the minimum. A job that states no pay is within the limit. */
const salaryClause = (least: number): FitClause =>
  anyOf(
    { range: { salaryMax: { gte: least } } },
    { bool: { filter: [missing("salaryMax"), { range: { salaryMin: { gte: least } } }] } },
    { bool: { filter: [missing("salaryMax"), missing("salaryMin")] } },
  );

/** For each limit of a person, the clause that matches the jobs within it. */
export function limitClauses(wishes: JobWishes | null): { limit: JobFitLimit; clause: FitClause }[] {
  if (wishes === null) return [];
  const { place, contracts, hours, weeklyHoursMin, weeklyHoursMax, salaryMin } = wishes;
  const weekly = {
    ...(weeklyHoursMin !== null && { gte: weeklyHoursMin }),
    ...(weeklyHoursMax !== null && { lte: weeklyHoursMax }),
  };
  const all: [JobFitLimit, FitClause[]][] = [
    ["place", place ? [placeClause(place)] : []],
    ["workplace", workplaceClauses(wishes)],
    ["contract", contracts.length > 0 ? [{ terms: { contractEconomicType: contracts } }] : []],
    ["hours", hours.length > 0 ? [anyOf({ terms: { contractType: hours } }, missing("contractType"))] : []],
    [
      "weeklyHours",
      Object.keys(weekly).length > 0 ? [anyOf({ range: { weeklyHours: weekly } }, missing("weeklyHours"))] : [],
    ],
    ["salary", salaryMin === null ? [] : [salaryClause(salaryMin)]],
  ];
  return all.flatMap(([limit, filter]) => (filter.length > 0 ? [{ limit, clause: { bool: { filter } } }] : []));
}

/** The limits that an open job does not respect. A job that is not in the index yet respects all. */
export async function limitsBrokenBy(
  search: SearchClient,
  id: string,
  wishes: JobWishes | null,
): Promise<JobFitLimit[]> {
  const limits = limitClauses(wishes);
  if (limits.length === 0) return [];
  const payload = {
    page: 0,
    size: 1,
    sort: "evidence:desc",
    filters: [{ f: "id", v: id, mm: "is" }],
    projections: ["title"],
    facets: [],
  } as unknown as SearchPayload;
  const score = limits.map(({ limit, clause }) => ({ constant_score: { boost: 1, filter: clause, _name: limit } }));
  const { met } = await runQuestion(search, jobPostIndex, payload, { score });
  return limits.flatMap(({ limit }) => (met[0] && !met[0].includes(limit) ? [limit] : []));
}
