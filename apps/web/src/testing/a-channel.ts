import type { Channel } from "@orbita/contract";

/** An open channel, as a user who is not a member sees it. */
export const aChannel = (fields: Partial<Channel> = {}): Channel => ({
  id: "01938b3c-7a10-7c3e-9d1f-2b6a5c4d3030",
  name: "cantieri-e-porti",
  url: "cantieri-e-porti",
  description: "Gru, banchine, turni, sicurezza. Anche chi scrive il software.",
  rules: ["Niente nomi di colleghi senza permesso.", "Le foto in banchina: mai volti riconoscibili."],
  type: "open",
  topic: "trade",
  cover: null,
  members: 1_204,
  postsThisWeek: 18,
  lastPost: new Date(Date.now() - 2 * 3_600_000).toISOString(),
  moderators: [],
  me: null,
  may: { read: true, write: false, moderate: false },
  enabled: true,
  version: 1,
  created: "2026-01-01T00:00:00.000Z",
  ...fields,
});

export const asMember = (role: "member" | "moderator" = "member"): Partial<Channel> => ({
  me: { state: "member", role, notices: "mentions" },
  may: { read: true, write: true, moderate: role === "moderator" },
});
