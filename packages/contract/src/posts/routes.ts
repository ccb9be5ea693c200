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
    summary: "Say something, as oneself",
  }),
  edit: defineRoute({
    ...edit,
    path: "/public/post/edit-post/{id}",
    area: "public",
    summary: "Change what one said; what it said before is kept",
  }),
  like: defineRoute({
    ...like,
    path: "/public/post/{id}/like",
    area: "public",
    summary: "Like it, or no more; twice is once",
  }),
  likes: defineRoute({
    ...likes,
    path: "/public/post/{id}/likes",
    area: "public",
    summary: "Who likes it, the last first",
  }),
  remove: defineRoute({ ...remove, path: "/public/post/{id}", area: "public", summary: "Take away what one said" }),
  read: defineRoute({
    method: "GET",
    path: "/public/post/{id}",
    area: "public",
    guests: true,
    params: byId,
    summary: "One post, for who may see it",
    response: post,
    errors: ["post.notFound"],
  }),
  versions: defineRoute({
    method: "GET",
    path: "/public/post/{id}/versions",
    area: "public",
    params: byId,
    summary: "What it said before, for its author and for who runs the installation",
    response: z.array(postVersion),
    errors: ["post.notFound"],
  }),
  draft: defineRoute({
    method: "GET",
    path: "/public/post/draft",
    area: "public",
    query: voiceOf,
    summary: "What I began to write, as myself or for a Space",
    response: z.object({ draft: postDraft.nullable(), at: instant.nullable() }),
    errors: [],
  }),
  keepDraft: defineRoute({
    method: "PUT",
    path: "/public/post/draft",
    area: "public",
    query: voiceOf,
    body: postDraft,
    summary: "Keep it for later; an empty one is forgotten",
    response: nothing,
    errors: [],
  }),
};

/** In the name of a Space: what its recruiters and owners do. A like is a person's, whoever they act for. */
export const spacePostRoutes = {
  create: defineRoute({
    ...create,
    path: "/post/create",
    area: "member",
    forSpace: true,
    verified: true,
    summary: "Say something in the name of a Space",
  }),
  edit: defineRoute({
    ...edit,
    path: "/post/edit-post/{id}",
    area: "member",
    forSpace: true,
    summary: "Change what the Space said",
  }),
  like: defineRoute({
    ...like,
    path: "/post/{id}/like",
    area: "member",
    forSpace: true,
    summary: "Like it, as the person one is",
  }),
  likes: defineRoute({
    ...likes,
    path: "/post/{id}/likes",
    area: "member",
    forSpace: true,
    summary: "Who likes it, the last first",
  }),
  remove: defineRoute({
    ...remove,
    path: "/post/{id}",
    area: "member",
    forSpace: true,
    summary: "Take away what the Space said",
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

/** By who runs the installation: in its own name, and on everything that anybody said. */
export const adminPostRoutes = {
  create: defineRoute({
    ...create,
    path: "/admin/post/create",
    area: "admin",
    summary: "Say something in the name of the installation",
  }),
  edit: defineRoute({ ...edit, path: "/admin/post/edit-post/{id}", area: "admin", summary: "Change any post" }),
  like: defineRoute({
    ...like,
    path: "/admin/post/{id}/like",
    area: "admin",
    summary: "Like it, as the person one is",
  }),
  likes: defineRoute({ ...likes, path: "/admin/post/{id}/likes", area: "admin", summary: "Who likes any post" }),
  change: defineRoute({
    method: "PATCH",
    path: "/admin/post/{id}",
    area: "admin",
    params: byId,
    reasoned: true,
    body: z.strictObject({ text: spoken(postLimits.text.max), version: z.int() }),
    summary: "Take words out of any post, with a reason; what it said before is kept",
    response: post,
    errors: ["post.notFound", "post.changedMeanwhile"],
  }),
  remove: defineRoute({
    ...remove,
    path: "/admin/post/{id}",
    area: "admin",
    reasoned: true,
    summary: "Remove any post for good",
  }),
  read: defineRoute({
    method: "GET",
    path: "/admin/post/{id}",
    area: "admin",
    params: byId,
    summary: "Any post, disabled ones too",
    response: post,
    errors: ["post.notFound"],
  }),
  history: defineRoute({
    method: "GET",
    path: "/admin/post/{id}/history",
    area: "admin",
    params: byId,
    summary: "Who changed what in a post",
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
