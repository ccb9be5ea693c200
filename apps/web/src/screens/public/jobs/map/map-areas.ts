import type { JobPlaces } from "@orbita/contract";
import { changeJobsSearch, getChosenValues, type JobsSearch } from "~/domain/job-posts/public/jobs-search.ts";

type JobRegion = JobPlaces["regions"][number];

/** A region or province of the map. */
export type MapArea = {
  /** The name of a region, or the letters of a province. */
  readonly id: string;
  readonly name: string;
  readonly count: number;
  /** The search that a click on the area opens. */
  readonly to: Partial<JobsSearch>;
  readonly isChosen: boolean;
};

/** The region whose provinces the map shows: that of the chosen region or provinces. Null for all of Italy, also if several are chosen. */
export function shownRegion(search: JobsSearch, { regions }: JobPlaces): JobRegion | null {
  const provinces = getChosenValues(search, "province");
  const chosen = getChosenValues(search, "region");
  const isShown = (region: JobRegion) =>
    chosen.length > 0
      ? chosen.includes(region.name)
      : region.provinces.some((province) => provinces.includes(province.code));
  const [first, ...others] = regions.filter(isShown);
  return first && others.length === 0 ? first : null;
}

const byCount = (areas: readonly MapArea[]): MapArea[] => areas.toSorted((one, other) => other.count - one.count);

/** The regions of Italy, or the provinces of a region, with the most jobs first. A region opens its provinces, a province its list of jobs. */
export function areasOf(search: JobsSearch, { regions }: JobPlaces, region: JobRegion | null): MapArea[] {
  if (region === null)
    return byCount(
      regions.map(({ name, count }) => ({
        id: name,
        name,
        count,
        to: changeJobsSearch(search, { region: name, province: undefined }),
        isChosen: getChosenValues(search, "region").includes(name),
      })),
    );
  return byCount(
    region.provinces.map(({ code, name, count }) => ({
      id: code,
      name,
      count,
      to: changeJobsSearch(search, { region: undefined, province: code, view: undefined }),
      isChosen: getChosenValues(search, "province").includes(code),
    })),
  );
}

/** A class of the map's colours: the areas that have from `from` to `to` jobs. */
export type JobShade = { readonly from: number; readonly to: number };

/** The number of colours, besides that of areas without jobs. */
const mostShades = 4;

/** Classes with about the same number of areas each, fewest jobs first. Areas without jobs are in none. */
export function shadesOf(counts: readonly number[]): JobShade[] {
  const sorted = counts.filter((count) => count > 0).toSorted((one, other) => one - other);
  const ends = Array.from(
    { length: mostShades },
    (_, at) => sorted[Math.ceil((sorted.length * (at + 1)) / mostShades) - 1],
  );
  const limits = [...new Set(ends.filter((end) => end !== undefined))];
  return limits.map((to, at) => ({ from: at === 0 ? 1 : limits[at - 1]! + 1, to }));
}

/** The place of the count in the classes, from 1; 0 without jobs. */
export const shadeOf = (count: number, shades: readonly JobShade[]): number =>
  count === 0 ? 0 : shades.findIndex(({ to }) => count <= to) + 1;

/** The areas as the list and the drawing show them. */
export type AreasProps = {
  areas: readonly MapArea[];
  shades: readonly JobShade[];
  /** The area under the pointer, in the list or on the map. */
  pointed: string | null;
  onPoint: (id: string | null) => void;
};
