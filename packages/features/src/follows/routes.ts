import type { followRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { listFollows, readFollowState } from "./list-follows.ts";
import { setFollow } from "./set-follow.ts";

export const followHandlers: Handlers<typeof followRoutes> = {
  list: (ctx, { query }) => listFollows(ctx, query),
  set: (ctx, { body }) => setFollow(ctx, body),
  state: (ctx, { body }) => readFollowState(ctx, body),
};
