/** The numbers of specification §5 and product decisions; they stand here and nowhere else. */
export const spaceLimits = {
  name: { min: 2, max: 80 },
  url: { min: 4, max: 25 },
  slots: { free: 3, premium: 10 },
} as const;

/** Words that a Space cannot take as its address, because the product uses them. */
export const reservedSpaceUrls: readonly string[] = ["admin", "orbita", "space", "spaces", "jobs", "work", "support"];
