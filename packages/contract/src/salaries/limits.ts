/** The rules of the salary compass. Define them only here; its page states them. */
export const salaryLimits = {
  /** The smallest group of jobs about which a figure is published, and the smallest number of Spaces that they come from. */
  ads: 5,
  spaces: 3,
  /** The number of years with figures, including the current one. */
  years: 5,
  /** The weekly hours to which every salary is converted. */
  weeklyHours: 40,
  /** Figures are rounded to multiples of this number of euros. */
  rounding: 100,
  /** Maximum number of suggested roles. */
  roles: 12,
} as const;
