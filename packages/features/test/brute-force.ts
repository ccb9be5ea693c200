import type {
  FieldKind,
  Filter,
  FilterValue,
  JobPost,
  OwnJobPost,
  NearFilter,
  SearchFields,
  SearchPayload,
} from "@orbita/contract";
import { seniorityOf } from "../src/job-posts/seniority.ts";

type ScalarValue = string | number | boolean | { lat: number; lon: number };
type FieldValue = ScalarValue | null;
/** Reads the value of a search field from a result; some fields have several values. */
export type FieldReader = (post: JobPost) => FieldValue | ScalarValue[];

export const readers: Record<string, FieldReader> = {
  id: (post) => post.id,
  jobPostStatus: (post) => post.jobPostStatus,
  title: (post) => post.title,
  spaceId: (post) => post.spaceId,
  spaceName: (post) => post.space.name,
  city: (post) => post.location?.city ?? null,
  province: (post) => post.location?.province ?? null,
  region: (post) => post.location?.region ?? null,
  country: (post) => post.location?.country ?? null,
  place: ({ location }) =>
    location?.lat == null || location.lon == null ? null : { lat: location.lat, lon: location.lon },
  salaryMin: (post) => post.salaryMin,
  salaryMax: (post) => post.salaryMax,
  ccnl: (post) => post.ccnl,
  businessSector: (post) => post.space.businessSector,
  contractType: (post) => post.contractType,
  contractEconomicType: (post) => post.contractEconomicType,
  workplaceType: (post) => post.workplaceType,
  travelType: (post) => post.travelType,
  weeklyHours: (post) => post.weeklyHours,
  education: (post) => post.education,
  seniority: seniorityOf,
  language: (post) => post.language,
  skills: (post) => post.skills.map(({ id }) => id),
  languages: (post) => post.languages.map(({ code }) => code),
  benefits: (post) => post.benefits.map(({ code }) => code),
  plan: (post) => (post as OwnJobPost).plan ?? null,
  created: (post) => post.created,
  updated: (post) => post.updated,
  publishedAt: (post) => post.publishedAt,
  // The expiry date of a post; posts that are not published have none.
  expiresAt: (post) => (post.jobPostStatus === "published" ? post.expiresAt : null),
};

/** Replacements for letters that Unicode does not decompose, but that both search engines fold. */
const unmarked: Record<string, string> = { ł: "l", "’": "'" };
const plain = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[ł’]/g, (letter) => unmarked[letter]!);
/** Converts a value to the form in which the brute-force filter compares it. */
export function comparable(value: FieldValue | FilterValue, kind: FieldKind): string | number {
  if (kind === "number") return Number(value);
  const text = typeof value === "string" ? value : JSON.stringify(value);
  if (kind === "date") return Date.parse(text);
  return kind === "text" ? plain(text) : text;
}

function kilometres(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const h =
    Math.sin(rad(b.lat - a.lat) / 2) ** 2 +
    Math.cos(rad(a.lat)) * Math.cos(rad(b.lat)) * Math.sin(rad(b.lon - a.lon) / 2) ** 2;
  return 2 * 6371.00877141 * Math.asin(Math.sqrt(h));
}

const compare: Record<string, (left: string | number, right: string | number) => boolean> = {
  is: (left, right) => left === right,
  in: (left, right) => left === right,
  not: (left, right) => left === right,
  c: (left, right) => String(left).includes(String(right)),
  sw: (left, right) => String(left).startsWith(String(right)),
  gt: (left, right) => left > right,
  gte: (left, right) => left >= right,
  lt: (left, right) => left < right,
  lte: (left, right) => left <= right,
};

/** Evaluates a search filter for one row, in the simplest possible code. */
function matches(value: FieldValue | ScalarValue[], { f, v, mm }: Filter, fields: SearchFields): boolean {
  const kind = fields[f]!;
  const has = [value].flat().filter((one) => one !== null);
  const any = [v]
    .flat()
    .some((wanted) =>
      has.some((one) =>
        kind === "place"
          ? kilometres(one as NearFilter, wanted as NearFilter) <= (wanted as NearFilter).km
          : compare[mm]!(comparable(one, kind), comparable(wanted, kind)),
      ),
    );
  return mm === "not" ? !any : any;
}

/** The code of fully remote work. If a query asks for remote work, posts with this code count as near every place. */
const anywhere = "workplace_type_full_remote";
const asksAnywhere = (filters: readonly Filter[]) =>
  filters.some(({ f, v, mm }) => f === "workplaceType" && mm !== "not" && [v].flat().includes(anywhere));

const order = (left: string | number, right: string | number) => (left < right ? -1 : left > right ? 1 : 0);

/** The distance of a post to the nearest of the requested points; posts without a place are farthest. */
const distance = (place: FieldValue, filters: readonly Filter[]): number =>
  place === null
    ? Infinity
    : Math.min(
        ...([filters.find(({ f }) => f === "place")!.v].flat() as NearFilter[]).map((near) =>
          kilometres(place as NearFilter, near),
        ),
      );

type FieldReaders<T> = Readonly<Record<string, (item: T) => FieldValue | ScalarValue[]>>;

function sorting<T extends { id: string }>(
  { sort, filters }: SearchPayload,
  fields: SearchFields,
  by: FieldReaders<T>,
) {
  if (sort === "distance:asc") {
    const far = (item: T) => distance(by.place!(item) as FieldValue, filters);
    const day = (item: T) => Date.parse(by.publishedAt!(item) as string);
    return (a: T, b: T) => order(far(a), far(b)) || order(day(b), day(a)) || order(a.id, b.id);
  }
  const [field, direction] = sort.split(":") as [string, string];
  const sign = direction === "asc" ? 1 : -1;
  const key = (item: T) => {
    const value = by[field]!(item) as FieldValue;
    return value === null ? null : comparable(value, fields[field]!);
  };
  return (a: T, b: T) => {
    const [left, right] = [key(a), key(b)];
    if (left === null || right === null) return (left === null ? 1 : 0) - (right === null ? 1 : 0) || order(a.id, b.id);
    return sign * order(left, right) || order(a.id, b.id);
  };
}

/** All matches of a query in order. Rows without a sort value come last in both directions, and the id breaks ties. */
export function bruteForce<T extends { id: string } = JobPost>(
  items: readonly T[],
  payload: SearchPayload,
  fields: SearchFields,
  by: FieldReaders<T> = readers as never,
): T[] {
  const filters = payload.filters as Filter[];
  const fits = (item: T, filter: Filter) =>
    matches(by[filter.f]!(item), filter, fields) ||
    (fields[filter.f] === "place" && asksAnywhere(filters) && by.workplaceType?.(item) === anywhere);
  return items.filter((item) => filters.every((filter) => fits(item, filter))).toSorted(sorting(payload, fields, by));
}
