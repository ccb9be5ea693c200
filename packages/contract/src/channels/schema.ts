import { z } from "zod";
import { id, instant, words } from "../kernel/fields.ts";
import { publicName } from "../kernel/names.ts";
import type { SearchFields } from "../kernel/search.ts";
import { channelLimits, reservedChannelUrls } from "./limits.ts";

/**
 * The type of a channel:
 * - `open`: everyone reads, members write.
 * - `onRequest`: everyone can find the channel, only members read it.
 * - `closed`: only invited people can find the channel.
 */
export const channelType = z.enum(["open", "onRequest", "closed"]);
export type ChannelType = z.output<typeof channelType>;
export const channelTopic = z.enum(["trade", "rights", "place", "other"]);
export type ChannelTopic = z.output<typeof channelTopic>;
export const channelNotices = z.enum(["all", "mentions", "none"]);

export const channelUrl = z
  .string()
  .trim()
  .toLowerCase()
  .normalize("NFC")
  .min(channelLimits.url.min)
  .max(channelLimits.url.max)
  .regex(/^[\p{Ll}\p{N}]+(?:-[\p{Ll}\p{N}]+)*$/u, "field.invalid")
  .refine((url) => !reservedChannelUrls.includes(url), { error: "field.invalid" });

const about = {
  name: publicName(channelLimits.name),
  description: z.string().trim().max(channelLimits.description.max),
  rules: z.array(words(channelLimits.rule)).max(channelLimits.rules),
};

const membership = z.object({
  state: z.enum(["member", "asked", "invited"]),
  role: z.enum(["member", "moderator"]),
  notices: channelNotices,
});

export const channel = z
  .object({
    id,
    ...about,
    url: z.string(),
    type: channelType,
    topic: channelTopic,
    cover: id.nullable(),
    members: z.int(),
    /** Number of posts in the last week; null if the viewer may not read the posts. */
    postsThisWeek: z.int().nullable(),
    lastPost: instant.nullable(),
    moderators: z.array(z.object({ id, name: z.string(), username: z.string(), hasPage: z.boolean() })),
    /** The viewer's membership; null if there is none. */
    me: membership.nullable(),
    may: z.object({ read: z.boolean(), write: z.boolean(), moderate: z.boolean() }),
    enabled: z.boolean(),
    version: z.int(),
    created: instant,
  })
  .meta({ id: "Channel" });
export type Channel = z.output<typeof channel>;

export const myChannel = z
  .object({ id, name: z.string(), url: z.string(), state: z.enum(["member", "asked", "invited"]), unread: z.int() })
  .meta({ id: "MyChannel" });
export type MyChannel = z.output<typeof myChannel>;

export const newChannel = z
  .strictObject({
    name: about.name,
    url: channelUrl,
    type: channelType.default("open"),
    topic: channelTopic,
    description: about.description.default(""),
    rules: about.rules.default([]),
  })
  .meta({ id: "NewChannel" });

/** The fields of a channel that its moderators may change; only administrators change the others. */
export const channelWords = z
  .strictObject({ description: about.description, rules: about.rules, coverId: id.nullable() })
  .partial()
  .extend({ version: z.int() })
  .meta({ id: "ChannelWords" });
export const channelChange = newChannel
  .extend({ coverId: id.nullable(), description: about.description, rules: about.rules, type: channelType })
  .partial()
  .extend({ version: z.int() })
  .meta({ id: "ChannelChange" });

export const channelMember = z
  .object({
    id,
    name: z.string(),
    username: z.string(),
    /** True if the viewer may open the member's page. */
    hasPage: z.boolean(),
    picture: id.nullable(),
    ...membership.omit({ notices: true }).shape,
    since: instant,
  })
  .meta({ id: "ChannelMember" });
export type ChannelMember = z.output<typeof channelMember>;

export const newProposal = z
  .strictObject({
    name: about.name,
    why: words(channelLimits.why),
    /** Usernames of the supporters. The proposer does not count as a supporter. */
    people: z.array(z.string().trim().min(1).max(50)).length(channelLimits.proposers),
  })
  .meta({ id: "NewChannelProposal" });
export const channelProposal = z
  .object({
    id,
    name: z.string(),
    why: z.string(),
    people: z.array(z.string()),
    by: z.object({ id, name: z.string(), username: z.string() }),
    state: z.enum(["open", "accepted", "declined"]),
    at: instant,
  })
  .meta({ id: "ChannelProposal" });
export type ChannelProposal = z.output<typeof channelProposal>;

export const channelFields = {
  name: "text",
  description: "text",
  topic: "keyword",
  type: "keyword",
  enabled: "boolean",
  members: "number",
  created: "date",
} as const satisfies SearchFields;
