import type { adminPostRoutes, postRoutes, spacePostRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { createPost } from "./create-post.ts";
import { saveDraft, readDraft } from "./drafts.ts";
import { editPost } from "./edit-post.ts";
import { likePost, readLikes } from "./like-post.ts";
import { readPost, readPostHistory, readVersions } from "./read-post.ts";
import { enablePost, redactPost, removePost } from "./redact-post.ts";

export const postHandlers: Handlers<typeof postRoutes> = {
  create: (ctx, { body }) => createPost(ctx, "person", body),
  edit: (ctx, { params, body }) => editPost(ctx, "person", params, body),
  like: (ctx, { params, body }) => likePost(ctx, "person", params, body),
  likes: (ctx, { params, query }) => readLikes(ctx, "person", params, query),
  remove: (ctx, { params }) => removePost(ctx, "person", params),
  read: (ctx, { params }) => readPost(ctx, params),
  versions: (ctx, { params }) => readVersions(ctx, params),
  draft: (ctx, { query }) => readDraft(ctx, query),
  keepDraft: (ctx, { query, body }) => saveDraft(ctx, query, body),
};

export const spacePostHandlers: Handlers<typeof spacePostRoutes> = {
  create: (ctx, { body }) => createPost(ctx, "space", body),
  edit: (ctx, { params, body }) => editPost(ctx, "space", params, body),
  like: (ctx, { params, body }) => likePost(ctx, "space", params, body),
  likes: (ctx, { params, query }) => readLikes(ctx, "space", params, query),
  remove: (ctx, { params }) => removePost(ctx, "space", params),
};

export const adminPostHandlers: Handlers<typeof adminPostRoutes> = {
  create: (ctx, { body }) => createPost(ctx, "house", body),
  edit: (ctx, { params, body }) => editPost(ctx, "house", params, body),
  like: (ctx, { params, body }) => likePost(ctx, "house", params, body),
  likes: (ctx, { params, query }) => readLikes(ctx, "house", params, query),
  change: (ctx, { params, body }) => redactPost(ctx, params, body),
  remove: (ctx, { params }) => removePost(ctx, "house", params),
  read: (ctx, { params }) => readPost(ctx, params, { asAdmin: true }),
  history: (ctx, { params }) => readPostHistory(ctx, params),
  enable: (ctx, { params }) => enablePost(ctx, params),
};
