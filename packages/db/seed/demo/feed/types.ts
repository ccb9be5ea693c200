import type { ChannelTopic, ChannelType } from "@orbita/contract";
import type { SpaceKey } from "../types.ts";

export type DemoChannel = {
  /** Also its name. */
  readonly url: string;
  readonly type?: ChannelType;
  readonly topic: ChannelTopic;
  readonly description: string;
  readonly rules?: readonly string[];
  /** The share of demo users who are members. */
  readonly share: number;
  /** Usernames; without any, the system account moderates it. */
  readonly moderators?: readonly string[];
  readonly asked?: readonly string[];
  readonly invited?: readonly string[];
  /** Giulia is a member and has this many unread posts. */
  readonly giulia?: number;
};

/** Days ago and the time in Italy: "0 11:30" is today. */
export type When = `${number} ${number}:${number}`;

/** The author: a username, a Space, or "house". */
export type By = string | { readonly space: SpaceKey };

export type DemoComment = {
  readonly by: By;
  readonly at: When;
  readonly text: string;
  readonly likes?: number;
  readonly answers?: readonly DemoComment[];
};

export type DemoFeedPost = {
  readonly channel?: string;
  readonly by: By;
  readonly at: When;
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

type DemoPostTuple = readonly [by: By, at: When, likes: number, text: string, comments?: readonly DemoComment[]];

/** The posts of a channel, one per line. */
export const saidIn = (channel: string | undefined, lines: readonly DemoPostTuple[]): DemoFeedPost[] =>
  lines.map(([by, at, likes, text, comments = []]) => ({
    ...(channel !== undefined && { channel }),
    by,
    at,
    likes,
    text,
    comments,
  }));

export const comment = (by: By, at: When, text: string, likes = 0): DemoComment => ({ by, at, text, likes });
