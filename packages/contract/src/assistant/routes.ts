import { z } from "zod";
import { byId, id } from "../kernel/fields.ts";
import { defineRoute, nothing } from "../kernel/route.ts";
import { assistantAbout, assistantEvent, assistantOpening, assistantQuestion, assistantReply } from "./schema.ts";

export const assistantRoutes = {
  ask: defineRoute({
    method: "POST",
    path: "/ai/get-resume-assistant-response",
    area: "any",
    inSteps: true,
    body: assistantQuestion,
    streams: assistantEvent,
    limit: { per: "minute", max: 60 },
    summary: "Ask about resumes that I may see: the answer quotes their lines, or states that they do not say",
    response: assistantReply,
    errors: ["ai.switchedOff", "ai.optedOut", "assistant.failed"],
  }),
  open: defineRoute({
    method: "GET",
    path: "/ai/conversation",
    area: "any",
    inSteps: true,
    query: z.object({
      about: assistantAbout,
      id,
      spaceId: id.optional(),
      language: z.enum(["it", "en"]).default("it"),
    }),
    summary: "Get my conversation about this topic, and suggested questions",
    response: assistantOpening,
    errors: ["ai.switchedOff", "ai.optedOut"],
  }),
  forget: defineRoute({
    method: "DELETE",
    path: "/ai/conversation/{id}",
    area: "any",
    params: byId,
    summary: "Delete my conversation",
    response: nothing,
    errors: ["assistant.conversationNotFound"],
  }),
};
