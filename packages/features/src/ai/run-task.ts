import type { AiRequest, AiResponse, AssistantEvent } from "@orbita/contract";
import { ask } from "../assistant/index.ts";
import { draftDescription, translateDescription } from "../job-descriptions/index.ts";
import type { StepCtx } from "../kernel/ctx.ts";

/** Only dispatches: each task is a use case of its own feature. */
export async function runTask(ctx: StepCtx<AssistantEvent>, asked: AiRequest): Promise<AiResponse> {
  switch (asked.task) {
    case "assistant":
      return { task: asked.task, output: await ask(ctx, asked.input) };
    case "jobPostDescription":
      return { task: asked.task, output: await draftDescription(ctx, asked.input) };
    case "translateDescription":
      return { task: asked.task, output: await translateDescription(ctx, asked.input) };
  }
}
