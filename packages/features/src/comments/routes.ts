import type { commentRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { changeComment } from "./change-comment.ts";
import { createComment } from "./create-comment.ts";
import { likeComment, listLikes } from "./like-comment.ts";
import { listComments, readComment, readCommentHistory } from "./list-comments.ts";
import { enableComment, redactComment } from "./redact-comment.ts";
import { eraseComment, removeComment } from "./remove-comment.ts";

export const commentHandlers: Handlers<typeof commentRoutes> = {
  create: (ctx, { params, body }) => createComment(ctx, params, body),
  list: (ctx, { params, query }) => listComments(ctx, params, query),
  change: (ctx, { params, body }) => changeComment(ctx, params, body),
  remove: (ctx, { params }) => removeComment(ctx, params),
  like: (ctx, { params, body }) => likeComment(ctx, params, body),
  likes: (ctx, { params, query }) => listLikes(ctx, params, query),
  read: (ctx, { params }) => readComment(ctx, params),
  redact: (ctx, { params, body }) => redactComment(ctx, params, body),
  erase: (ctx, { params }) => eraseComment(ctx, params),
  history: (ctx, { params }) => readCommentHistory(ctx, params),
  enable: (ctx, { params }) => enableComment(ctx, { id: params.id, enabled: params.flag === "true" }),
};
