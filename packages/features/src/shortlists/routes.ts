import type { shortlistRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { exportShortlist } from "./export-shortlist.ts";
import { listShortlists, readShortlistEntries } from "./list-shortlists.ts";
import { putShortlistEntry, removeShortlistEntry } from "./put-shortlist-entry.ts";
import { createShortlist, removeShortlist, renameShortlist } from "./create-shortlist.ts";

export const shortlistHandlers: Handlers<typeof shortlistRoutes> = {
  list: (ctx) => listShortlists(ctx),
  create: (ctx, { body }) => createShortlist(ctx, body),
  rename: (ctx, { params, body }) => renameShortlist(ctx, params, body),
  remove: (ctx, { params }) => removeShortlist(ctx, params),
  entries: (ctx, { params, query }) => readShortlistEntries(ctx, params, query),
  put: (ctx, { params, body }) => putShortlistEntry(ctx, params, body),
  take: (ctx, { params }) => removeShortlistEntry(ctx, params),
  csv: (ctx, { params, query }) => exportShortlist(ctx, params, query),
};
