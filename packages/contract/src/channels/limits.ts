export const channelLimits = {
  name: { min: 3, max: 40 },
  url: { min: 3, max: 40 },
  description: { max: 160 },
  rule: { max: 200 },
  rules: 10,
  why: { min: 20, max: 500 },
  /** How many must want to write in it before it is opened. */
  proposers: 3,
  /** Open proposals of one person. */
  proposals: 3,
  members: 100_000,
  /** Invitations that one person sends in a day. */
  invitationsPerDay: 50,
} as const;

/** Words that a channel cannot take as its address, because the product uses them. */
export const reservedChannelUrls: readonly string[] = ["all", "new", "proposals", "search", "mine"];
