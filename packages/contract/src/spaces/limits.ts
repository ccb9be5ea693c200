/** The numbers of specification §5 and product decisions; they stand here and nowhere else. */
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
  /** How long the link of an invitation is good. */
  invitationDays: 7,
  /** Open at a time, so that nobody mails a city in our name. */
  invitations: 50,
} as const;

/** Words that a Space cannot take as its address, because the product uses them. */
export const reservedSpaceUrls: readonly string[] = ["admin", "orbita", "space", "spaces", "jobs", "work", "support"];
