/** Limits for Spaces, from specification §5 and from product decisions. Define them only here. */
export const spaceLimits = {
  name: { min: 2, max: 80 },
  url: { min: 4, max: 25 },
  headline: { max: 120 },
  description: { max: 3_000 },
  website: { max: 35 },
  year: { min: 1_700 },
  authorisation: { max: 40 },
  policyDescription: { max: 500 },
  street: { max: 120 },
  number: { max: 12 },
  locations: 50,
  legalName: { max: 160 },
  qualification: { max: 60 },
  slots: { free: 3, premium: 10 },
  /** How long the link of an invitation is valid. */
  invitationDays: 7,
  /** Maximum number of pending invitations, to prevent mass mailing from our domain. */
  invitations: 50,
} as const;

/** URL names that a Space cannot take because the product uses them. */
export const reservedSpaceUrls: readonly string[] = ["admin", "orbita", "space", "spaces", "jobs", "work", "support"];
