import { z } from "zod";
import { byId, id } from "../kernel/fields.ts";
import { defineRoute, nothing } from "../kernel/route.ts";
import { pageOf } from "../kernel/search.ts";
import { postLimits } from "../posts/limits.ts";
import { historyOf } from "../posts/routes.ts";
import { author, likeState, liking } from "../posts/schema.ts";
import { comment, commentChange, newComment } from "./schema.ts";

const one = z.object({ id, commentId: id });

export const commentRoutes = {
  create: defineRoute({
    method: "POST",
    path: "/public/comment/{id}/comments",
    area: "public",
    once: true,
    verified: true,
    params: byId,
    body: newComment,
    summary: "Comment on a post, or reply to a comment",
    response: comment,
    errors: ["post.notFound", "comment.notFound", "comment.tooMany", "account.tooNew"],
  }),
  list: defineRoute({
    method: "GET",
    path: "/public/comment/{id}/comments",
    area: "public",
    guests: true,
    params: byId,
    query: z.object({
      cursor: z.string().max(200).optional(),
      size: z.coerce.number().int().min(1).max(100).default(30),
    }),
    summary: "List the comments on a post, oldest first, each with its replies",
    response: z.object({ content: z.array(comment), cursor: z.string().nullable(), total: z.int() }),
    errors: ["post.notFound"],
  }),
  change: defineRoute({
    method: "PATCH",
    path: "/public/comment/{id}/comments/{commentId}",
    area: "public",
    params: one,
    body: commentChange,
    summary: "Change my comment",
    response: comment,
    errors: ["post.notFound", "comment.notFound", "comment.changedMeanwhile", "account.tooNew"],
  }),
  remove: defineRoute({
    method: "DELETE",
    path: "/public/comment/{id}/comments/{commentId}",
    area: "public",
    params: one,
    summary: "Remove my comment; replies to it stay",
    response: nothing,
    errors: ["post.notFound", "comment.notFound"],
  }),
  like: defineRoute({
    method: "POST",
    path: "/public/comment/{id}/comments/{commentId}/like",
    area: "public",
    params: one,
    body: liking,
    limit: { per: "minute", max: postLimits.likesPerMinute },
    summary: "Like or unlike a comment; idempotent",
    response: likeState,
    errors: ["post.notFound", "comment.notFound"],
  }),
  likes: defineRoute({
    method: "GET",
    path: "/public/comment/{id}/comments/{commentId}/likes",
    area: "public",
    params: one,
    query: z.object({
      page: z.coerce.number().int().min(0).default(0),
      size: z.coerce.number().int().min(1).max(100).default(30),
    }),
    summary: "List the likes of a comment, newest first",
    response: pageOf(author.extend({ id })),
    errors: ["post.notFound", "comment.notFound"],
  }),
  read: defineRoute({
    method: "GET",
    path: "/admin/comment/{id}",
    area: "admin",
    params: byId,
    summary: "Get any comment, including disabled ones",
    response: comment,
    errors: ["comment.notFound"],
  }),
  redact: defineRoute({
    method: "PATCH",
    path: "/admin/comment/{id}",
    area: "admin",
    params: byId,
    reasoned: true,
    body: commentChange,
    summary: "Remove words from any comment, with a reason",
    response: comment,
    errors: ["comment.notFound", "comment.changedMeanwhile"],
  }),
  erase: defineRoute({
    method: "DELETE",
    path: "/admin/comment/{id}",
    area: "admin",
    reasoned: true,
    params: byId,
    summary: "Delete any comment permanently, with its replies",
    response: nothing,
    errors: ["comment.notFound"],
  }),
  history: defineRoute({
    method: "GET",
    path: "/admin/comment/{id}/history",
    area: "admin",
    params: byId,
    summary: "Get the history of a comment",
    response: historyOf,
    errors: ["comment.notFound"],
  }),
  enable: defineRoute({
    method: "PATCH",
    path: "/admin/comment/{id}/enabled/{flag}",
    area: "admin",
    reasoned: true,
    params: z.object({ id, flag: z.enum(["true", "false"]) }),
    summary: "Hide a comment from everyone but its author, or show it again",
    response: comment,
    errors: ["comment.notFound"],
  }),
};
