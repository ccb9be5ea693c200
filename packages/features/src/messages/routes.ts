import type { messageRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { listThreads, markThread, readThread, readUnreadThreads } from "./list-threads.ts";
import { sendMessage } from "./send-message.ts";
import { addTemplate, changeTemplate, draftMessage, listTemplates, removeTemplate } from "./templates.ts";

export const messageHandlers: Handlers<typeof messageRoutes> = {
  mine: (ctx, { query }) => listThreads(ctx, "talent", query),
  myUnread: (ctx) => readUnreadThreads(ctx, "talent"),
  readMine: (ctx, { params, query }) => readThread(ctx, "talent", params.id, query),
  sendMine: (ctx, { params, body }) => sendMessage(ctx, "talent", params.id, body),
  markMine: (ctx, { params, body }) => markThread(ctx, "talent", params.id, body.seq),
  list: (ctx, { query }) => listThreads(ctx, "space", query),
  unread: (ctx) => readUnreadThreads(ctx, "space"),
  read: (ctx, { params, query }) => readThread(ctx, "space", params.id, query),
  send: (ctx, { params, body }) => sendMessage(ctx, "space", params.id, body),
  mark: (ctx, { params, body }) => markThread(ctx, "space", params.id, body.seq),
  draft: (ctx, { params, body }) => draftMessage(ctx, params.id, body),
  templates: (ctx) => listTemplates(ctx),
  addTemplate: (ctx, { body }) => addTemplate(ctx, body),
  changeTemplate: (ctx, { params, body }) => changeTemplate(ctx, params.id, body),
  removeTemplate: (ctx, { params }) => removeTemplate(ctx, params.id),
};
