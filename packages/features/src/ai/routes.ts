import type { aiRoutes, AiRequest, AiResponse, AssistantEvent } from "@orbita/contract";
import { askAssistant } from "../assistant/index.ts";
import { draftDescription, translateDescription } from "../job-descriptions/index.ts";
import type { StepCtx } from "../kernel/ctx.ts";
import type { Handlers } from "../kernel/handlers.ts";
import { assessOwnResume } from "../suggestions/index.ts";

/** Runs the AI task that a request names; each task is a use case of its own feature. */
async function runTask(ctx: StepCtx<AssistantEvent>, asked: AiRequest): Promise<AiResponse> {
  switch (asked.task) {
    case "assistant":
      return { task: asked.task, output: await askAssistant(ctx, asked.input) };
    case "jobPostDescription":
      return { task: asked.task, output: await draftDescription(ctx, asked.input) };
    case "translateDescription":
      return { task: asked.task, output: await translateDescription(ctx, asked.input) };
    case "criticalSummary":
      return { task: asked.task, output: await assessOwnResume(ctx, asked.task, asked.input) };
    case "interviewQuestions":
      return { task: asked.task, output: await assessOwnResume(ctx, asked.task, asked.input) };
  }
}

export const aiHandlers: Handlers<typeof aiRoutes> = { run: (ctx, { body }) => runTask(ctx, body) };
