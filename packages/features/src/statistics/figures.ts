import type { Dashboard, FunnelStep } from "@orbita/contract";
import {
  countLengths,
  countOf,
  lengthsOf,
  medianOf,
  addCounts,
  countsUnder,
  type EventCounts,
  type DurationCounts,
} from "./counts.ts";
import type { DayPeriod } from "./period.ts";
import type { StatisticsSumRow } from "./queries.ts";
import { hideSmall, hideSmallOf, hideSmallParts } from "./small-groups.ts";

/** The sum of all counters in the selected period (`now`), and in the period before it (`before`). */
export type PeriodCounts = { readonly now: EventCounts; readonly before: EventCounts };

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** The mean experience of the applicants in years, to a tenth, over the applicants whose resume states it. */
export const yearsOf = (counts: EventCounts): number | null => {
  const people = countOf(counts, "aged");
  return hideSmallOf(people, people === 0 ? null : tenth(countOf(counts, "years") / people / 10));
};

const costPerApplication = (counts: EventCounts): number | null => {
  const people = countOf(counts, "applied");
  return hideSmallOf(people, Math.round(countOf(counts, "cents") / people));
};

export const dashboardFigures = ({ now, before }: PeriodCounts) => ({
  applications: { value: hideSmall(countOf(now, "applied")), before: hideSmall(countOf(before, "applied")) },
  averageExperience: { value: yearsOf(now), before: yearsOf(before) },
  costCents: { value: countOf(now, "cents"), before: countOf(before, "cents") },
  costPerApplicationCents: { value: costPerApplication(now), before: costPerApplication(before) },
});

const funnelKeys: Record<FunnelStep, string> = {
  views: "visits",
  evidenceSeen: "evidenceSeen",
  applications: "applied",
  reviewed: "reviewed",
  interviews: "interviews",
  offers: "offers",
  hires: "hires",
};

/**
 * The steps of the hiring funnel with their counts. The first step counts page views, which are anonymous. All later steps
 * count people, so that small numbers are hidden.
 */
export const funnelOf = (counts: EventCounts): Dashboard["funnel"] =>
  Object.entries(funnelKeys).map(([step, key]) => {
    const count = countOf(counts, key);
    return { step: step as FunnelStep, count: step === "views" ? count : hideSmall(count) };
  });

/** The sources "list" and "search" of visits. Other visits came from a link or from the Space's own page. */
const fromLists = ["list", "search"];

export function courseOf(days: readonly StatisticsSumRow[], stretches: readonly DayPeriod[]): Dashboard["course"] {
  const sums = stretches.map(({ from, to }) =>
    addCounts(days.filter(({ day }) => day >= from && day <= to).map(({ counts }) => counts)),
  );
  const applications = hideSmallParts(sums.map((counts) => countOf(counts, "applied")));
  return sums.map((counts, place) => {
    const visits = countsUnder(counts, "visits");
    return {
      from: stretches[place]!.from,
      visits: countOf(counts, "visits"),
      openings: fromLists.reduce((sum, source) => sum + (visits.get(source) ?? 0), 0),
      applications: applications[place]!,
    };
  });
}

const mostDays = 10;

/** The number of first replies to applications, by whole days of waiting. The last group is ten days or more. */
export function answersOf(counts: EventCounts): Dashboard["answers"] {
  const byDay = Array.from({ length: mostDays + 1 }, () => 0);
  for (const [length, count] of lengthsOf(counts, "answer")) byDay[Math.min(Math.floor(length), mostDays)]! += count;
  return hideSmallParts(byDay).map((count, days) => ({ days, count }));
}

const states = ["submitted", "inReview", "shortlisted", "interview", "offer"] as const;

export const timeInStateOf = (counts: EventCounts): Dashboard["timeInState"] =>
  states.map((state) => {
    const lengths: DurationCounts = lengthsOf(counts, `stay:${state}`);
    const count = countLengths(lengths);
    return { state, medianDays: hideSmallOf(count, medianOf(lengths)), count: hideSmall(count) };
  });

export function sourcesOf(counts: EventCounts): Dashboard["sources"] {
  const of = (name: string) => countsUnder(counts, name);
  const [visits, cents, applied, hires] = [of("visits"), of("cents"), of("applied"), of("hires")];
  const names = [...new Set([...visits.keys(), ...applied.keys()])];
  const applications = hideSmallParts(names.map((name) => applied.get(name) ?? 0));
  const hired = hideSmallParts(names.map((name) => hires.get(name) ?? 0));
  return names
    .map((source, place) => ({
      source,
      visits: visits.get(source) ?? 0,
      applications: applications[place]!,
      hires: hired[place]!,
      costCents: cents.get(source) ?? 0,
    }))
    .toSorted((one, other) => other.visits - one.visits || one.source.localeCompare(other.source));
}
