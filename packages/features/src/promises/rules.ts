import {
  jobPostLimits,
  nearTheStop,
  smallestGroup,
  type KeptPromises,
  type OwnPromises,
  type PromiseStanding,
} from "@orbita/contract";
import type { ReplyFigures } from "./measure.ts";

type Owed = Pick<ReplyFigures, "overdue" | "recent">;

type Bounds = { late: number; percent: number };

const reaches = ({ overdue, recent }: Owed, { late, percent }: Bounds): boolean =>
  overdue >= late && overdue * 100 >= recent * percent;

/** A Space that breaks its promises cannot publish new ones. The limit tolerates a few late replies and a small share of many. */
export const isStopped = (owed: Owed): boolean => reaches(owed, jobPostLimits.answersOwed);

/**
 * When replies become late one by one, the warning always comes before the block. Three of a thousand, or one of one, cause no
 * warning.
 */
export function standingOf(owed: Owed): PromiseStanding {
  if (isStopped(owed)) return "stopped";
  return reaches(owed, nearTheStop) ? "near" : "kept";
}

/** The public figures. Hides them for fewer than five people, because these could be identified. */
export function presentKept({ promised_days, in_time, late, due, median_days }: ReplyFigures): KeptPromises {
  const enough = due >= smallestGroup;
  return {
    promisedDays: promised_days,
    medianDays: in_time + late >= smallestGroup ? median_days : null,
    inTime: enough ? in_time : null,
    due: enough ? due : null,
  };
}

/**
 * Reply figures of applications that had a first reply or should have had one by now; applications that still have time are not
 * counted. Null if fewer than five people are concerned.
 */
export function presentReplies({ in_time, late, due, median_days }: Omit<ReplyFigures, "promised_days">) {
  const answered = in_time + late;
  const enough = due >= smallestGroup;
  return {
    medianDays: answered >= smallestGroup ? median_days : null,
    share: enough ? Math.round((answered / due) * 1_000) / 1_000 : null,
    answered: enough ? answered : null,
    due: enough ? due : null,
  };
}

export const presentOwn = (measured: ReplyFigures): OwnPromises => ({
  ...presentKept(measured),
  late: measured.late,
  missed: measured.missed,
  owed: measured.owed,
  overdue: measured.overdue,
  recent: measured.recent,
  standing: standingOf(measured),
});
