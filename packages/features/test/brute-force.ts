import type {
  FieldKind,
  Filter,
  FilterValue,
  JobPost,
  OwnJobPost,
  Near,
  SearchFields,
  SearchPayload,
} from "@orbita/contract";

type Value = string | number | boolean | { lat: number; lon: number } | null;
/** How a field of the search is read off an answer. */
export type Reader = (post: JobPost) => Value;

export const readers: Record<string, Reader> = {
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
  plan: (post) => (post as OwnJobPost).plan ?? null,
  created: (post) => post.created,
  updated: (post) => post.updated,
  publishedAt: (post) => post.publishedAt,
  expiresAt: (post) => post.expiresAt,
};

/** What Unicode does not take apart, and both engines do. */
const unmarked: Record<string, string> = { ł: "l", "’": "'" };
const plain = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[ł’]/g, (letter) => unmarked[letter]!);
/** What a value is compared by. */
export function comparable(value: Value | FilterValue, kind: FieldKind): string | number {
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

/** The meaning of a filter, in the plainest code that can say it. */
function matches(value: Value, { f, v, mm }: Filter, fields: SearchFields): boolean {
  const kind = fields[f]!;
  const any = [v].flat().some((wanted) => {
    if (value === null) return false;
    if (kind === "place") return kilometres(value as Near, wanted as Near) <= (wanted as Near).km;
    return compare[mm]!(comparable(value, kind), comparable(wanted, kind));
  });
  return mm === "not" ? !any : any;
}

const order = (left: string | number, right: string | number) => (left < right ? -1 : left > right ? 1 : 0);

/** All that matches, in order; rows without the sort's value come last both ways, and the id ends every tie. */
export function bruteForce<T extends { id: string } = JobPost>(
  items: readonly T[],
  { sort, filters }: SearchPayload,
  fields: SearchFields,
  by: Readonly<Record<string, (item: T) => Value>> = readers as never,
): T[] {
  const [field, direction] = sort.split(":") as [string, string];
  const key = (item: T) => {
    const value = by[field]!(item);
    return value === null ? null : comparable(value, fields[field]!);
  };
  const sign = direction === "asc" ? 1 : -1;
  return items
    .filter((item) => (filters as Filter[]).every((filter) => matches(by[filter.f]!(item), filter, fields)))
    .toSorted((a, b) => {
      const [left, right] = [key(a), key(b)];
      if (left === null || right === null)
        return (left === null ? 1 : 0) - (right === null ? 1 : 0) || order(a.id, b.id);
      return sign * order(left, right) || order(a.id, b.id);
    });
}
