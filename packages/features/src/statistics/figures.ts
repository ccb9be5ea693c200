import type { Dashboard, FunnelStep } from "@orbita/contract";
import { countLengths, countOf, lengthsOf, medianOf, together, under, type Counts, type Lengths } from "./counts.ts";
import type { Period } from "./period.ts";
import type { SumRow } from "./queries.ts";
import { shown, shownOf, shownParts } from "./small-groups.ts";

/** Both periods, each as one sum. */
export type Both = { readonly now: Counts; readonly before: Counts };

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** The mean in tenths of a year, over the applicants whose resume states it. */
export const yearsOf = (counts: Counts): number | null => {
  const people = countOf(counts, "aged");
  return shownOf(people, people === 0 ? null : tenth(countOf(counts, "years") / people / 10));
};

const costPerApplication = (counts: Counts): number | null => {
  const people = countOf(counts, "applied");
  return shownOf(people, Math.round(countOf(counts, "cents") / people));
};

export const figuresOf = ({ now, before }: Both) => ({
  applications: { value: shown(countOf(now, "applied")), before: shown(countOf(before, "applied")) },
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

/** Views are anonymous page openings; all later steps count people. */
export const funnelOf = (counts: Counts): Dashboard["funnel"] =>
  Object.entries(funnelKeys).map(([step, key]) => {
    const count = countOf(counts, key);
    return { step: step as FunnelStep, count: step === "views" ? count : shown(count) };
  });

/** Visits from lists and search. Other visits came from a link or from the Space's own page. */
const fromLists = ["list", "search"];

export function courseOf(days: readonly SumRow[], stretches: readonly Period[]): Dashboard["course"] {
  const sums = stretches.map(({ from, to }) =>
    together(days.filter(({ day }) => day >= from && day <= to).map(({ counts }) => counts)),
  );
  const applications = shownParts(sums.map((counts) => countOf(counts, "applied")));
  return sums.map((counts, place) => {
    const visits = under(counts, "visits");
    return {
      from: stretches[place]!.from,
      visits: countOf(counts, "visits"),
      openings: fromLists.reduce((sum, source) => sum + (visits.get(source) ?? 0), 0),
      applications: applications[place]!,
    };
  });
}

const mostDays = 10;

/** By whole days; the last bucket is ten days and more. */
export function answersOf(counts: Counts): Dashboard["answers"] {
  const byDay = Array.from({ length: mostDays + 1 }, () => 0);
  for (const [length, count] of lengthsOf(counts, "answer")) byDay[Math.min(Math.floor(length), mostDays)]! += count;
  return shownParts(byDay).map((count, days) => ({ days, count }));
}

const states = ["submitted", "inReview", "shortlisted", "interview", "offer"] as const;

export const timeInStateOf = (counts: Counts): Dashboard["timeInState"] =>
  states.map((state) => {
    const lengths: Lengths = lengthsOf(counts, `stay:${state}`);
    const count = countLengths(lengths);
    return { state, medianDays: shownOf(count, medianOf(lengths)), count: shown(count) };
  });

export function sourcesOf(counts: Counts): Dashboard["sources"] {
  const of = (name: string) => under(counts, name);
  const [visits, cents, applied, hires] = [of("visits"), of("cents"), of("applied"), of("hires")];
  const names = [...new Set([...visits.keys(), ...applied.keys()])];
  const applications = shownParts(names.map((name) => applied.get(name) ?? 0));
  const hired = shownParts(names.map((name) => hires.get(name) ?? 0));
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
