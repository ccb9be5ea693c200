import type { ChannelTopic, ChannelType } from "@orbita/contract";
import type { SpaceKey } from "../types.ts";

export type DemoChannel = {
  /** The URL name of the channel, which is also its displayed name. */
  readonly url: string;
  readonly type?: ChannelType;
  readonly topic: ChannelTopic;
  readonly description: string;
  readonly rules?: readonly string[];
  /** The share of demo users who are members of the channel, from 0 to 1. */
  readonly share: number;
  /** Usernames of the moderators; without any, the system account moderates the channel. */
  readonly moderators?: readonly string[];
  readonly asked?: readonly string[];
  readonly invited?: readonly string[];
  /** Number of posts that the demo talent Giulia has not read; absent if she is not a member of the channel. */
  readonly giulia?: number;
};

/** The time at which a post or comment was written: days ago, and the time in Italy. "0 11:30" is today. */
export type DemoTime = `${number} ${number}:${number}`;

/** The author of a post or comment: a username, a Space, or "house" for the operator. */
export type DemoAuthor = string | { readonly space: SpaceKey };

export type DemoComment = {
  readonly by: DemoAuthor;
  readonly at: DemoTime;
  readonly text: string;
  readonly likes?: number;
  readonly answers?: readonly DemoComment[];
};

export type DemoFeedPost = {
  readonly channel?: string;
  readonly by: DemoAuthor;
  readonly at: DemoTime;
  readonly text: string;
  readonly likes: number;
  readonly giuliaLikes?: boolean;
  readonly job?: { readonly space: SpaceKey; readonly title: string };
  readonly preview?: {
    readonly url: string;
    readonly title: string;
    readonly description: string;
    readonly site: string;
  };
  readonly comments?: readonly DemoComment[];
};

type DemoPostTuple = readonly [
  by: DemoAuthor,
  at: DemoTime,
  likes: number,
  text: string,
  comments?: readonly DemoComment[],
];

/** Builds the posts of a channel from a table with one post per row. */
export const saidIn = (channel: string | undefined, lines: readonly DemoPostTuple[]): DemoFeedPost[] =>
  lines.map(([by, at, likes, text, comments = []]) => ({
    ...(channel !== undefined && { channel }),
    by,
    at,
    likes,
    text,
    comments,
  }));

export const comment = (by: DemoAuthor, at: DemoTime, text: string, likes = 0): DemoComment => ({
  by,
  at,
  text,
  likes,
});
