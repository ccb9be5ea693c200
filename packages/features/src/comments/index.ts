export { commentChanged } from "./events.ts";
export { findCommentLikesBy, findCommentsBy } from "./personal-data.ts";
export { commentHandlers } from "./routes.ts";
