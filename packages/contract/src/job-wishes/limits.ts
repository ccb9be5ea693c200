import { jobPostLimits } from "../job-posts/limits.ts";

/** Limits of what a talent looks for. Salary and weekly hours have the limits of job posts. */
export const jobWishLimits = {
  roles: { max: 10, code: 80 },
  radiusKm: { min: 1, max: 200, standard: 30 },
  /** The least share of remote work of a hybrid job, in percent. */
  remoteShare: jobPostLimits.officePresence,
  weeklyHours: jobPostLimits.weeklyHours,
  /** Gross per year, in euros. */
  salaryMin: { min: jobPostLimits.detailedSalary.min, max: jobPostLimits.salary.max },
  noticeDays: { min: 0, max: 365 },
} as const;
