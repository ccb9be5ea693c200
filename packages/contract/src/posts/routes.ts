import { z } from "zod";
import { byId, id, instant } from "../kernel/fields.ts";
import { defineRoute, nothing } from "../kernel/route.ts";
import { pageOf } from "../kernel/search.ts";
import { postLimits } from "./limits.ts";
import { author, likeState, liking, newPost, post, postChange, postDraft, postVersion, spoken } from "./schema.ts";

const create = {
  method: "POST",
  once: true,
  body: newPost,
  response: post,
  errors: [
    "channel.notFound",
    "channel.notMember",
    "jobPost.notFound",
    "link.nothingToShow",
    "file.notFound",
    "post.tooMany",
    "account.tooNew",
  ],
} as const;
const edit = {
  method: "PATCH",
  params: byId,
  body: postChange,
  response: post,
  errors: [
    "post.notFound",
    "post.changedMeanwhile",
    "jobPost.notFound",
    "link.nothingToShow",
    "file.notFound",
    "account.tooNew",
  ],
} as const;
const like = {
  method: "POST",
  params: byId,
  body: liking,
  limit: { per: "minute", max: postLimits.likesPerMinute },
  response: likeState,
  errors: ["post.notFound"],
} as const;
const likes = {
  method: "GET",
  params: byId,
  query: z.object({
    page: z.coerce.number().int().min(0).default(0),
    size: z.coerce.number().int().min(1).max(100).default(30),
  }),
  response: pageOf(author.extend({ id })),
  errors: ["post.notFound"],
} as const;
const remove = { method: "DELETE", params: byId, response: nothing, errors: ["post.notFound"] } as const;
const voiceOf = z.object({ spaceId: id.optional() });

export const postRoutes = {
  create: defineRoute({
    ...create,
    path: "/public/post/create",
    area: "public",
    verified: true,
    summary: "Create a post as the caller",
  }),
  edit: defineRoute({
    ...edit,
    path: "/public/post/edit-post/{id}",
    area: "public",
    summary: "Edit a post of the caller; earlier versions are kept",
  }),
  like: defineRoute({
    ...like,
    path: "/public/post/{id}/like",
    area: "public",
    summary: "Like or unlike a post; idempotent",
  }),
  likes: defineRoute({
    ...likes,
    path: "/public/post/{id}/likes",
    area: "public",
    summary: "List the people who like a post, newest first",
  }),
  remove: defineRoute({ ...remove, path: "/public/post/{id}", area: "public", summary: "Delete a post of the caller" }),
  read: defineRoute({
    method: "GET",
    path: "/public/post/{id}",
    area: "public",
    guests: true,
    params: byId,
    summary: "Get a post, if the caller may see it",
    response: post,
    errors: ["post.notFound"],
  }),
  versions: defineRoute({
    method: "GET",
    path: "/public/post/{id}/versions",
    area: "public",
    params: byId,
    summary: "List earlier versions of a post, for its author and administrators",
    response: z.array(postVersion),
    errors: ["post.notFound"],
  }),
  draft: defineRoute({
    method: "GET",
    path: "/public/post/draft",
    area: "public",
    query: voiceOf,
    summary: "Get the caller's draft of a post, personal or for a Space",
    response: z.object({ draft: postDraft.nullable(), at: instant.nullable() }),
    errors: [],
  }),
  keepDraft: defineRoute({
    method: "PUT",
    path: "/public/post/draft",
    area: "public",
    query: voiceOf,
    body: postDraft,
    summary: "Save a draft of a post; an empty draft is deleted",
    response: nothing,
    errors: [],
  }),
};

/**
 * Routes with which recruiters and owners post on behalf of a Space. Likes have no such route, because a like always belongs to a
 * person.
 */
export const spacePostRoutes = {
  create: defineRoute({
    ...create,
    path: "/post/create",
    area: "member",
    forSpace: true,
    verified: true,
    summary: "Create a post on behalf of a Space",
  }),
  edit: defineRoute({
    ...edit,
    path: "/post/edit-post/{id}",
    area: "member",
    forSpace: true,
    summary: "Edit a post of the Space",
  }),
  like: defineRoute({
    ...like,
    path: "/post/{id}/like",
    area: "member",
    forSpace: true,
    summary: "Like or unlike a post as the person who is signed in",
  }),
  likes: defineRoute({
    ...likes,
    path: "/post/{id}/likes",
    area: "member",
    forSpace: true,
    summary: "List the people who like a post, newest first",
  }),
  remove: defineRoute({
    ...remove,
    path: "/post/{id}",
    area: "member",
    forSpace: true,
    summary: "Delete a post of the Space",
  }),
};

const history = z
  .object({
    at: instant,
    by: z.string().nullable(),
    why: z.string().nullable(),
    before: z.record(z.string(), z.unknown()).nullable(),
    after: z.record(z.string(), z.unknown()).nullable(),
  })
  .meta({ id: "HistoryEntry" });
export const historyOf = z.array(history);

/** Routes for administrators: they post on behalf of the installation and have access to every post. */
export const adminPostRoutes = {
  create: defineRoute({
    ...create,
    path: "/admin/post/create",
    area: "admin",
    summary: "Create a post on behalf of the installation",
  }),
  edit: defineRoute({ ...edit, path: "/admin/post/edit-post/{id}", area: "admin", summary: "Edit any post" }),
  like: defineRoute({
    ...like,
    path: "/admin/post/{id}/like",
    area: "admin",
    summary: "Like or unlike a post as the person who is signed in",
  }),
  likes: defineRoute({ ...likes, path: "/admin/post/{id}/likes", area: "admin", summary: "List likes of any post" }),
  change: defineRoute({
    method: "PATCH",
    path: "/admin/post/{id}",
    area: "admin",
    params: byId,
    reasoned: true,
    body: z.strictObject({ text: spoken(postLimits.text.max), version: z.int() }),
    summary: "Redact any post with a reason; earlier versions are kept",
    response: post,
    errors: ["post.notFound", "post.changedMeanwhile"],
  }),
  remove: defineRoute({
    ...remove,
    path: "/admin/post/{id}",
    area: "admin",
    reasoned: true,
    summary: "Delete any post permanently",
  }),
  read: defineRoute({
    method: "GET",
    path: "/admin/post/{id}",
    area: "admin",
    params: byId,
    summary: "Get any post, including disabled ones",
    response: post,
    errors: ["post.notFound"],
  }),
  history: defineRoute({
    method: "GET",
    path: "/admin/post/{id}/history",
    area: "admin",
    params: byId,
    summary: "List the changes of a post",
    response: historyOf,
    errors: ["post.notFound"],
  }),
  enable: defineRoute({
    method: "PATCH",
    path: "/admin/post/{id}/enabled/{flag}",
    area: "admin",
    reasoned: true,
    params: z.object({ id, flag: z.enum(["true", "false"]) }),
    summary: "Hide a post from everybody but its author, or show it again",
    response: post,
    errors: ["post.notFound"],
  }),
};
