import { z } from "zod";
import { assistantEvent, assistantQuestion, assistantReply } from "../assistant/schema.ts";
import { jobDescription, jobDescriptionRequest, translation, translationRequest } from "../job-descriptions/schema.ts";
import { defineRoute } from "../kernel/route.ts";
import { assessment, assessmentRequest } from "../resumes/assessment.ts";

/** Every AI task that a client can run by name. Some tasks also have a route of their own, which behaves the same. */
export const aiRequest = z
  .discriminatedUnion("task", [
    z.strictObject({ task: z.literal("assistant"), input: assistantQuestion }),
    z.strictObject({ task: z.literal("jobPostDescription"), input: jobDescriptionRequest }),
    z.strictObject({ task: z.literal("translateDescription"), input: translationRequest }),
    z.strictObject({ task: z.literal("criticalSummary"), input: assessmentRequest }),
    z.strictObject({ task: z.literal("interviewQuestions"), input: assessmentRequest }),
  ])
  .meta({ id: "AiRequest" });
export type AiRequest = z.output<typeof aiRequest>;

export const aiResponse = z
  .discriminatedUnion("task", [
    z.object({ task: z.literal("assistant"), output: assistantReply }),
    z.object({ task: z.literal("jobPostDescription"), output: jobDescription }),
    z.object({ task: z.literal("translateDescription"), output: translation }),
    z.object({ task: z.literal("criticalSummary"), output: assessment }),
    z.object({ task: z.literal("interviewQuestions"), output: assessment }),
  ])
  .meta({ id: "AiResponse" });
export type AiResponse = z.output<typeof aiResponse>;

export const aiRoutes = {
  run: defineRoute({
    method: "POST",
    path: "/ai",
    area: "any",
    inSteps: true,
    body: aiRequest,
    streams: assistantEvent,
    limit: { per: "minute", max: 60 },
    summary: "Run a registered AI task by name",
    response: aiResponse,
    errors: ["ai.switchedOff", "ai.optedOut", "assistant.failed", "space.notFound", "resume.notFound"],
  }),
};
