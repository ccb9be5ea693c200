import {
  jobPostLimits,
  nearTheStop,
  smallestGroup,
  type KeptPromises,
  type OwnPromises,
  type PromiseStanding,
} from "@orbita/contract";
import type { Measured } from "./measure.ts";

type Owed = Pick<Measured, "overdue" | "recent">;

type Bounds = { late: number; percent: number };

const reaches = ({ overdue, recent }: Owed, { late, percent }: Bounds): boolean =>
  overdue >= late && overdue * 100 >= recent * percent;

/** A promise that is not kept is not made again: a few late answers are forgiven, and a small part of many. */
export const isStopped = (owed: Owed): boolean => reaches(owed, jobPostLimits.answersOwed);

/** Of answers that get late one by one the stop is always announced first; three of a thousand, or one of one, alarm nobody. */
export function standingOf(owed: Owed): PromiseStanding {
  if (isStopped(owed)) return "stopped";
  return reaches(owed, nearTheStop) ? "near" : "kept";
}

/** What everybody may read: of fewer than five people nothing, they would be known by it. */
export function presentKept({ promised_days, in_time, late, due, median_days }: Measured): KeptPromises {
  const enough = due >= smallestGroup;
  return {
    promisedDays: promised_days,
    medianDays: in_time + late >= smallestGroup ? median_days : null,
    inTime: enough ? in_time : null,
    due: enough ? due : null,
  };
}

/**
 * How applications were answered, of those that had a first answer or should have by now; applications that still have time are
 * not counted. Null where fewer than five people are concerned.
 */
export function presentReplies({ in_time, late, due, median_days }: Omit<Measured, "promised_days">) {
  const answered = in_time + late;
  const enough = due >= smallestGroup;
  return {
    medianDays: answered >= smallestGroup ? median_days : null,
    share: enough ? Math.round((answered / due) * 1_000) / 1_000 : null,
    answered: enough ? answered : null,
    due: enough ? due : null,
  };
}

export const presentOwn = (measured: Measured): OwnPromises => ({
  ...presentKept(measured),
  late: measured.late,
  missed: measured.missed,
  owed: measured.owed,
  overdue: measured.overdue,
  recent: measured.recent,
  standing: standingOf(measured),
});
