import type { JobWishes, JobWishesDraft, SharedJobWishes, WishedPlace, WorkPermit } from "@orbita/contract";
import type { JobWishesWithRoles } from "./queries.ts";

const placeOf = ({ place, radius_km }: JobWishesWithRoles): WishedPlace | null =>
  place === null || radius_km === null ? null : { ...(place as Omit<WishedPlace, "km">), km: radius_km };

/** A talent's preferences as others see them with the resume: without the minimum salary. */
export const presentSharedWishes = (row: JobWishesWithRoles): SharedJobWishes => ({
  roles: row.titles,
  place: placeOf(row),
  workplaces: row.workplaces as SharedJobWishes["workplaces"],
  remoteShare: row.remote_share,
  contracts: row.contracts as SharedJobWishes["contracts"],
  hours: row.hours as SharedJobWishes["hours"],
  weeklyHoursMin: row.weekly_hours_min,
  weeklyHoursMax: row.weekly_hours_max,
  noticeDays: row.notice_days,
  permits: row.permits as WorkPermit[],
  labels: row.labels,
});

export const presentJobWishes = (row: JobWishesWithRoles): JobWishes => ({
  ...presentSharedWishes(row),
  salaryMin: row.salary_min,
  updated: row.updated_at.toISOString(),
});

/** The answer for a talent who never saved any wishes. */
export const noJobWishes: JobWishes = {
  roles: [],
  place: null,
  workplaces: [],
  remoteShare: null,
  contracts: [],
  hours: [],
  weeklyHoursMin: null,
  weeklyHoursMax: null,
  noticeDays: null,
  permits: [],
  salaryMin: null,
  labels: {},
  updated: null,
};

/** The columns of what a talent sends. */
export function wishColumns({ place, ...draft }: JobWishesDraft) {
  const { km, ...where } = place ?? {};
  return {
    roles: [...draft.roles],
    place: place && JSON.stringify(where),
    radius_km: km ?? null,
    workplaces: [...draft.workplaces],
    remote_share: draft.remoteShare,
    contracts: [...draft.contracts],
    hours: [...draft.hours],
    weekly_hours_min: draft.weeklyHoursMin,
    weekly_hours_max: draft.weeklyHoursMax,
    salary_min: draft.salaryMin,
    notice_days: draft.noticeDays,
    permits: [...draft.permits],
  };
}
