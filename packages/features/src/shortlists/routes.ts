import type { shortlistRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { exportShortlist } from "./export-shortlist.ts";
import { listShortlists, readEntries } from "./read-shortlists.ts";
import { putEntry, takeEntry } from "./write-entry.ts";
import { createShortlist, removeShortlist, renameShortlist } from "./write-shortlist.ts";

export const shortlistHandlers: Handlers<typeof shortlistRoutes> = {
  list: (ctx) => listShortlists(ctx),
  create: (ctx, { body }) => createShortlist(ctx, body),
  rename: (ctx, { params, body }) => renameShortlist(ctx, params, body),
  remove: (ctx, { params }) => removeShortlist(ctx, params),
  entries: (ctx, { params, query }) => readEntries(ctx, params, query),
  put: (ctx, { params, body }) => putEntry(ctx, params, body),
  take: (ctx, { params }) => takeEntry(ctx, params),
  csv: (ctx, { params, query }) => exportShortlist(ctx, params, query),
};
