export const channelLimits = {
  name: { min: 3, max: 40 },
  url: { min: 3, max: 40 },
  description: { max: 160 },
  rule: { max: 200 },
  rules: 10,
  why: { min: 20, max: 500 },
  /** The number of supporters, besides the proposer, that a channel needs before it is opened. */
  proposers: 3,
  /** Maximum number of open channel proposals per person. */
  proposals: 3,
  members: 100_000,
  /** Maximum number of channel invitations that a person may send per day. */
  invitationsPerDay: 50,
} as const;

/** URL names that a channel cannot take, because the product uses them. */
export const reservedChannelUrls: readonly string[] = ["all", "new", "proposals", "search", "mine"];
