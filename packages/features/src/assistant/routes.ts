import type { assistantRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { askAssistant } from "./ask.ts";
import { forgetConversation, openAssistant } from "./open-assistant.ts";

export const assistantHandlers: Handlers<typeof assistantRoutes> = {
  ask: (ctx, { body }) => askAssistant(ctx, body),
  open: (ctx, { query }) => openAssistant(ctx, { ...query, spaceId: query.spaceId ?? null }),
  forget: (ctx, { params }) => forgetConversation(ctx, params),
};
