import {
  jobPostLimits,
  nearTheStop,
  smallestGroup,
  type ReplyStatistics,
  type MemberReplyStatistics,
  type ReplyPromiseStatus,
} from "@orbita/contract";
import type { ReplyFigures } from "./measure.ts";

type OwedReplies = Pick<ReplyFigures, "overdue" | "recent">;

type PromiseBounds = { late: number; percent: number };

const reaches = ({ overdue, recent }: OwedReplies, { late, percent }: PromiseBounds): boolean =>
  overdue >= late && overdue * 100 >= recent * percent;

/**
 * Whether a Space with too many late replies is blocked from publishing. The limit tolerates a few late replies, and a small
 * share among many applications.
 */
export const isStopped = (owed: OwedReplies): boolean => reaches(owed, jobPostLimits.answersOwed);

/**
 * The state of a Space's reply promises: `kept`, `near` (the members are warned) or `stopped` (publishing is blocked). The warning comes before the
 * block, also when replies become late one by one. Three late replies of a thousand, or one of one, cause no warning.
 */
export function promiseStateOf(owed: OwedReplies): ReplyPromiseStatus {
  if (isStopped(owed)) return "stopped";
  return reaches(owed, nearTheStop) ? "near" : "kept";
}

/** The public reply figures of a Space. Figures about fewer than five people are hidden, because these people could be identified. */
export function presentKept({ promised_days, in_time, late, due, median_days }: ReplyFigures): ReplyStatistics {
  const enough = due >= smallestGroup;
  return {
    promisedDays: promised_days,
    medianDays: in_time + late >= smallestGroup ? median_days : null,
    inTime: enough ? in_time : null,
    due: enough ? due : null,
  };
}

/**
 * Presents the reply figures of applications that got a first reply, or should have got one by now. Null if these concern fewer
 * than five people.
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

export const presentOwn = (measured: ReplyFigures): MemberReplyStatistics => ({
  ...presentKept(measured),
  late: measured.late,
  missed: measured.missed,
  owed: measured.owed,
  overdue: measured.overdue,
  recent: measured.recent,
  standing: promiseStateOf(measured),
});
