import type { Channel, Comment, Post } from "@orbita/contract";
import type { EntityHistoryEntry, EntityRecord, StatementOfReasons } from "@orbita/contract/back-office/entity";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import type { RecordCalls, RecordRequest } from "./record-calls.ts";

type OwnHistoryEntry = Pick<EntityHistoryEntry, "at" | "by" | "why" | "before" | "after">;

/** Converts the history that a feature's own route returns, oldest first, to entity changes, newest first. */
const changesOf = (told: readonly OwnHistoryEntry[]): EntityHistoryEntry[] =>
  told.map((one) => ({ ...one, byId: one.by, what: null, details: {} })).toReversed();

/** Hides user content by deciding a moderation case, so that its author gets the reasons and can contest them. */
async function hideByCase(
  kind: "post" | "comment" | "channel",
  id: string,
  statement: StatementOfReasons | null,
): Promise<void> {
  const { id: caseId, version } = await answered(api().moderation.open({ body: { kind, id } }));
  if (!statement) return;
  const body = { ...statement, decision: "disabled" as const, version };
  await answered(api().moderation.decide({ params: { id: caseId }, body }));
}

const shown = (id: string) => ({ params: { id, flag: "true" as const } });

const ofPost = ({ id, version, text, author, channel, likes, comments, enabled, at, edited }: Post): EntityRecord => ({
  id,
  version,
  text,
  author: author.name,
  channel: channel?.name ?? null,
  channelId: channel?.id ?? null,
  likes,
  comments,
  enabled,
  created: at,
  edited,
});

const ofComment = ({ id, version, text, author, postId, enabled, at, edited }: Comment): EntityRecord => ({
  id,
  version,
  text,
  author: author?.name ?? null,
  postId,
  enabled,
  created: at,
  edited,
});

const ofChannel = (channel: Channel): EntityRecord => ({ ...channel, posts: null });

const post: RecordCalls = {
  read: async ({ id }) => ofPost(await answered(api().adminPosts.read({ params: { id } }))),
  history: async ({ id }) => changesOf(await answered(api().adminPosts.history({ params: { id } }))),
  change: ({ id, reason }, body) =>
    answered(api().adminPosts.change({ params: { id }, body: body as { text: string; version: number } }, { reason })),
  remove: ({ id, reason }) => answered(api().adminPosts.remove({ params: { id } }, { reason })),
  enable: ({ id, reason }, flag, statement) =>
    flag ? answered(api().adminPosts.enable(shown(id), { reason })) : hideByCase("post", id, statement),
};

const comment: RecordCalls = {
  read: async ({ id }) => ofComment(await answered(api().comments.read({ params: { id } }))),
  history: async ({ id }) => changesOf(await answered(api().comments.history({ params: { id } }))),
  change: ({ id, reason }, body) =>
    answered(api().comments.redact({ params: { id }, body: body as { text: string; version: number } }, { reason })),
  remove: ({ id, reason }) => answered(api().comments.erase({ params: { id } }, { reason })),
  enable: ({ id, reason }, flag, statement) =>
    flag ? answered(api().comments.enable(shown(id), { reason })) : hideByCase("comment", id, statement),
};

const channel: RecordCalls = {
  read: async ({ id }) => ofChannel(await answered(api().adminChannels.read({ params: { id } }))),
  history: async ({ id }) => changesOf(await answered(api().adminChannels.history({ params: { id } }))),
  // Never called: channels are edited in a form of their own, and `withOwnDetail` offers no `change` action for them.
  change: ({ id }: RecordRequest) => answered(api().adminChannels.read({ params: { id } })),
  remove: ({ id, reason }) => answered(api().adminChannels.remove({ params: { id } }, { reason })),
  enable: ({ id, reason }, flag, statement) =>
    flag ? answered(api().adminChannels.enable(shown(id), { reason })) : hideByCase("channel", id, statement),
};

/** API calls on posts, comments and channels, which have routes of their own instead of generated ones, behind the same interface. */
export const ownCalls: Readonly<Partial<Record<string, RecordCalls>>> = { post, comment, channel };
