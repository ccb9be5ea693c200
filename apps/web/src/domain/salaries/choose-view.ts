import type { SalaryFigure, SalaryRoleFigures } from "@orbita/contract";
import type { SalariesSearch } from "./salaries-search.ts";

/** The figures of one place over the years, oldest first. */
export type SalaryTrend = { readonly region: string | null; readonly points: readonly SalaryFigure[] };
/** A figure and the change of its median since the year before; null if that year has no figure. */
export type SalaryRow = { readonly figure: SalaryFigure; readonly change: number | null };

/** The figures of a role for the chosen region, agreement and year, as the page shows them. */
export type SalaryView = {
  readonly year: number;
  readonly region: string | null;
  readonly ccnl: string | null;
  /** The figure of the chosen group; null if it has too few jobs. */
  readonly chosen: SalaryRow | null;
  readonly italy: SalaryFigure | null;
  /** The regions with figures, highest median first. */
  readonly regions: readonly SalaryFigure[];
  readonly trends: readonly SalaryTrend[];
  /** The parts of the chosen group: the levels of its agreement, or its agreements. */
  readonly parts: readonly SalaryRow[];
  readonly options: {
    readonly years: readonly number[];
    readonly regions: readonly string[];
    readonly agreements: readonly string[];
  };
};

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** The number of small charts beside each other. */
const mostTrends = 4;

function trendsOf(all: readonly SalaryFigure[], places: readonly (string | null)[]): SalaryTrend[] {
  return unique(places)
    .map((region) => ({
      region,
      points: all.filter((one) => one.region === region).toSorted((one, other) => one.year - other.year),
    }))
    .filter(({ points }) => points.length > 1)
    .slice(0, mostTrends);
}

/** Chooses the figures to show. Null if the role has none. A parameter for which there is no figure at all is ignored. */
export function chooseView({ figures }: SalaryRoleFigures, search: SalariesSearch): SalaryView | null {
  const years = unique(figures.map((one) => one.year)).toSorted((one, other) => other - one);
  const year = years.find((one) => one === search.year) ?? years[0];
  if (year === undefined) return null;
  const ofYear = figures.filter((one) => one.year === year);
  const agreements = unique(ofYear.flatMap((one) => one.ccnl ?? []));
  const ccnl = agreements.find((code) => code === search.ccnl) ?? null;
  const region = search.region ?? null;
  const ofAgreement = figures.filter((one) => one.ccnl === ccnl && one.level === null);
  const shown = ofAgreement.filter((one) => one.year === year);
  const regions = shown.filter((one) => one.region !== null).toSorted((one, other) => other.median - one.median);
  const byJobs = regions.toSorted((one, other) => other.ads - one.ads).map((one) => one.region);

  const before = (figure: SalaryFigure) =>
    figures.find(
      (one) =>
        one.year === year - 1 && one.region === figure.region && one.ccnl === figure.ccnl && one.level === figure.level,
    );
  const rowOf = (figure: SalaryFigure): SalaryRow => {
    const earlier = before(figure);
    return { figure, change: earlier ? figure.median - earlier.median : null };
  };
  const chosen = shown.find((one) => one.region === region);
  const parts = ofYear.filter(
    (one) =>
      one.region === region &&
      (ccnl === null ? one.ccnl !== null && one.level === null : one.ccnl === ccnl && one.level !== null),
  );
  return {
    year,
    region,
    ccnl,
    chosen: chosen ? rowOf(chosen) : null,
    italy: shown.find((one) => one.region === null) ?? null,
    regions,
    trends: trendsOf(ofAgreement, [region, ...byJobs.slice(0, 2), null]),
    parts: parts.toSorted((one, other) => one.median - other.median).map(rowOf),
    options: {
      years,
      regions: unique([...(region ? [region] : []), ...figures.flatMap((one) => one.region ?? [])]).toSorted(),
      agreements,
    },
  };
}
